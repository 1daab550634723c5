// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of accessories: slots, glyphs and controls.
public enum AccessoryMetrics {
    // MARK: Slots

    /// The slot of a disclosure indicator in a collection view's list.
    public static let disclosureSlot = Figure(
        "slot of a disclosure indicator", 14, .measured, "content view 30 before the edge with a chevron")
    /// The slot of a checkmark there.
    public static let checkmarkSlot = Figure(
        "slot of a checkmark", 24, .measured, "content view 40 before the edge with a checkmark")
    /// The slot of the other system accessories there.
    public static let systemSlot = Figure(
        "slot of another system accessory", 24, .reported, "list cells; measured for a checkmark only")
    /// Between two trailing accessories.
    public static let trailingGap = Figure(
        "gap between trailing accessories", 8, .measured, "content view 62 before the edge with two")
    /// Between a reorder glyph with a line before it and the accessory before that.
    public static let reorderGap = Figure(
        "gap before a reorder glyph with its line", 17, .reported, "list cells, compared with UIKit")
    /// From the line before a reorder glyph to the glyph's slot.
    public static let verticalSeparatorOffset = Figure(
        "line before a reorder glyph to the glyph", 9, .reported, "list cells, compared with UIKit")
    /// The thickness of that line.
    public static let verticalSeparatorWidth = Figure(
        "thickness of the line before a reorder glyph", 1, .reported, "list cells, compared with UIKit")
    /// The height of that line.
    public static let verticalSeparatorHeight = Figure(
        "height of the line before a reorder glyph", 24, .assumed, "as its slot is wide")
    /// Between two leading accessories.
    public static let leadingGap = Figure(
        "gap between leading accessories", 16, .reported, "leading accessories of a list cell")

    /// From a label or badge of a SwiftUI list to the chevron after it.
    public static let swiftUIChevronGap = GenerationFigure(
        "gap before a SwiftUI chevron", (11, .assumed, "about 11 in a picture at M, iOS 18"),
        (38.0 / 3, .measured, "ends 38.0 before the edge at L, iOS 26 and 27"))
    /// The same at AX5.
    public static let swiftUIChevronGapAX5 = GenerationFigure(
        "gap before a SwiftUI chevron at AX5", (67.0 / 3, .assumed, "as on iOS 27"),
        (67.0 / 3, .measured, "view frames, iOS 27"))

    // MARK: Views and controls

    private static let asOn26 = (certainty: Certainty.assumed, source: "as on iOS 26")

    /// The system's view of a disclosure indicator in a collection view's list at large.
    public static let disclosureView = FigureSize(
        "view of a disclosure indicator", (14, 14), .measured, "view frames, iOS 26.1", in18: asOn26)
    /// The same at AX2.
    public static let disclosureViewAX2 = FigureSize(
        "view of a disclosure indicator at AX2", (28.5, 28.5), .measured, "view frames, iOS 26.1", in18: asOn26)
    /// A checkmark at AX2.
    public static let checkmarkAX2 = FigureSize(
        "checkmark at AX2", (37.5, 34.5), .measured, "view frames, iOS 26.1", in18: asOn26)

    /// From a SwiftUI chevron to the row's edge.
    public static let swiftUIChevronMargin = GenerationFigure(
        "SwiftUI chevron to the edge", (20, .measured, "20 to 21 at M, iOS 18"),
        (18.333, .measured, "view frames, iOS 26.6"))
    /// The same at AX5.
    public static let swiftUIChevronMarginAX5 = GenerationFigure(
        "SwiftUI chevron to the edge at AX5", (74.0 / 3, .assumed, "as on iOS 27"),
        (74.0 / 3, .measured, "view frames, iOS 27"))
    /// From a SwiftUI switch to the row's edge.
    public static let swiftUISwitchMargin = GenerationFigure(
        "SwiftUI switch to the edge", (20, .assumed, "as the row margin"), (14, .measured, "view frames, iOS 26.6"))

    /// UISwitch.
    public static let switchSize = FigureSize(
        "switch", in18: ((51, 31), .measured, "pixels, iOS 15 to 17"),
        in26: ((63, 28), .measured, "view frames, iOS 26"))

    // MARK: Glyphs

    /// The width of a chevron's image in body point sizes; its height is a symbol's around `chevronInk`.
    public static let chevronWidth = GenerationFigure(
        "image of a chevron ÷ point size, width", (0.6, .assumed, "as on iOS 26"),
        (0.6, .measured, "10.333 at L, 9.667 at M, 14 at XXXL, 20 at AX2, iOS 26"))
    /// The image of a checkmark.
    public static let checkmarkImage = FigureSize(
        "checkmark", (19, 18), .measured, "view frames, iOS 26.1", in18: asOn26)
    /// The image of a pop-up menu's two chevrons.
    public static let popUpMenuImage = FigureSize("pop-up menu", (14, 18), .assumed, "not seen")
    /// The image of a detail button.
    public static let detailImage = FigureSize("detail", (24, 24), .assumed, "not seen")

    /// The drawn chevron in body point sizes, which is a SwiftUI list's whole chevron.
    public static let chevronInk = FigureSize(
        "ink of a chevron ÷ point size", (0.405, 0.7), .measured, "7 × 12 at L, 21.667 × 37.333 at AX5, iOS 27",
        in18: asOn26)
    /// The drawn checkmark.
    public static let checkmarkInk = FigureSize(
        "ink of a checkmark", (15, 15), .assumed, "its image less the bearings")
    /// The drawn delete, insert and multiselect glyphs in body point sizes at the medium scale.
    public static let circleInk = FigureSize(
        "ink of delete, insert, multiselect ÷ point size", (0.996, 0.996), .measured,
        "images of 26 at L, 34.5 at XXXL, 39 × 38 at AX2, iOS 26.1", in18: asOn26)
    /// Their side bearings together, in the same unit.
    public static let circleBearings = GenerationFigure(
        "bearings of delete, insert, multiselect ÷ point size", 0.173, .reported, "published sizes of symbols")
    /// The drawn reorder glyph in body point sizes at the medium scale.
    public static let reorderInk = FigureSize(
        "ink of reorder ÷ point size", (0.998, 0.5), .measured,
        "images of 27 × 15 at L, 36.5 at XXXL, 41 × 21.5 at AX2, iOS 26.1", in18: asOn26)
    /// Its side bearings together, in the same unit.
    public static let reorderBearings = GenerationFigure(
        "bearings of reorder ÷ point size", 0.247, .reported, "published sizes of symbols")
    /// The drawn glyph of a detail button.
    public static let detailInk = FigureSize("ink of a detail button", (22, 22), .assumed, "not seen")
    /// The two drawn chevrons of a pop-up menu.
    public static let popUpMenuInk = FigureSize("ink of a pop-up menu", (10, 15), .assumed, "not seen")
}
