// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Every figure of a list's layout by generation, with its certainty; nowhere else in the layout stands a figure.
///
/// A value: a copy with a figure changed, or with one for a later generation, lays lists out by it.
///
/// ```swift
/// var metrics = SystemMetrics.standard
/// metrics.cellMinimumPadding[Design(rawValue: 28)] = Figure("minimum padding", 34, .assumed, "a guess")
/// ```
public struct SystemMetrics: Sendable {
    /// The figures of UIKit.
    public static let standard = SystemMetrics()

    init() {}

    // MARK: Around the rows

    /// From the list's edge to a card, where the list is narrow.
    public var narrowCardInset = GenerationFigure(
        "card inset, narrow list", (16, .measured, "cards at 300 and 375 pt, iOS 16"),
        (16, .measured, "cards at 375 to 402 pt, iOS 26"))
    /// From the list's edge to a card otherwise.
    public var wideCardInset = GenerationFigure(
        "card inset, wide list", (20, .measured, "cards at 390 and 393 pt, iOS 14 to 18"),
        (20, .measured, "cards at 440 pt and on iPad, iOS 26"))
    /// The same for lists without cards.
    public var noCardInset = GenerationFigure("no card inset", 0, .measured, "plain lists reach from edge to edge")
    /// The widest list whose cards have the narrow inset.
    public var narrowCardLimit: ByGeneration<WidthLimit> = [
        .design18: narrowList18("widest list with narrow cards"),
        .design26: WidthLimit(
            Figure("widest list with narrow cards", 413, .assumed, "16 at 375 to 402 and 20 at 440 measured"),
            seen: [375...402, 440 ... .infinity]),
    ]
    /// The same for a UITableView, by release.
    public var narrowTableCardLimit: ByGeneration<ByRelease<WidthLimit>> = [
        .design18: Timeline(narrowList18("widest table with narrow cards")),
        .design26: [
            .iOS26: WidthLimit(
                Figure("widest table with narrow cards, iOS 26", 375, .assumed, "20 at 393 and 402 measured, iOS 26"),
                seen: [393...402]),
            .iOS27: WidthLimit(
                Figure("widest table with narrow cards, iOS 27", 413, .assumed, "16 measured on iOS 26.6"), seen: []),
        ],
    ]

    /// One width divides all lists of 18.
    private static func narrowList18(_ name: String) -> WidthLimit {
        WidthLimit(Figure(name, 375, .measured, "16 at 300 and 375, 20 at 390 and 393"), seen: [0 ... .infinity])
    }

    /// From a row's edge to its content, headers and footers alike, where the list is narrow.
    public var narrowRowMargin = GenerationFigure(
        "row margin, narrow list", (16, .measured, "rows at 300 and 375 pt"),
        (16, .measured, "plain rows at 375 pt, rows in cards at 375 to 402 pt"))
    /// From a row's edge to its content otherwise.
    public var wideRowMargin = GenerationFigure(
        "row margin, wide list", (20, .measured, "rows at 390 and 393 pt"),
        (20, .measured, "plain rows at 402 pt, rows in cards at 430 pt and on iPad"))
    /// The same for sidebars.
    public var sidebarRowMargin = GenerationFigure(
        "row margin of sidebars", (0, .measured, "text after 8 of the preset, sidebar of iPadOS 14"),
        (16, .measured, "sidebar rows of iPadOS 27"))
    /// From a row's edge to its accessories in a UITableView with wide cards; nil where it is the row margin.
    public var tableAccessoryMargin: ByGeneration<Figure?> = [
        .design18: nil,
        .design26: Figure(
            "accessory margin of a table with wide cards", 20, .measured, "Settings' tables, iOS 26"),
    ]
    /// The widest plain list whose rows have the narrow margin.
    public var narrowRowLimit: ByGeneration<WidthLimit> = [
        .design18: narrowList18("widest plain list with narrow rows"),
        .design26: WidthLimit(
            Figure("widest plain list with narrow rows", 375, .measured, "16 at 375, 20 at 402"),
            seen: [0 ... .infinity]),
    ]
    /// The widest list of cards whose rows have the narrow margin.
    public var narrowCardRowLimit: ByGeneration<WidthLimit> = [
        .design18: narrowList18("widest list of cards with narrow rows"),
        .design26: WidthLimit(
            Figure("widest list of cards with narrow rows", 413, .assumed, "16 up to 402 and 20 at 430 measured"),
            seen: [0...402, 430 ... .infinity]),
    ]
    /// Whether cards and their rows count as wide on an iPad, however wide the list is (measured on 26).
    public var isWideOnPad: ByGeneration<Bool> = [.design18: false, .design26: true]

