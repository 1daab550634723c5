// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellRendering

extension RenderingError {
    /// The error in one line.
    var message: String {
        switch self {
        case .unsupportedSize(let width, let height, let limit):
            "the picture would have \(spelled(width)) × \(spelled(height)) pixels; a side may have 1 to \(limit)"
        case .font(let error): error.message
        }
    }

    private func spelled(_ length: Double) -> String {
        Int(exactly: length.rounded()).map { "\($0)" } ?? "\(length)"
    }
}
