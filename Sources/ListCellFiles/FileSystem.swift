// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the system says of paths, and its calls for reading and writing; all else that touches a file goes through it.
package enum FileSystem {
    /// What stands at a path, behind its links.
    package enum Kind: Sendable {
        case nothing, file, folder
        /// A pipe, a socket or a device: reading one may never end.
        case other
    }

    /// What stands at a path; nothing also where the way there is barred.
    package static func kind(_ path: String) -> Kind {
        switch status(of: path).map({ $0.st_mode & S_IFMT }) {
        case nil: .nothing
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// A path without symbolic links, `.` and `..`; something must be there.
    package static func realPath(_ path: String) throws(SystemError) -> String {
        guard let real = realpath(path, nil) else { throw .last }
        // realpath(3) allocates a string that ends with a 0 and is the caller's.
        defer { free(real) }
        return String(cString: real)
    }

    /// The real path; the path itself where there is nothing.
    package static func resolved(_ path: String) -> String { (try? realPath(path)) ?? path }

    /// The folder in which a path lies, by its words alone.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The names of what lies in a folder, sorted; nil where it cannot be read.
    package static func names(in folder: String) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// Whether a folder is there and may be read.
    package static func isReadableFolder(_ path: String) -> Bool {
        kind(path) == .folder && access(path, R_OK | X_OK) == 0
    }
}
