// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A glyph and where its origin lies on the line.
public struct PositionedGlyph: Sendable {
    /// The outline in points at the run's size, y down, the origin on the baseline. Empty for a space.
    public var outline: Path
    /// From the line's left edge to the glyph's origin, in points.
    public var x: CGFloat
    /// From the baseline up (negative) or down, in points.
    public var y: CGFloat

    public init(outline: Path, x: CGFloat, y: CGFloat = 0) {
        self.outline = outline
        self.x = x
        self.y = y
    }
}

extension FontLibrary {
    /// The glyphs of a line in visual order, left to right, at the recorded advances.
    ///
    /// - Throws: `FontError` where no font has a glyph of the text, or none is installed.
    public func glyphs(
        of line: TextLine, font: ResolvedFont, direction: LayoutDirection, language: String
    ) throws(FontError) -> [PositionedGlyph] {
        []
    }
}

/// Why text cannot be drawn.
public enum FontError: Error, Hashable, Sendable {
    /// The drawing font is not installed; carries the name of the package that brings it.
    case missingFont(package: String)
    /// No font has glyphs for these characters.
    case missingGlyphs(characters: String)
    /// A font file that cannot be read.
    case unreadable(path: String)
}
