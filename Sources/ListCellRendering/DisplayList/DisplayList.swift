// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellShaping
import ListCellText

/// How text is drawn.
public enum TextDrawing: Sendable {
    /// Glyphs of the fonts there are.
    case glyphs(FontLibrary)
    /// A rounded bar for each word, as wide as the word: needs no font, and is the same on every machine.
    case blocks
}

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

/// A picture where it is drawn.
public struct Picture: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        case bitmap(Bitmap)
        case drawing(Drawing)
    }

    public var content: Content
    /// What takes the tint gets this colour.
    public var tint: RGBA
    /// 0 to 1.
    public var opacity: Double
    /// Whether left and right are exchanged.
    public var isMirrored: Bool

    public init(_ content: Content, tint: RGBA, opacity: Double = 1, isMirrored: Bool = false) {
        self.content = content
        self.tint = tint
        self.opacity = opacity
        self.isMirrored = isMirrored
    }
}

/// One thing to paint, over those before it.
public struct DisplayItem: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// The frame in one colour.
        case rectangle(RGBA)
        /// A shape in one colour, in the screen's points.
        case path(Path, FillRule, RGBA)
        /// The shadow of a shape.
        case shadow(Path, FillRule, Shadow)
        case picture(Picture)
        case text(TextRun)
        /// Restricts what follows to a shape within the frame, up to the matching `popClip`.
        case pushClip(Path)
        case popClip
    }

    /// What it belongs to: `0.2 text`.
    public var name: String
    /// Where it is painted, in points from the screen's top left corner; text may stick out of it by its font size.
    public var frame: CGRect
    public var content: Content

    public init(_ name: String, frame: CGRect, _ content: Content) {
        self.name = name
        self.frame = frame
        self.content = content
    }
}

/// What to paint, in order: a screen without any structure left.
public struct DisplayList: Hashable, Sendable {
    /// The screen, in points.
    public var size: CGSize
    /// The lowest point of the content, in points, safe area included.
    public var contentHeight: CGFloat
    public var traits: TraitCollection
    /// The colour behind everything.
    public var background: RGBA
    public var items: [DisplayItem]

    public init(
        size: CGSize, contentHeight: CGFloat, traits: TraitCollection, background: RGBA, items: [DisplayItem] = []
    ) {
        self.size = size
        self.contentHeight = contentHeight
        self.traits = traits
        self.background = background
        self.items = items
    }
}
