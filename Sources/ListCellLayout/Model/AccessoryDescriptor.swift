// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// What all accessories of a kind have in common, apart from the value that one of them shows.
///
/// A class, since every accessory of every cell asks for the one of its kind.
final class AccessoryDescriptor: Sendable {
    /// The name in scene files and in the printed layout.
    let name: String
    /// The side it stands on; an own view says its own.
    let placement: CellAccessory.Placement
    /// When it is there, unless it says otherwise.
    let displayed: CellAccessory.DisplayedState
    /// The slot of a collection view's list that it is centred in; nil for its own width.
    let slot: Figure?
    /// From its outer edge to the row's edge in a SwiftUI list; nil for the row's own margin.
    let swiftUIMargin: SwiftUILength?
    /// Between it and the accessory before it in a SwiftUI list; nil for the gap of all others.
    let swiftUIGap: SwiftUILength?
    /// The tint, unless it says otherwise; nil for the list's.
    let tint: Color?
    let content: Content
    /// Whether a cell can have one at most.
    let isUnique: Bool
    /// Whether it points to the trailing side, and is mirrored in a right-to-left list.
    let isDirectional: Bool
    /// Whether a line stands before it where it follows another accessory.
    let standsBehindLine: Bool

    /// What is seen of an accessory, which decides how large it is.
    enum Content: Sendable {
        case glyph(GlyphDescriptor)
        /// A line of text.
        case text
        case control(ControlDescriptor)
        /// A view of a stated size.
        case view
    }

    /// A length of SwiftUI lists at large, and at an accessibility size where it differs there.
    struct SwiftUILength: Sendable {
        let large: GenerationFigure
        /// From the first accessibility size on it lies on the line to this one.
        var larger: (figure: GenerationFigure, size: ContentSizeCategory)?
    }

    init(
        _ name: String, placement: CellAccessory.Placement = .trailing,
        displayed: CellAccessory.DisplayedState = .always, slot: Figure? = nil,
        swiftUIMargin: SwiftUILength? = nil, swiftUIGap: SwiftUILength? = nil, tint: Color?, content: Content,
        isUnique: Bool = true, isDirectional: Bool = false, standsBehindLine: Bool = false
    ) {
        self.name = name
        self.placement = placement
        self.displayed = displayed
        self.slot = slot
        self.swiftUIMargin = swiftUIMargin
        self.swiftUIGap = swiftUIGap
        self.tint = tint
        self.content = content
        self.isUnique = isUnique
        self.isDirectional = isDirectional
        self.standsBehindLine = standsBehindLine
    }
}

/// The glyph of a kind: its symbol, what a cell's state makes of it, and its size.
struct GlyphDescriptor: Sendable {
    /// What the system reports as the size of a glyph, side bearings included, and the drawn glyph within it.
    enum Image: Sendable {
        /// Sizes at large that scale with the body size.
        case scaled(FigureSize, ink: FigureSize)
        /// The same up to XXXL; at accessibility sizes the image is on the line through a size at AX2.
        case onLine(FigureSize, atAX2: FigureSize, ink: FigureSize)
        /// The system's view of a chevron in a collection view's list, the chevron's image in a table; SwiftUI lists
        /// draw the one that opens a screen in a way of their own.
        case chevron(hasSwiftUIImage: Bool)
        /// The image of a symbol, at the large scale up to XXXL and at medium at accessibility sizes; ink and both
        /// side bearings in body point sizes.
        case editControl(ink: FigureSize, bearings: GenerationFigure)
    }

    let glyph: CellAccessory.Glyph
    let image: Image
    /// Whether it is turned while the cell is expanded.
    var turnsWhenExpanded = false
    /// The glyph of a cell that is not selected; nil for the same.
    var glyphWhenNotSelected: CellAccessory.Glyph?

    /// The glyph in a cell's state.
    func shown(in state: CellState) -> CellAccessory.Glyph {
        if let glyphWhenNotSelected, !state.contains(.selected) { return glyphWhenNotSelected }
        var glyph = glyph
        glyph.isTurned = turnsWhenExpanded && state.contains(.expanded)
        return glyph
    }
}

/// What all controls of a kind have in common.
struct ControlDescriptor: Sendable {
    /// Whether a row can be the control alone, which then is as wide as the space between the margins; the others keep
    /// their own size and stand beside a text.
    var fillsRow = false
    /// Whether a stated width is the control's own: it has none by itself.
    var takesStatedWidth = false
    /// Whether its parts are values to choose from or to change, each with a place of its own in what is printed.
    var hasItems = false
    /// The text sizes at which a row of a SwiftUI list of 26 was seen that is the control alone.
    var seenRows: [ContentSizeCategory] = []
}
