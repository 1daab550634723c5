// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A glyph and where its origin lies on the line.
public struct PositionedGlyph: Sendable {
    /// The outline in points at the run's size, y down, the origin on the baseline. Empty for a space.
    public var outline: Path
    /// From the line's left edge to the glyph's origin, in points.
    public var x: CGFloat
    /// From the baseline up (negative) or down, in points.
    public var y: CGFloat

    /// A glyph at a place of the line; `x` and `y` in points.
    public init(outline: Path, x: CGFloat, y: CGFloat = 0) {
        self.outline = outline
        self.x = x
        self.y = y
    }
}
