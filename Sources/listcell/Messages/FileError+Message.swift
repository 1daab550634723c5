// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension FileError {
    /// The error in one line.
    var message: String {
        switch self {
        case .unwritable(let path, let code): "\(printable(path)): cannot be written: \(Self.reason(code))"
        case .unreadable(let path, let code): "\(shownPath(path)): cannot be read: \(Self.reason(code))"
        case .missingFolder(let path, let folder):
            "\(printable(path)): cannot be written: there is no folder \(quotedPath(folder))"
        case .notReplaced(let path):
            "\(printable(path)): cannot be written: a file that is no such picture is there, and it is kept"
        case .sameName(let path):
            "two pictures would be written to \(quotedPath(path)): draw scenes of one name in runs of their own"
        }
    }

    /// Words for the error numbers that happen; `strerror` has those of the locale.
    static func reason(_ code: Int32) -> String {
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
        case EMFILE, ENFILE: "too many files are open"
        case EBADF: "it is closed"
        case EIO: "the device failed"
        default: "system error \(code)"
        }
    }
}
