// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// One line of text where it is drawn.
public struct TextRun: Hashable, Sendable {
    /// The characters with their recorded width.
    public var line: TextLine
    /// The font and its size, which the glyphs are drawn in.
    public var font: ResolvedFont
    /// The colour of the glyphs, the cell's opacity included.
    public var color: RGBA
    /// The left end of the line's baseline, in points.
    public var origin: CGPoint
    /// How much wider each space is drawn, in points: for justified text.
    public var extraSpace: CGFloat

    /// A line at a place, its spaces as wide as they are by default.
    public init(line: TextLine, font: ResolvedFont, color: RGBA, origin: CGPoint, extraSpace: CGFloat = 0) {
        self.line = line
        self.font = font
        self.color = color
        self.origin = origin
        self.extraSpace = extraSpace
    }
}