    /// From a sidebar's edge to its rows.
    public var sidebarInset = GenerationFigure(
        "inset of sidebar rows", (16, .measured, "sidebar of iPadOS 14"), (16, .measured, "sidebar of iPadOS 27"))
    /// The corner of a selected sidebar row.
    public var sidebarCornerRadius = GenerationFigure(
        "corner of a selected sidebar row", (10, .assumed, "as a card's"), (26, .assumed, "as a card's"))
    /// From a sidebar row's edge to its accessories.
    public var sidebarAccessoryMargin = GenerationFigure(
        "accessory margin of sidebar rows", (8, .assumed, "as the presets' trailing margin"),
        (16, .assumed, "as the row margin"))

    /// The curve of a card's corner (measured).
    public var cardCornerCurve: ByGeneration<CardLayout.CornerCurve> = [
        .design18: .continuous, .design26: .circular,
    ]
    /// The radius of a card's corner.
    public var cardCornerRadius = GenerationFigure(
        "corner of a card", (10, .measured, "pixels of cards, iOS 17; continuous"),
        (26, .measured, "pixels of cards, iOS 26; circular"))

    // MARK: Separators

    /// A separator's thickness.
    public var separatorThickness: ByGeneration<SeparatorThickness> = [
        .design18: .pixels(Figure("separator thickness in pixels", 1, .measured, "pixels, iOS 15 to 17")),
        .design26: .points(Figure("separator thickness", 1, .measured, "view frames and pixels, iOS 26")),
    ]
    /// From a separator's end to the row's trailing edge in a card; nil where it is the row margin.
    public var cardSeparatorTrailingInset: ByGeneration<Figure?> = [
        .design18: Figure("separator's trailing inset, card", 0, .measured, "pixels of cards, iOS 17"),
        .design26: nil,
    ]
    /// The same in a plain list or sidebar.
    public var plainSeparatorTrailingInset: ByGeneration<Figure?> = [
        .design18: Figure(
            "separator's trailing inset, plain list", 0, .measured, "pixels of plain tables, iOS 15 to 17"),
        .design26: nil,
    ]
    /// The same in a plain UITableView whose rows have the narrow margin; nil where it is as in any plain list.
    public var narrowTableSeparatorTrailingInset: ByGeneration<Figure?> = [
        .design18: nil,
        .design26: Figure(
            "separator's trailing inset, narrow plain table", 8, .measured, "view frames, iPhone SE, iOS 26.1"),
    ]
    /// The same in a grouped list; nil where it is the row margin, as measured in tables of 26.1.
    public var groupedSeparatorTrailingInset: ByGeneration<Figure?> = [
        .design18: Figure("separator's trailing inset, grouped list", 0, .assumed, "not seen"),
        .design26: nil,
    ]
    /// Whether the first row of a plain UITableView has a separator above it (measured three times on 26.1).
    public var hasSeparatorAbovePlainTable: ByGeneration<Bool> = [.design18: false, .design26: true]
    /// Whether the separator below a selected row is hidden (measured in four lists of 26.1).
    public var hidesSeparatorOfSelectedRow: ByGeneration<Bool> = [.design18: false, .design26: true]
    /// Whether the separators of a UITableView that is edited run from row margin to row margin (measured on 26.1).
    public var hasMarginSeparatorsWhileEditing: ByGeneration<Bool> = [.design18: false, .design26: true]
    /// What a UITableView adds to a row at accessibility sizes in place of the separator's thickness; nil where it adds
    /// that.
    public var tableSeparatorAtAccessibilitySizes: ByGeneration<Figure?> = [
        .design18: Figure("table separator at accessibility sizes", 1, .reported, "rows at accessibility sizes"),
        .design26: nil,
    ]

