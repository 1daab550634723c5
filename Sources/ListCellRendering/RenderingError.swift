// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellShaping

/// Why a picture cannot be drawn.
public enum RenderingError: Error, Hashable, Sendable {
    /// A side is above the limit, or not a number of pixels at all; carries the size in pixels.
    case unsupportedSize(width: Double, height: Double, limit: Int)
    /// Text cannot be drawn.
    case font(FontError)
}

extension RenderingError: CustomStringConvertible {
    /// The error in one line.
    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height, let limit):
            "the picture would have \(DecimalText.exact(width.rounded())) × \(DecimalText.exact(height.rounded())) pixels; a side may have 1 to \(limit)"
        case .font(let error): error.description
        }
    }
}
