// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures that hold for one list: of its generation, container, style, width and text size.
struct ListFigures {
    let appearance: List.Appearance
    let container: List.Container
    let traits: TraitCollection
    let deviations: Set<Deviation>
    let width: CGFloat
    let grid: PixelGrid
    let system: SystemMetrics
}

extension ListFigures {
    var design: Design { traits.design }
    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
    private var isPad: Bool { traits.userInterfaceIdiom == .pad }

    /// From the list's edge to its cards, or to a sidebar's rows; 0 for the other lists.
    var cardInset: Figure {
        if appearance == .sidebar { return system.sidebarInset[design] }
        guard appearance == .insetGrouped else { return system.noCardInset[design] }
        let wide = system.wideCardInset[design]
        if isPad, system.isWideOnPad[design] { return wide }
        let limit =
            container == .tableView ? system.narrowTableCardLimit[design][tableRelease] : system.narrowCardLimit[design]
        return limit.choose(narrow: system.narrowCardInset[design], wide: wide, at: width)
    }

    /// The release whose tables the list has: its own, or the other one where the deviation says so.
    private var tableRelease: OperatingSystem {
        guard deviations.contains(.tableCardInsetOfOtherRelease) else { return traits.system }
        return traits.system < .iOS27 ? .iOS27 : .iOS26
    }

    /// From a row's edge to its content.
    var rowMargin: Figure {
        if isSidebar { return system.sidebarRowMargin[design] }
        let wide = system.wideRowMargin[design]
        let narrow = system.narrowRowMargin[design]
        guard appearance == .insetGrouped else {
            return system.narrowRowLimit[design].choose(narrow: narrow, wide: wide, at: width)
        }
        return isPad && system.isWideOnPad[design]
            ? wide : system.narrowCardRowLimit[design].choose(narrow: narrow, wide: wide, at: width)
    }

    /// From a row's edge to its accessories: the row margin, but in a UITableView of 26 with cards of 20 it is 20
    /// (measured); in a sidebar the presets' 8 (assumed).
    func accessoryMargin(cardInset: CGFloat) -> Figure {
        if isSidebar { return system.sidebarAccessoryMargin[design] }
        guard container == .tableView, appearance == .insetGrouped, let wide = system.tableAccessoryMargin[design],
            cardInset >= wide.value, rowMargin.value < wide.value
        else { return rowMargin }
        return wide
    }

    /// From a separator's end to the row's trailing edge.
    var separatorTrailingInset: Figure {
        switch appearance {
        case .grouped: return system.groupedSeparatorTrailingInset[design] ?? rowMargin
        case .insetGrouped: return system.cardSeparatorTrailingInset[design] ?? rowMargin
        case .plain, .sidebar, .sidebarPlain:
            let isNarrowTable =
                appearance == .plain && container == .tableView && !system.narrowRowLimit[design].isWide(width)
            if isNarrowTable, let inset = system.narrowTableSeparatorTrailingInset[design] { return inset }
            return system.plainSeparatorTrailingInset[design] ?? rowMargin
        }
    }

    /// A separator's thickness.
    var separatorThickness: Sum {
        switch system.separatorThickness[design] {
        case .points(let figure): Sum(figure)
        case .pixels(let figure): Sum(figure) / Sum(grid.scale, "pixels a point")
        }
    }

    /// What a UITableView adds to a row with a content configuration: its separator's thickness, 1 on 18 at
    /// accessibility sizes. Elsewhere the separator lies inside the row, and there is nothing.
    var addedSeparatorHeight: Sum? {
        guard container == .tableView else { return nil }
        if traits.preferredContentSizeCategory.isAccessibilityCategory,
            let figure = system.tableSeparatorAtAccessibilitySizes[design]
        {
            return Sum(figure)
        }
        return separatorThickness
    }

    /// The standard slot's width at large.
    var standardImageWidth: Figure {
        if isSidebar { return system.standardSidebarImageWidth[design] }
        return (container == .swiftUI ? system.standardSwiftUIImageWidth : system.standardImageWidth)[design]
    }
}
