// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension SystemMetrics {
    /// What is added to the body leading for the least height of a cell on 26; on 18 and in sidebars the leading is
    /// doubled.
    public static let cellMinimumPadding26 = Figure(
        "minimum padding", 30, .measured, "rows of 52 at L and 51 at M, iOS 26")
    /// How many body leadings the least height of a cell on 18 is.
    public static let cellMinimumLeadings18 = Figure(
        "minimum in body leadings", 2, .measured, "rows of 44 at L, iOS 14 to 18")
    /// The same of a sidebar's cell.
    public static let sidebarMinimumLeadings = GenerationFigure(
        "sidebar minimum in body leadings", (2, .measured, "rows of 44 at L, sidebar of iPadOS 14"),
        (2, .reported, "sidebar cells"))
    /// The least height of a SwiftUI row or a classic cell on 18.
    public static let minimumHeight18 = Figure(
        "least height, SwiftUI and classic cells", 44, .measured,
        "SwiftUI rows at M and L, classic cells at L and M, iOS 17 and 18")
    /// The line height of Korean text per point, which raises the least height on 26.
    public static let koreanLineHeight = Figure(
        "Korean line height per point", 1.2, .rule, "52.333 at L and 51.333 at M measured in Korean")
    /// The step of one indentation level.
    public static let indentationWidth = Figure("indentation width", 10, .apple, "indentationWidth")
    /// How much closer the lines of a default group footer are than the style's leading.
    public static let footerLineTightening = Figure(
        "footer lines closer by", 2, .measured, "14.0 at 12 pt, 38 at 33 pt")
    /// How opaque a disabled sidebar row is.
    public static let disabledSidebarAlpha = Figure(
        "opacity of disabled sidebar rows", 0.5, .reported, "states of sidebar cells")
    /// How opaque a highlighted sidebar row is.
    public static let highlightedSidebarAlpha = Figure(
        "opacity of highlighted sidebar rows", 0.3, .reported, "states of sidebar cells")
    /// How opaque the white secondary text of a selected and focused sidebar row is.
    public static let focusedSidebarSecondaryAlpha = Figure(
        "opacity of secondary text, focused sidebar rows", 0.8, .reported, "states of sidebar cells")
    /// How opaque the tint behind a focused row is.
    public static let focusedBackgroundAlpha = Figure(
        "opacity of the tint behind focused rows", 0.12, .reported, "states of list backgrounds")
    /// How opaque the background of a row that is moved is.
    public static let reorderingBackgroundAlpha = Figure(
        "opacity of the background of moved rows", 0.8, .reported, "states of list backgrounds")
    /// The share of a line's width that tightening may take before the text is shortened.
    public static let tighteningFactor = Figure(
        "tightening of a line", 0.05, .assumed, "the default tightening factor of paragraph styles")
    /// The step of the sizes that a shrunk font has.
    public static let shrunkFontStep = Figure("step of shrunk fonts", 0.25, .reported, "sizes of shrunk labels")
    /// What only a secondary text gives up of its width.
    public static let secondaryTextAloneInset = Figure(
        "width less for a secondary text alone", 8, .reported, "a cell with only secondary text")
    /// What a classic subtitle cell of 26 adds to its two labels and the body leading.
    public static let classicSubtitlePadding = Figure(
        "classic subtitle padding", 1.5, .rule, "62 at L and 117 at AX2 measured @2x")
    /// The column at large in which a classic value2 cell sets its label; scaled by UIFontMetrics(body) (assumed).
    public static let value2LabelWidth = GenerationFigure(
        "column of a value2 label", (91, .assumed, "not seen"), (91, .assumed, "not seen"))
    /// Between that column and the detail.
    public static let value2Gap = Figure("gap after a value2 label", 6, .assumed, "not seen")

    // MARK: Images

    /// The standard slot's width at large, scaled by UIFontMetrics(body).
    public static let standardImageWidth = GenerationFigure(
        "standard image width", (24, .measured, "text x 70 with one indentation at L, iOS 14"),
        (24, .measured, "text x 56 at L, 55 at M, iOS 26"))
    /// The same in a sidebar.
    public static let standardSidebarImageWidth = GenerationFigure(
        "standard image width, sidebar", (28, .measured, "sidebar of iPadOS 14"), (28, .reported, "sidebar cells"))
    /// The same in a SwiftUI list.
    public static let standardSwiftUIImageWidth = GenerationFigure(
        "standard image width, SwiftUI", (28, .measured, "text x 64 at L, iOS 17"),
        (24, .measured, "text x 56 at L, iOS 26"))
    /// `standardDimension` in `maximumSize`: how sure it is that it means the standard size.
    public static let maximumSizeSentinel = Figure(
        "standard dimension in maximumSize, in standard sizes", 1, .assumed,
        "design notes; Apple names the sentinel for reservedLayoutSize only")
}
