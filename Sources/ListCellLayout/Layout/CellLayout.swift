// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A row, header or footer with all its frames; frames inside are in the cell's own coordinates.
public struct CellLayout: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case row, header, footer }

    /// `0.2` for a row, `0.header`, `0.footer`.
    public var id: String
    public var kind: Kind
    /// In the list's coordinates.
    public var frame: CGRect
    /// The area between the accessories; UIKit's content view.
    public var contentView: CGRect
    public var image: ImageLayout?
    public var text: LabelLayout?
    public var secondaryText: LabelLayout?
    /// The control that the row is, in place of texts.
    @Boxed public var control: ControlLayout?
    /// From the leading to the trailing side.
    public var accessories: [AccessoryLayout]
    /// The line below the cell.
    public var separator: SeparatorLayout?
    /// The line above the cell.
    public var topSeparator: SeparatorLayout?
    /// The cell's own background, in front of the card.
    @Boxed public var background: BackgroundLayout?
    /// The opacity of the content, 0 to 1.
    public var alpha: CGFloat
    /// What the cell is going through, which some accessories show.
    public var state: CellState = []
    /// Where it stands among the rows of its card, which decides the corners of a background that fills it.
    public var isFirstInCard: Bool
    public var isLastInCard: Bool
}

/// Where an image stands and how it is drawn.
public struct ImageLayout: Hashable, Sendable {
    public var image: Image
    /// The drawn image, which may be larger than its slot.
    public var frame: CGRect
    /// The slot: leading margin, image.midY − height / 2, slot width, slot height; mirrored from right to left.
    public var reserved: CGRect
    /// The visible tile of a Settings icon that is smaller than its picture.
    public var tile: CGRect?
    /// The colour of symbols and of everything that takes the tint.
    public var tintColor: Color
    /// The symbol's size in points, scale included; nil where the image is no symbol.
    public var symbolPointSize: CGFloat?
    public var cornerRadius: CGFloat
    public var strokeWidth: CGFloat
    public var strokeColor: Color?
    /// Whether the picture is mirrored: a directional symbol in a right-to-left list.
    public var isMirrored: Bool
}

/// One line of a label where it is drawn.
public struct LineLayout: Hashable, Sendable {
    public var line: TextLine
    /// The left edge of the ink's advance, in the cell's coordinates, also from right to left.
    public var x: CGFloat
    /// In the cell's coordinates.
    public var baseline: CGFloat
}

/// A text in its lines.
public struct LabelLayout: Hashable, Sendable {
    /// What is shown, transform applied, before it is broken or shortened.
    public var string: String
    public var font: ResolvedFont
    public var color: Color
    /// As wide as the widest line rounded up to a pixel, or the whole space when centred or justified.
    public var frame: CGRect
    public var lines: [LineLayout]
    public var isTruncated: Bool
    public var isApproximate: Bool
    /// The x of the first line less the frame's, where text wraps under an image; otherwise 0.
    public var firstLineIndent: CGFloat
    /// How many points of space each line has where the text is justified; nil otherwise.
    public var justifiedWidth: CGFloat?
    /// The colours of the runs that the lines name by index, where the text has several; empty where it has one.
    public var runColors: [Color] = []

    public var firstBaseline: CGFloat { lines.first?.baseline ?? frame.maxY }
    public var lastBaseline: CGFloat { lines.last?.baseline ?? frame.maxY }
}

/// An accessory where it stands.
public struct AccessoryLayout: Hashable, Sendable {
    public var accessory: CellAccessory
    /// What the system reports: the system's view, the glyph or the control.
    public var frame: CGRect
    /// Where the glyph or control is drawn.
    public var glyphFrame: CGRect
    /// The slot the accessory is centred in.
    public var slot: CGRect
    public var tintColor: Color
    /// The text of a label or a badge.
    public var label: LabelLayout?
    /// What a control is made of that has a place of its own: segments, pills, a title.
    public var parts: [ControlPart] = []
    /// Whether the glyph is mirrored, as a chevron from right to left.
    public var isMirrored: Bool
    /// The line before a reorder glyph that follows another accessory.
    public var verticalSeparator: CGRect?
}

/// A line between rows.
public struct SeparatorLayout: Hashable, Sendable {
    public var frame: CGRect
    public var color: Color
}

/// A cell's own background.
public struct BackgroundLayout: Hashable, Sendable {
    public var frame: CGRect
    public var color: Color
    public var cornerRadius: CGFloat
    public var strokeColor: Color?
    public var strokeWidth: CGFloat
    public var strokeOutset: CGFloat
    /// nil where it is not seen.
    public var shadow: ShadowProperties?
    /// The image or own view, cut off at the background's edges.
    public var image: ImageLayout?
}
