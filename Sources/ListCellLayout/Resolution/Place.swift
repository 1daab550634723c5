// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Where a list's rows stand between its edges: the figures that hold for one list.
struct Place {
    let appearance: List.Appearance
    let container: List.Container
    let traits: TraitCollection
    let deviations: Set<Deviation>
    let width: CGFloat
    let grid: PixelGrid

    init(_ list: List, traits: TraitCollection, width: CGFloat, grid: PixelGrid) {
        appearance = list.appearance
        container = list.container
        deviations = list.deviations
        self.traits = traits
        self.width = width
        self.grid = grid
    }
}

extension Place {
    var design: Design { traits.design }
    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    /// From the list's edge to its cards, or to a sidebar's rows; 0 for the other lists.
    var cardInset: Figure {
        if appearance == .sidebar { return SystemMetrics.sidebarInset[design] }
        guard appearance == .insetGrouped else { return SystemMetrics.noCardInset }
        let wide = SystemMetrics.wideCardInset[design]
        if design == .design26, traits.userInterfaceIdiom == .pad { return wide }
        return cardLimit.choose(narrow: SystemMetrics.narrowCardInset[design], wide: wide, at: width)
    }

    /// UITableView: 20 at 393 and 402 wide on iOS 26, 16 on 26.6, which iOS 27 is taken for.
    private var cardLimit: WidthLimit {
        guard design == .design26 else { return SystemMetrics.narrowLimit18 }
        guard container == .tableView else { return SystemMetrics.narrowCardLimit26 }
        let isOtherSystem = deviations.contains(.tableCardInsetOfOtherRelease)
        return (traits.system == .iOS26) != isOtherSystem
            ? SystemMetrics.narrowTableCardLimitOfIOS26 : SystemMetrics.narrowTableCardLimitOfIOS27
    }

    /// From a row's edge to its content; 0 in a sidebar, whose presets say it all.
    var rowMargin: Figure {
        if isSidebar { return SystemMetrics.noRowMargin }
        let wide = SystemMetrics.wideRowMargin[design]
        let narrow = SystemMetrics.narrowRowMargin[design]
        guard design == .design26 else {
            return SystemMetrics.narrowLimit18.choose(narrow: narrow, wide: wide, at: width)
        }
        if appearance == .plain { return SystemMetrics.narrowRowLimit26.choose(narrow: narrow, wide: wide, at: width) }
        let margin =
            traits.userInterfaceIdiom == .pad
            ? wide : SystemMetrics.narrowCardRowLimit26.choose(narrow: narrow, wide: wide, at: width)
        return appearance == .grouped ? margin.atMost(.assumed, "as in cards") : margin
    }

    /// From a row's edge to its accessories: the row margin, but with 20 pt cards in a UITableView of iOS 26 it is
    /// 20 (measured); in a sidebar the presets' 8 (assumed).
    func accessoryMargin(cardInset: CGFloat) -> Figure {
        if isSidebar { return SystemMetrics.sidebarAccessoryMargin }
        let isTableOf26 = container == .tableView && design == .design26 && appearance == .insetGrouped
        let wide = SystemMetrics.tableAccessoryMargin26
        return isTableOf26 && cardInset >= wide.value && rowMargin.value < wide.value ? wide : rowMargin
    }

    /// From a separator's end to the row's trailing edge.
    var separatorTrailingInset: Figure {
        switch (appearance, design) {
        case (.grouped, _): SystemMetrics.groupedSeparatorTrailingInset
        case (.insetGrouped, .design18): SystemMetrics.cardSeparatorTrailingInset18
        case (_, .design18): SystemMetrics.plainSeparatorTrailingInset18
        case (.plain, .design26) where container == .tableView && !SystemMetrics.narrowRowLimit26.isWide(width):
            SystemMetrics.plainSeparatorTrailingInsetOfNarrowTable
        default: rowMargin
        }
    }

    /// A separator's thickness.
    var separatorThickness: Sum {
        design == .design26
            ? Sum(SystemMetrics.separatorThickness26)
            : Sum(SystemMetrics.separatorPixels18) / Sum(grid.scale, "pixels a point")
    }

    /// What a UITableView adds to a row with a content configuration: 1 on 26; one pixel on 18, 1 at accessibility
    /// sizes. Elsewhere the separator lies inside the row, and there is nothing.
    var addedSeparatorHeight: Sum? {
        guard container == .tableView else { return nil }
        guard design == .design18, traits.preferredContentSizeCategory.isAccessibilityCategory else {
            return separatorThickness
        }
        return Sum(SystemMetrics.tableSeparatorAtAccessibilitySizes18)
    }

    /// The standard slot's width at large.
    var standardImageWidth: GenerationFigure {
        if isSidebar { return SystemMetrics.standardSidebarImageWidth }
        return container == .swiftUI ? SystemMetrics.standardSwiftUIImageWidth : SystemMetrics.standardImageWidth
    }
}