    // MARK: Between sections

    // Thirds stand as quotients, since 17.667 would be rounded up to 18 @3x.

    /// Whether each space between sections is rounded up to a pixel; otherwise they add up as they are, and the edges of
    /// cells are snapped (measured on 26: headers at 52.333, 162.333, 272.0, 382.0).
    public var roundsGaps: ByGeneration<Bool> = [.design18: true, .design26: false]
    /// Above the first section that has no header.
    public var firstSectionTop = GenerationFigure(
        "above the first section", (35, .measured, "SwiftUI lists and Settings' table, iOS 16 to 18"),
        (35, .measured, "SwiftUI lists, iOS 26"))
    /// The same in a UITableView; nil where it is that.
    public var firstSectionTopOfTable: ByGeneration<Figure?> = [
        .design18: nil,
        .design26: Figure(
            "above a table's first section", 17.5, .measured, "three Settings tables: 17.5 to 17.667"),
    ]
    /// Above the first section under a large title; nil where a large title changes nothing.
    public var firstSectionTopUnderLargeTitle: ByGeneration<Figure?> = [
        .design18: nil,
        .design26: Figure(
            "above the first section under a large title", 0, .measured, "collection and SwiftUI lists, iOS 26"),
    ]
    /// Between two sections without a header or footer.
    public var sectionGap = GenerationFigure(
        "between sections", (106.0 / 3, .measured, "lists of iOS 14 to 17"),
        (35, .measured, "tables and lists of iOS 26"))
    /// From the last row to the next section's header where there is no footer.
    public var rowToHeader = GenerationFigure(
        "last row to header", (53.0 / 3, .measured, "lists of iOS 17"),
        (17.5, .measured, "lists of iOS 26"))
    /// From a footer to the next section's header.
    public var footerToHeader = GenerationFigure(
        "footer to header", (0, .measured, "lists of iOS 17"), (0, .measured, "lists of iOS 26"))
    /// From a footer to a section without a header.
    public var footerToSection = GenerationFigure(
        "footer to a section without header", (53.0 / 3, .assumed, "as from a row to a header"),
        (17.5, .assumed, "as from a row to a header"))
    /// Below a last section without a footer, in grouped lists.
    public var lastSectionBottom = GenerationFigure(
        "below the last section", (53.0 / 3, .assumed, "as from a row to a header"),
        (20, .measured, "collection lists, iOS 26.1"))
    /// The same in a UITableView; nil where it is that.
    public var lastSectionBottomOfTable: ByGeneration<Figure?> = [
        .design18: nil,
        .design26: Figure("below a table's last section", 37.5, .measured, "five tables, iOS 26.1"),
    ]
    /// Below a last footer, in grouped lists.
    public var lastFooterBottom = GenerationFigure(
        "below the last footer", (0, .assumed, "not seen"), (20, .assumed, "as below a last row"))
    /// Above a header of a plain list.
    public var plainHeaderTop = GenerationFigure(
        "above a plain list's header", (22, .assumed, "as measured on the later generation"),
        (22, .measured, "Catalyst 27"))
    /// The top margin of the first grouped header of a UITableView, in place of its preset's; nil where it keeps that.
    public var firstTableHeaderTop: ByGeneration<Figure?> = [
        .design18: Figure(
            "top margin of a table's first header", 32, .reported, "UITableView of the 18 generation"),
        .design26: nil,
    ]

    /// Above the title of a UITableView's section, in grouped lists; nil where a title is a header of its preset.
    public var sectionTitleTop: ByGeneration<Figure?> = [
        .design18: nil, .design26: Figure("above a section's title", 12, .measured, "38 @2x at L, iOS 26.1"),
    ]
    /// Below it.
    public var sectionTitleBottom = GenerationFigure(
        "below a section's title", 5.5, .measured, "38 @2x and 37.833 @3x at L, iOS 26.1")
    /// From its label to the end of the header where a point has three pixels.
    public var sectionTitleLabelBottomAt3x = GenerationFigure(
        "label of a section's title to its end, @3x", 19.0 / 3, .measured, "28.667 + 20.333 + 6.333, iOS 26.1")
    /// Above the first section's title where no large title stands above the list.
    public var firstSectionTitleTop = GenerationFigure(
        "above the first section's title, without a large title", 17.5, .measured, "55.5 @2x at L, iOS 26.1")

