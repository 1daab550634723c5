// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// One line of text where it is drawn.
public struct TextRun: Hashable, Sendable {
    public var line: TextLine
    public var font: ResolvedFont
    public var color: RGBA
    /// The left end of the line's baseline, in points.
    public var origin: CGPoint
    /// How much wider each space is drawn, in points: for justified text.
    public var extraSpace: CGFloat

    public init(line: TextLine, font: ResolvedFont, color: RGBA, origin: CGPoint, extraSpace: CGFloat = 0) {
        self.line = line
        self.font = font
        self.color = color
        self.origin = origin
        self.extraSpace = extraSpace
    }
}
