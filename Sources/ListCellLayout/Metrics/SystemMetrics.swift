// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Every figure of a list's layout, by generation, with its certainty; nowhere else in the layout stands a figure.
public enum SystemMetrics {
    // MARK: Around the rows

    /// From the list's edge to a card, where the list is narrow.
    public static let narrowCardInset = GenerationFigure(
        Figure(16, .measured, "cards at 300 and 375 pt, iOS 16"),
        Figure(16, .measured, "cards at 375 to 402 pt, iOS 26"))
    /// From the list's edge to a card otherwise.
    public static let wideCardInset = GenerationFigure(
        Figure(20, .measured, "cards at 390 and 393 pt, iOS 14 to 18"),
        Figure(20, .measured, "cards at 440 pt and on iPad, iOS 26"))
    /// The widest list whose cards have the narrow inset.
    public static let widestNarrowCard = GenerationFigure(
        Figure(375, .measured, "16 at 375, 20 at 390"), Figure(413, .assumed, "16 at 402 and 20 at 440 measured"))
    /// The same for a UITableView of iOS 26 itself; on iOS 27 the collection view's figure is assumed.
    public static let widestNarrowTableCardOfIOS26 = Figure(375, .measured, "20 at 393 and 402, 16 at 375, iOS 26")

    /// From a row's edge to its content, headers and footers alike, where the list is narrow.
    public static let narrowRowMargin = GenerationFigure(
        Figure(16, .measured, "rows at 300 and 375 pt"), Figure(16, .measured, "rows at 375 to 402 pt"))
    /// From a row's edge to its content otherwise.
    public static let wideRowMargin = GenerationFigure(
        Figure(20, .measured, "rows at 390 and 393 pt"), Figure(20, .measured, "rows at 430 pt and on iPad"))
    /// The widest plain list whose rows have the narrow margin; on 18 the widest list of every style.
    public static let widestNarrowRow = GenerationFigure(
        Figure(375, .measured, "16 at 375, 20 at 390"), Figure(375, .measured, "plain: 16 at 375, 20 at 402"))
    /// The widest inset-grouped list of 26 whose rows have the narrow margin.
    public static let widestNarrowCardRow = Figure(413, .assumed, "16 at 402 and 20 at 430 measured")

    /// From a sidebar's edge to its rows.
    public static let sidebarInset = GenerationFigure(
        Figure(16, .measured, "sidebar of iPadOS 14"), Figure(8, .assumed, "not seen"))
    /// The corner of a selected sidebar row.
    public static let sidebarCornerRadius = GenerationFigure(
        Figure(10, .assumed, "as a card's"), Figure(26, .assumed, "as a card's"))

    /// The corner of a card: continuous on 18, a circle's on 26.
    public static let cardCornerRadius = GenerationFigure(
        Figure(10, .measured, "pixels of cards, iOS 17"), Figure(26, .measured, "pixels of cards, iOS 26"))

    /// From a sidebar row's edge to its accessories.
    public static let sidebarAccessoryMargin = Figure(8, .assumed, "as the presets' trailing margin")

    // MARK: Separators

    /// A separator's thickness; nil stands for one pixel.
    public static let separatorThickness26 = Figure(1, .measured, "view frames and pixels, iOS 26")
    /// From a separator's end to the row's trailing edge in a card; on 26 it equals the row margin.
    public static let cardSeparatorTrailingInset18 = Figure(0, .measured, "pixels of cards, iOS 17")
    /// The same in a plain list of 18.
    public static let plainSeparatorTrailingInset18 = Figure(0, .measured, "pixels of plain tables, iOS 15 to 17")
    /// The same in a plain UITableView of 26 that is at most 375 wide; otherwise it equals the row margin.
    public static let plainSeparatorTrailingInsetOfNarrowTable = Figure(
        8, .measured, "view frames, iPhone SE, iOS 26.1")
    /// The same in a grouped list.
    public static let groupedSeparatorTrailingInset = Figure(0, .assumed, "not seen")
    /// What a UITableView of 18 adds to a row at accessibility sizes in place of one pixel.
    public static let tableSeparatorAtAccessibilitySizes18 = Figure(1, .reported, "rows at accessibility sizes")

    // MARK: Between sections

