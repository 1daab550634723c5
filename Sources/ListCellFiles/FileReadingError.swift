// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A file that cannot be read.
package struct FileReadingError: Error, Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        case system(SystemError)
        /// More bytes than a limit.
        case tooLarge(limit: Int)
    }

    /// The path as it was given; `-` for standard input.
    package var path: String
    package var cause: Cause

    package init(path: String, _ cause: Cause) {
        self.path = path
        self.cause = cause
    }
}

extension FileReadingError: CustomStringConvertible {
    package var description: String {
        switch cause {
        case .system(let error): "\(shownPath(path)): cannot be read: \(error)"
        case .tooLarge(let limit): "\(shownPath(path)): the file is larger than \(limit >> 20) MiB"
        }
    }
}
