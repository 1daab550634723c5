// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Where a list's rows stand between its edges.
struct Place {
    let appearance: List.Appearance
    let container: List.Container
    let traits: TraitCollection
    let width: CGFloat

    init(_ list: List, traits: TraitCollection, width: CGFloat) {
        appearance = list.appearance
        container = list.container
        self.traits = traits
        self.width = width
    }
}

extension Place {
    private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    /// From the list's edge to its cards, or to a sidebar's rows; 0 for the other lists.
    var cardInset: CGFloat {
        if appearance == .sidebar { return SystemMetrics.sidebarInset[traits.design].value }
        guard appearance == .insetGrouped else { return 0 }
        let isTableOfIOS26 = container == .tableView && traits.design == .design26 && traits.system == .iOS26
        let widestNarrow =
            isTableOfIOS26
            ? SystemMetrics.widestNarrowTableCardOfIOS26.value : SystemMetrics.widestNarrowCard[traits.design].value
        let isWide = width > widestNarrow || (traits.design == .design26 && traits.userInterfaceIdiom == .pad)
        return (isWide ? SystemMetrics.wideCardInset : SystemMetrics.narrowCardInset)[traits.design].value
    }

    /// From a row's edge to its content; 0 in a sidebar, whose presets say it all.
    var rowMargin: CGFloat {
        if isSidebar { return 0 }
        let isWide =
            traits.design == .design26 && appearance == .insetGrouped
            ? width > SystemMetrics.widestNarrowCardRow.value || traits.userInterfaceIdiom == .pad
            : width > SystemMetrics.widestNarrowRow[traits.design].value
        return (isWide ? SystemMetrics.wideRowMargin : SystemMetrics.narrowRowMargin)[traits.design].value
    }

    /// From a row's edge to its accessories: the row margin, but with 20 pt cards in a UITableView of iOS 26 it is
    /// 20 (measured); in a sidebar the presets' 8 (assumed).
    func accessoryMargin(cardInset: CGFloat) -> CGFloat {
        if isSidebar { return SystemMetrics.sidebarAccessoryMargin.value }
        let isTableOf26 = container == .tableView && traits.design == .design26 && appearance == .insetGrouped
        return isTableOf26 ? max(rowMargin, min(cardInset, SystemMetrics.wideCardInset.design26.value)) : rowMargin
    }

    var separatorTrailingInset: CGFloat {
        switch (appearance, traits.design) {
        case (.grouped, _): SystemMetrics.groupedSeparatorTrailingInset.value
        case (.insetGrouped, .design18): SystemMetrics.cardSeparatorTrailingInset18.value
        case (_, .design18): SystemMetrics.plainSeparatorTrailingInset18.value
        case (.plain, .design26)
        where container == .tableView && width <= SystemMetrics.widestNarrowRow.design26.value:
            SystemMetrics.plainSeparatorTrailingInsetOfNarrowTable.value
        default: rowMargin
        }
    }

    /// What a UITableView adds to a row with a content configuration: 1 on 26; one pixel on 18, 1 at accessibility
    /// sizes. Elsewhere the separator lies inside the row.
    func addedSeparatorHeight(grid: PixelGrid) -> CGFloat {
        guard container == .tableView else { return 0 }
        if traits.design == .design26 { return SystemMetrics.separatorThickness26.value }
        return traits.preferredContentSizeCategory.isAccessibilityCategory
            ? SystemMetrics.tableSeparatorAtAccessibilitySizes18.value : grid.pixel
    }

    /// The standard slot's width at large.
    var standardImageWidth: GenerationFigure {
        if isSidebar { return SystemMetrics.standardSidebarImageWidth }
        return container == .swiftUI ? SystemMetrics.standardSwiftUIImageWidth : SystemMetrics.standardImageWidth
    }
}
