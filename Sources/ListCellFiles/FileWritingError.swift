// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A file that cannot be written; what was there is as it was.
package enum FileWritingError: Error, Hashable, Sendable {
    case system(path: String, SystemError)
    /// The folder of a file is not there, and is not made.
    case missingFolder(path: String, folder: String)
}

extension FileWritingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .system(let path, let error): "\(printable(path)): cannot be written: \(error)"
        case .missingFolder(let path, let folder):
            "\(printable(path)): cannot be written: there is no folder \(quotedPath(folder))"
        }
    }
}
