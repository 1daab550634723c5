// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Every figure of a list's layout, by generation, with its certainty; nowhere else in the layout stands a figure.
public enum SystemMetrics {
    // MARK: Around the rows

    /// From the list's edge to a card, where the list is narrow.
    public static let narrowCardInset = GenerationFigure(
        "card inset, narrow list", (16, .measured, "cards at 300 and 375 pt, iOS 16"),
        (16, .measured, "cards at 375 to 402 pt, iOS 26"))
    /// From the list's edge to a card otherwise.
    public static let wideCardInset = GenerationFigure(
        "card inset, wide list", (20, .measured, "cards at 390 and 393 pt, iOS 14 to 18"),
        (20, .measured, "cards at 440 pt and on iPad, iOS 26"))
    /// The same for lists without cards.
    static let noCardInset = Figure("no card inset", 0, .measured, "plain lists reach from edge to edge")
    /// The widest list of 18 that counts as narrow, in every style.
    public static let narrowLimit18 = WidthLimit(
        Figure("widest narrow list", 375, .measured, "16 at 300 and 375, 20 at 390 and 393"), seen: [0 ... .infinity])
    /// The widest list of 26 whose cards have the narrow inset.
    public static let narrowCardLimit26 = WidthLimit(
        Figure("widest list with narrow cards", 413, .assumed, "16 at 375 to 402 and 20 at 440 measured"),
        seen: [375...402, 440 ... .infinity])
    /// The same for a UITableView of iOS 26 itself.
    public static let narrowTableCardLimitOfIOS26 = WidthLimit(
        Figure("widest table with narrow cards, iOS 26", 375, .assumed, "20 at 393 and 402 measured, iOS 26"),
        seen: [393...402])
    /// The same for a UITableView of iOS 27, where it is the collection view's.
    public static let narrowTableCardLimitOfIOS27 = WidthLimit(
        Figure("widest table with narrow cards, iOS 27", 413, .assumed, "16 measured on iOS 26.6"), seen: [])

    /// From a row's edge to its content, headers and footers alike, where the list is narrow.
    public static let narrowRowMargin = GenerationFigure(
        "row margin, narrow list", (16, .measured, "rows at 300 and 375 pt"),
        (16, .measured, "plain rows at 375 pt, rows in cards at 375 to 402 pt"))
    /// From a row's edge to its content otherwise.
    public static let wideRowMargin = GenerationFigure(
        "row margin, wide list", (20, .measured, "rows at 390 and 393 pt"),
        (20, .measured, "plain rows at 402 pt, rows in cards at 430 pt and on iPad"))
    /// The same for sidebars.
    static let noRowMargin = Figure("no row margin", 0, .assumed, "a sidebar's presets say it all")
    /// From a row's edge to its accessories in a UITableView of 26 with wide cards.
    public static let tableAccessoryMargin26 = Figure(
        "accessory margin of a table with wide cards", 20, .measured, "Settings' tables, iOS 26")
    /// The widest plain list of 26 whose rows have the narrow margin.
    public static let narrowRowLimit26 = WidthLimit(
        Figure("widest plain list with narrow rows", 375, .measured, "16 at 375, 20 at 402"), seen: [0 ... .infinity])
    /// The widest inset-grouped list of 26 whose rows have the narrow margin.
    public static let narrowCardRowLimit26 = WidthLimit(
        Figure("widest list of cards with narrow rows", 413, .assumed, "16 up to 402 and 20 at 430 measured"),
        seen: [0...402, 430 ... .infinity])

    /// From a sidebar's edge to its rows.
    public static let sidebarInset = GenerationFigure(
        "inset of sidebar rows", (16, .measured, "sidebar of iPadOS 14"), (8, .assumed, "not seen"))
    /// The corner of a selected sidebar row.
    public static let sidebarCornerRadius = GenerationFigure(
        "corner of a selected sidebar row", (10, .assumed, "as a card's"), (26, .assumed, "as a card's"))
    /// From a sidebar row's edge to its accessories.
    public static let sidebarAccessoryMargin = Figure(
        "accessory margin of sidebar rows", 8, .assumed, "as the presets' trailing margin")

    /// The corner of a card: continuous on 18, a circle's on 26.
    public static let cardCornerRadius = GenerationFigure(
        "corner of a card", (10, .measured, "pixels of cards, iOS 17; continuous"),
        (26, .measured, "pixels of cards, iOS 26; circular"))

    // MARK: Separators

    /// A separator's thickness on 18, in pixels.
    public static let separatorPixels18 = Figure("separator thickness in pixels", 1, .measured, "pixels, iOS 15 to 17")
    /// A separator's thickness on 26.
    public static let separatorThickness26 = Figure(
        "separator thickness", 1, .measured, "view frames and pixels, iOS 26")
    /// From a separator's end to the row's trailing edge in a card; on 26 it equals the row margin.
    public static let cardSeparatorTrailingInset18 = Figure(
        "separator's trailing inset, card", 0, .measured, "pixels of cards, iOS 17")
    /// The same in a plain list of 18.
    public static let plainSeparatorTrailingInset18 = Figure(
        "separator's trailing inset, plain list", 0, .measured, "pixels of plain tables, iOS 15 to 17")
    /// The same in a plain UITableView of 26 that is at most 375 wide; otherwise it equals the row margin.
    public static let plainSeparatorTrailingInsetOfNarrowTable = Figure(
        "separator's trailing inset, narrow plain table", 8, .measured, "view frames, iPhone SE, iOS 26.1")
    /// The same in a grouped list.
    public static let groupedSeparatorTrailingInset = Figure(
        "separator's trailing inset, grouped list", 0, .assumed, "not seen")
    /// What a UITableView of 18 adds to a row at accessibility sizes in place of one pixel.
    public static let tableSeparatorAtAccessibilitySizes18 = Figure(
        "table separator at accessibility sizes", 1, .reported, "rows at accessibility sizes")
}
