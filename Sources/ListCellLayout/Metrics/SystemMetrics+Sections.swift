// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension SystemMetrics {
    // Thirds stand as quotients, since 17.667 would be rounded up to 18 @3x.

    /// Above the first section that has no header.
    public static let firstSectionTop = GenerationFigure(
        "above the first section", (35, .measured, "SwiftUI lists and Settings' table, iOS 16 to 18"),
        (35, .measured, "SwiftUI lists, iOS 26"))
    /// The same in a UITableView of 26.
    public static let firstSectionTopOfTable26 = Figure(
        "above a table's first section", 53.0 / 3, .measured, "three Settings tables: 17.5 to 17.667")
    /// Between two sections without a header or footer.
    public static let sectionGap = GenerationFigure(
        "between sections", (106.0 / 3, .measured, "lists of iOS 14 to 17"),
        (35, .measured, "tables and lists of iOS 26: 35.0 to 35.333"))
    /// From the last row to the next section's header where there is no footer.
    public static let rowToHeader = GenerationFigure(
        "last row to header", (53.0 / 3, .measured, "lists of iOS 17"),
        (17.5, .measured, "lists of iOS 26: 17.5 to 17.667"))
    /// From a footer to the next section's header.
    public static let footerToHeader = GenerationFigure(
        "footer to header", (0, .measured, "lists of iOS 17"), (0, .measured, "lists of iOS 26"))
    /// From a footer to a section without a header.
    public static let footerToSection = GenerationFigure(
        "footer to a section without header", (53.0 / 3, .assumed, "as from a row to a header"),
        (17.5, .assumed, "as from a row to a header"))
    /// Below a last section without a footer, in grouped lists.
    public static let lastSectionBottom = GenerationFigure(
        "below the last section", (53.0 / 3, .assumed, "as from a row to a header"),
        (17.5, .assumed, "as from a row to a header"))
    /// Above a header of a plain list.
    public static let plainHeaderTop = GenerationFigure(
        "above a plain list's header", (22, .assumed, "as measured on the later generation"),
        (22, .measured, "Catalyst 27"))
    /// The top margin of the first grouped header of a UITableView, in place of its preset's.
    public static let firstTableHeaderTop18 = Figure(
        "top margin of a table's first header", 32, .reported, "UITableView of the 18 generation")
}
