// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Pictures of a run that must not be written; the exit status is 2.
enum OutputError: Error, Equatable {
    /// A picture would take the place of a file that is none.
    case notReplaced(path: String)
    /// Two pictures of one run would have the same name.
    case sameName(path: String)
}

extension OutputError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notReplaced(let path):
            "\(printable(path)): cannot be written: a file that is no such picture is there, and it is kept"
        case .sameName(let path):
            "two pictures would be written to \(quotedPath(path)): draw scenes of one name in runs of their own"
        }
    }
}
