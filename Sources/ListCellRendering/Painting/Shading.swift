// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What the pixels of a shape are painted with.
enum Shading: Sendable {
    case solid(PixelColor)
    /// A colour for each row from a first one; the last one holds for all rows below, the first for all above.
    case rows(first: Int, [PixelColor])
    /// Pixels of their own, premultiplied, and an opacity of 0 to 65,535; nothing is painted outside of them.
    case pixels(Surface, opacity: UInt32)
}
