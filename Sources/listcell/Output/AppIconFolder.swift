// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellFiles

/// The folder of an app-icon set, written beside its place and put there whole.
struct AppIconFolder {
    /// The folder's real place, without links.
    private let path: String

    /// Checks that the place may be used.
    ///
    /// - Parameter input: The picture that the set is made from, which must not be replaced with it.
    init(_ given: String, input: String?) throws {
        var name = Substring(given)
        while name.count > 1 && name.hasSuffix("/") { name.removeLast() }
        guard name.hasSuffix(".appiconset"), name.split(separator: "/").last != ".appiconset" else {
            throw InputError.noAppIconSetName(given)
        }
        path = FileSystem.resolved(String(name))
        switch FileSystem.kind(path) {
        case .nothing: return
        case .folder: break
        case .file, .other: throw FileWritingError.system(path: given, SystemError(ENOTDIR))
        }
        if let input, FileSystem.resolved(input).hasPrefix(path + "/") { throw InputError.inputInside(folder: given) }
        guard let names = FileSystem.names(in: path) else {
            throw FileReadingError(path: given, .system(SystemError(EACCES)))
        }
        for name in names where !Self.isPart(name) || FileSystem.kind("\(path)/\(name)") == .folder {
            throw InputError.foreignFile(folder: given, name: name)
        }
    }

    private static func isPart(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["contents.json", ".ds_store"].contains(name)
            || [".png", ".jpg", ".jpeg"].contains { name.hasSuffix($0) }
    }
}

extension AppIconFolder {
    /// Writes the files; on failure the place is as it was.
    func write(_ files: [(name: String, bytes: [UInt8])]) throws(FileWritingError) {
        try AtomicFolder.write(files, at: path)
    }
}