    /// Above the first section that has no header.
    public static let firstSectionTop = GenerationFigure(
        Figure(35, .measured, "SwiftUI lists and Settings' table, iOS 16 to 18"),
        Figure(35, .measured, "collection view and SwiftUI lists, iOS 26"))
    /// The same in a UITableView of 26.
    public static let firstSectionTopOfTable26 = Figure(17.667, .measured, "three Settings tables: 17.5 to 17.667")
    /// Between two sections without a header or footer.
    public static let sectionGap = GenerationFigure(
        Figure(35.333, .measured, "lists of iOS 14 to 17"), Figure(35, .measured, "tables and lists of iOS 26"))
    /// From the last row to the next section's header where there is no footer.
    public static let rowToHeader = GenerationFigure(
        Figure(17.667, .measured, "lists of iOS 17"), Figure(17.5, .measured, "lists of iOS 26: 17.5 to 17.667"))
    /// From a footer to the next section's header.
    public static let footerToHeader = GenerationFigure(
        Figure(0, .measured, "lists of iOS 17"), Figure(0, .measured, "lists of iOS 26"))
    /// From a footer to a section without a header.
    public static let footerToSection = GenerationFigure(
        Figure(17.667, .assumed, "as from a row to a header"), Figure(17.5, .assumed, "as from a row to a header"))
    /// Below a last section without a footer, in grouped lists.
    public static let lastSectionBottom = GenerationFigure(
        Figure(17.667, .assumed, "as from a row to a header"), Figure(17.5, .assumed, "as from a row to a header"))
    /// Above a header of a plain list.
    public static let plainHeaderTop = GenerationFigure(
        Figure(22, .reported, "as measured on the later generation"), Figure(22, .measured, "Catalyst 27"))
    /// The top margin of the first grouped header of a UITableView, in place of its preset's.
    public static let firstTableHeaderTop18 = Figure(32, .reported, "UITableView of the 18 generation")

    // MARK: Rows

    /// What is added to the body leading for the least height of a cell on 26; on 18 and in sidebars it is twice the leading.
    public static let cellMinimumPadding26 = Figure(30, .measured, "rows of 52 at L and 51 at M, iOS 26")
    /// The least height of a SwiftUI row or a classic cell on 18.
    public static let minimumHeight18 = Figure(
        44, .measured, "SwiftUI rows at M and L, classic cells at L and M, iOS 17 and 18")
    /// The line height of Korean text per point, which raises the least height on 26.
    public static let koreanLineHeight = Figure(1.2, .rule, "52.333 at L and 51.333 at M measured in Korean")
    /// The step of one indentation level.
    public static let indentationWidth = Figure(10, .apple, "indentationWidth")
    /// How much closer the lines of a default group footer are than the style's leading.
    public static let footerLineTightening = Figure(2, .measured, "14.0 at 12 pt, 38 at 33 pt")
    /// The share of a line's width that tightening may take before the text is shortened.
    public static let tighteningFactor = Figure(0.05, .assumed, "the default tightening factor of paragraph styles")
    /// The step of the sizes that a shrunk font has.
    public static let shrunkFontStep = Figure(0.25, .reported, "sizes of shrunk labels")
    /// What only a secondary text gives up of its width.
    public static let secondaryTextAloneInset = Figure(8, .reported, "a cell with only secondary text")

    /// What a classic subtitle cell of 26 adds to its two labels and the body leading.
    public static let classicSubtitlePadding = Figure(1.5, .rule, "62 at L and 117 at AX2 measured @2x")

    // MARK: Images

    /// The standard slot's width at large, scaled by UIFontMetrics(body).
    public static let standardImageWidth = GenerationFigure(
        Figure(24, .measured, "text x 70 with one indentation, iOS 14"),
        Figure(24, .measured, "text x 56 at L, 55 at M, iOS 26"))
    /// The same in a sidebar.
    public static let standardSidebarImageWidth = GenerationFigure(
        Figure(28, .measured, "sidebar of iPadOS 14"), Figure(28, .reported, "sidebar cells"))
    /// The same in a SwiftUI list.
    public static let standardSwiftUIImageWidth = GenerationFigure(
        Figure(28, .measured, "text x 64 at L, iOS 17"), Figure(24, .measured, "text x 56 at L, iOS 26"))
}