    // MARK: Rows

    /// How many body leadings the least height of a cell is, without `cellMinimumPadding`.
    public var cellMinimumLeadings = GenerationFigure(
        "minimum in body leadings", (2, .measured, "rows of 44 at L, iOS 14 to 18"),
        (1, .measured, "rows of 52 at L and 51 at M, iOS 26"))
    /// What is added to them.
    public var cellMinimumPadding = GenerationFigure(
        "minimum padding", (0, .measured, "rows of 44 at L, iOS 14 to 18"),
        (30, .measured, "rows of 52 at L and 51 at M, iOS 26"))
    /// The same of a sidebar's cell.
    public var sidebarMinimumLeadings = GenerationFigure(
        "sidebar minimum in body leadings", (2, .measured, "rows of 44 at L, sidebar of iPadOS 14"),
        (2, .reported, "sidebar cells"))
    /// The least height of a SwiftUI row or a classic cell; nil where it is that of any cell.
    public var leastRowHeight: ByGeneration<Figure?> = [
        .design18: Figure(
            "least height, SwiftUI and classic cells", 44, .measured,
            "SwiftUI rows at M and L, classic cells at L and M, iOS 17 and 18"),
        .design26: nil,
    ]
    /// How many body leadings a classic cell is high at least.
    public var classicMinimumLeadings = GenerationFigure(
        "minimum of classic cells in body leadings", 2, .measured, "44 at L on 18, 80 at AX2 on 26")
    /// The line height of Korean, Chinese and Japanese text per point, which raises the least height; nil where nothing
    /// was seen of it.
    public var eastAsianLineHeight: ByGeneration<Figure?> = [
        .design18: nil,
        .design26: Figure(
            "East Asian line height per point", 1.2, .rule,
            "52.333 at L and 51.333 at M in Korean, 52.333 at L in Chinese"),
    ]
    /// The height of a line of Arabic text per point; nil where nothing was seen of it.
    public var arabicLineHeight: ByGeneration<Figure?> = [
        .design18: nil,
        .design26: Figure("Arabic line height per point", 1.31, .measured, "22.333 at L, SwiftUI, iOS 26"),
    ]
    /// The leading of Arabic text over that of English text, to a whole point; nil where nothing was seen of it.
    public var arabicLeading: ByGeneration<Figure?> = [
        .design18: nil,
        .design26: Figure("Arabic leading by the English one", 12.0 / 11, .measured, "24 at L, SwiftUI, iOS 26"),
    ]
    /// Whether values stand beside their labels at accessibility sizes on an iPad, where both fit (measured on iPadOS
    /// 27; by rule on 18).
    public var isSideBySideOnPad: ByGeneration<Bool> = [.design18: true, .design26: true]
    /// The step of one indentation level.
    public var indentationWidth = GenerationFigure("indentation width", 10, .apple, "indentationWidth")
    /// How much closer the lines of a default group footer are than the style's leading.
    public var footerLineTightening = GenerationFigure(
        "footer lines closer by", 2, .measured, "14.0 at 12 pt, 38 at 33 pt")
    /// How opaque a disabled sidebar row is.
    public var disabledSidebarAlpha = GenerationFigure(
        "opacity of disabled sidebar rows", 0.5, .reported, "states of sidebar cells")
    /// How opaque a highlighted sidebar row is.
    public var highlightedSidebarAlpha = GenerationFigure(
        "opacity of highlighted sidebar rows", 0.3, .reported, "states of sidebar cells")
    /// How opaque the white secondary text of a selected and focused sidebar row is.
    public var focusedSidebarSecondaryAlpha = GenerationFigure(
        "opacity of secondary text, focused sidebar rows", 0.8, .reported, "states of sidebar cells")
    /// How opaque the tint behind a focused row is.
    public var focusedBackgroundAlpha = GenerationFigure(
        "opacity of the tint behind focused rows", 0.12, .reported, "states of list backgrounds")
    /// How opaque the background of a row that is moved is.
    public var reorderingBackgroundAlpha = GenerationFigure(
        "opacity of the background of moved rows", 0.8, .reported, "states of list backgrounds")
    /// The share of a line's width that tightening may take before the text is shortened.
    public var tighteningFactor = GenerationFigure(
        "tightening of a line", 0.05, .assumed, "the default tightening factor of paragraph styles")
    /// The step of the sizes that a shrunk font has.
    public var shrunkFontStep = GenerationFigure("step of shrunk fonts", 0.25, .reported, "sizes of shrunk labels")
    /// What only a secondary text gives up of its width.
    public var secondaryTextAloneInset = GenerationFigure(
        "width less for a secondary text alone", 8, .reported, "a cell with only secondary text")
    /// Above the text of a classic subtitle cell at L, XXXL and AX2; nil where it is as its preset.
    public var classicSubtitleTop = classicSubtitle("classic subtitle, top", 9, 11, 15)
    /// Between its texts.
    public var classicSubtitleGap = classicSubtitle("classic subtitle, between the texts", 3, 4, 6)
    /// Below its detail text.
    public var classicSubtitleBottom = classicSubtitle("classic subtitle, bottom", 11.5, 15, 20.5)

