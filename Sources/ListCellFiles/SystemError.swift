// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Why the system refuses something, by its error number; its words are the same in every locale.
package struct SystemError: Error, Hashable, Sendable {
    package let code: Int32

    package init(_ code: Int32) { self.code = code }

    /// The error of the last call that failed.
    static var last: SystemError { SystemError(errno) }

    /// Whether there is nothing at the path.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether a folder is where a file is needed.
    package var isFolder: Bool { code == EISDIR }
}

extension SystemError: CustomStringConvertible {
    package var description: String {
        switch code {
        case EACCES, EPERM: "permission denied"
        case ENOENT: "there is no such file or folder"
        case ENOTDIR: "part of the path is no folder"
        case EISDIR: "it is a folder"
        case EEXIST: "there is a file of that name"
        case ENOSPC, EDQUOT: "the disk is full"
        case EFBIG: "it would be larger than a file may be"
        case EROFS: "the file system is read-only"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "too many symbolic links"
        case EMFILE, ENFILE: "too many files are open"
        case EBADF: "it is closed"
        case ENXIO, ENODEV: "there is no such device"
        case EIO: "the device failed"
        default: "system error \(code)"
        }
    }
}
