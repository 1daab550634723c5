// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A stretch of a text in a font of its own.
public struct FontRun: Hashable, Sendable {
    /// The stretch's length, in UTF-8 bytes.
    public var utf8Count: Int
    /// The font of the stretch.
    public var font: ResolvedFont

    /// A stretch of so many UTF-8 bytes.
    public init(utf8Count: Int, font: ResolvedFont) {
        self.utf8Count = utf8Count
        self.font = font
    }
}

/// A part of a line in one font.
public struct LineRun: Hashable, Sendable {
    /// What is shown of it.
    public var string: String
    /// The font it is drawn with.
    public var font: ResolvedFont
    /// Which of the request's runs the part belongs to; an ellipsis belongs to the run before it.
    public var index: Int
    /// From the line's beginning, in points, in the order of reading.
    public var x: CGFloat
    /// In points.
    public var width: CGFloat

    /// A part where it stands; `x` and `width` in points.
    public init(string: String, font: ResolvedFont, index: Int, x: CGFloat, width: CGFloat) {
        self.string = string
        self.font = font
        self.index = index
        self.x = x
        self.width = width
    }
}