    private static func classicSubtitle(
        _ name: String, _ large: CGFloat, _ largest: CGFloat, _ accessibility: CGFloat
    ) -> ByGeneration<SizedFigure?> {
        let source = "view frames @2x, iOS 26.1"
        return [
            .design18: nil,
            .design26: SizedFigure([
                (.large, Figure("\(name), L", large, .measured, source)),
                (.extraExtraExtraLarge, Figure("\(name), XXXL", largest, .measured, source)),
                (.accessibilityLarge, Figure("\(name), AX2", accessibility, .measured, source)),
            ]),
        ]
    }

    /// Above and below the lines of a classic cell with one label: no letter of several lines touches a separator.
    public var classicLineMargin = GenerationFigure(
        "above and below the lines of a classic cell", 11, .assumed, "not seen with several lines")
    /// Between the texts of a classic value1 cell of a fixed height; nil where it is as its preset.
    public var classicValueGap: ByGeneration<Figure?> = [
        .design18: nil, .design26: Figure("gap in a value1 cell of fixed height", 6, .measured, "AX2, iOS 26.1"),
    ]
    /// The column at large in which a classic value2 cell sets its label; scaled by UIFontMetrics(body) (assumed).
    public var value2LabelWidth = GenerationFigure(
        "column of a value2 label", (91, .assumed, "not seen"), (91, .assumed, "not seen"))
    /// Between that column and the detail.
    public var value2Gap = GenerationFigure("gap after a value2 label", 6, .assumed, "not seen")

    // MARK: Images

    /// The standard slot's width at large, scaled by UIFontMetrics(body).
    public var standardImageWidth = GenerationFigure(
        "standard image width", (24, .measured, "text x 70 with one indentation at L, iOS 14"),
        (24, .measured, "text x 56 at L, 55 at M, iOS 26"))
    /// The same in a sidebar.
    public var standardSidebarImageWidth = GenerationFigure(
        "standard image width, sidebar", (28, .measured, "sidebar of iPadOS 14"), (28, .reported, "sidebar cells"))
    /// The same in a SwiftUI list.
    public var standardSwiftUIImageWidth = GenerationFigure(
        "standard image width, SwiftUI", (28, .measured, "text x 64 at L, iOS 17"),
        (24, .measured, "text x 56 at L, iOS 26"))
    /// `standardDimension` in `maximumSize`: how sure it is that it means the standard size.
    public var maximumSizeSentinel = GenerationFigure(
        "standard dimension in maximumSize, in standard sizes", 1, .assumed,
        "design notes; Apple names the sentinel for reservedLayoutSize only")
}

/// A separator's thickness.
public enum SeparatorThickness: Hashable, Sendable {
    /// In points.
    case points(Figure)
    /// In pixels of the screen.
    case pixels(Figure)

    /// The number of points or pixels.
    public var figure: Figure {
        switch self {
        case .points(let figure), .pixels(let figure): figure
        }
    }
}
