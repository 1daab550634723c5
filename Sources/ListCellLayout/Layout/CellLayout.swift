// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A row, header or footer with all its frames; frames inside are in the cell's own coordinates.
public struct CellLayout: Hashable, Sendable {
    // The elements stand behind references: few cells have all, and a list has many cells. The boxes are stored as such,
    // since an initialiser that takes boxes for wrapped properties copies the whole cell once more.
    var imageBox: Boxed<ImageLayout>
    var textBox: Boxed<LabelLayout>
    var secondaryTextBox: Boxed<LabelLayout>
    var controlBox: Boxed<ControlLayout>
    var backgroundBox: Boxed<BackgroundLayout>
    /// Where it stands in its list.
    public internal(set) var id: ID
    /// In the list's coordinates.
    public internal(set) var frame: CGRect
    /// The area between the accessories; UIKit's content view.
    public internal(set) var contentView: CGRect
    /// nil where the cell has none.
    public internal(set) var image: ImageLayout? {
        get { imageBox.wrappedValue }
        set { imageBox.wrappedValue = newValue }
    }
    /// nil where the cell has none.
    public internal(set) var text: LabelLayout? {
        get { textBox.wrappedValue }
        set { textBox.wrappedValue = newValue }
    }
    /// nil where the cell has none.
    public internal(set) var secondaryText: LabelLayout? {
        get { secondaryTextBox.wrappedValue }
        set { secondaryTextBox.wrappedValue = newValue }
    }
    /// The control that the row is, in place of texts.
    public internal(set) var control: ControlLayout? {
        get { controlBox.wrappedValue }
        set { controlBox.wrappedValue = newValue }
    }
    /// From the leading to the trailing side.
    public internal(set) var accessories: [AccessoryLayout]
    /// The line below the cell.
    public internal(set) var separator: SeparatorLayout?
    /// The line above the cell.
    public internal(set) var topSeparator: SeparatorLayout?
    /// The cell's own background, in front of the card.
    public internal(set) var background: BackgroundLayout? {
        get { backgroundBox.wrappedValue }
        set { backgroundBox.wrappedValue = newValue }
    }
    /// The opacity of the content, 0 to 1.
    public internal(set) var alpha: CGFloat
    /// What the cell is going through, which some accessories show.
    public internal(set) var state: CellState
    /// Where it stands among the rows of its card, which decides the corners of a background that fills it.
    public internal(set) var isFirstInCard: Bool
    /// Whether it is the last of its card.
    public internal(set) var isLastInCard: Bool

    /// Whether it is a row, a header or a footer.
    public var kind: Kind { id.kind }
}

/// Where an image stands and how it is drawn.
public struct ImageLayout: Hashable, Sendable {
    /// The picture, symbol or drawing.
    public internal(set) var image: Image
    /// The drawn image, which may be larger than its slot.
    public internal(set) var frame: CGRect
    /// The slot: leading margin, image.midY − height / 2, slot width, slot height; mirrored from right to left.
    public internal(set) var reserved: CGRect
    /// The visible tile of a Settings icon that is smaller than its picture.
    public internal(set) var tile: CGRect?
    /// The colour of symbols and of everything that takes the tint.
    public internal(set) var tintColor: Color
    /// The symbol's size in points, scale included; nil where the image is no symbol.
    public internal(set) var symbolPointSize: CGFloat?
    /// The symbol's weight; regular where the image is no symbol.
    public internal(set) var symbolWeight: FontWeight = .regular
    /// In points; 0 for none.
    public internal(set) var cornerRadius: CGFloat
    /// In points; 0 for none.
    public internal(set) var strokeWidth: CGFloat
    /// nil for the tint.
    public internal(set) var strokeColor: Color?
    /// Whether the picture is mirrored: a directional symbol in a right-to-left list.
    public internal(set) var isMirrored: Bool
}

/// One line of a label where it is drawn.
public struct LineLayout: Hashable, Sendable {
    /// The text of the line, and its width.
    public internal(set) var line: TextLine
    /// The left edge of the ink's advance, in the cell's coordinates, also from right to left.
    public internal(set) var x: CGFloat
    /// In the cell's coordinates.
    public internal(set) var baseline: CGFloat
}

/// A text in its lines.
public struct LabelLayout: Hashable, Sendable {
    /// What is shown, transform applied, before it is broken or shortened.
    public internal(set) var string: String
    /// What the text is drawn with; a smaller font than its properties say where it was shrunk to fit.
    public internal(set) var font: ResolvedFont
    /// The colour, which may be dynamic.
    public internal(set) var color: Color
    /// As wide as the widest line rounded up to a pixel, or the whole space when centred or justified.
    public internal(set) var frame: CGRect
    /// From top to bottom; at least one.
    public internal(set) var lines: [LineLayout]
    /// Whether part of the text is not shown.
    public internal(set) var isTruncated: Bool
    /// Whether a width is no recorded fact: another script, a fallback font.
    public internal(set) var isApproximate: Bool
    /// The x of the first line less the frame's, where text wraps under an image; otherwise 0.
    public internal(set) var firstLineIndent: CGFloat
    /// How many points of space each line has where the text is justified; nil otherwise.
    public internal(set) var justifiedWidth: CGFloat?
    /// The colours of the runs that the lines name by index, where the text has several; empty where it has one.
    public internal(set) var runColors: [Color] = []

    /// In the cell's coordinates.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? frame.maxY }
    /// In the cell's coordinates.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? frame.maxY }
}

/// An accessory where it stands.
public struct AccessoryLayout: Hashable, Sendable {
    /// What it is, as the cell states it.
    public internal(set) var accessory: CellAccessory
    /// What the system reports: the system's view, the glyph or the control.
    public internal(set) var frame: CGRect
    /// Where the glyph or control is drawn.
    public internal(set) var glyphFrame: CGRect
    /// The slot the accessory is centred in.
    public internal(set) var slot: CGRect
    /// The accessory's own tint, or that of its kind.
    public internal(set) var tintColor: Color
    /// The text of a label or a badge.
    @Boxed public internal(set) var label: LabelLayout?
    /// What a control is made of that has a place of its own: segments, pills, a title.
    public internal(set) var parts: [ControlPart] = []
    /// Whether the glyph is mirrored, as a chevron from right to left.
    public internal(set) var isMirrored: Bool
    /// The line before a reorder glyph that follows another accessory.
    public internal(set) var verticalSeparator: CGRect?
}

/// A line between rows.
public struct SeparatorLayout: Hashable, Sendable {
    /// In the cell's coordinates.
    public internal(set) var frame: CGRect
    /// The colour, which may be dynamic.
    public internal(set) var color: Color
}

/// A cell's own background.
public struct BackgroundLayout: Hashable, Sendable {
    /// In the cell's coordinates.
    public internal(set) var frame: CGRect
    /// The colour, which may be dynamic.
    public internal(set) var color: Color
    /// In points, at most half a side.
    public internal(set) var cornerRadius: CGFloat
    /// nil where there is no stroke.
    public internal(set) var strokeColor: Color?
    /// In points; 0 for none.
    public internal(set) var strokeWidth: CGFloat
    /// How far the stroke lies outside the frame, in points.
    public internal(set) var strokeOutset: CGFloat
    /// nil where it is not seen.
    public internal(set) var shadow: ShadowProperties?
    /// The image or own view, cut off at the background's edges.
    public internal(set) var image: ImageLayout?
}
