// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellShaping

/// Why a picture cannot be drawn.
public enum RenderingError: Error, Hashable, Sendable {
    /// A side is above the limit, or not a number of pixels at all; carries the size in pixels.
    case unsupportedSize(width: Double, height: Double, limit: Int)
    /// Text cannot be drawn.
    case font(FontError)
}
