// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The figures of one list as plain lengths: generation, container, style, width and text size applied.
///
/// One object for all cells of a list, since the figures carry their sources and are dear to copy.
final class ListMetrics: Sendable {
    let traits: TraitCollection
    let appearance: List.Appearance
    let container: List.Container
    let deviations: Set<Deviation>
    let showsSeparators: Bool
    /// What the list itself states above a plain list's header; nil for the system's.
    let statedHeaderTopPadding: CGFloat?
    /// What the list itself states of its sections and its ground; nil for what follows from its cells and appearance.
    let headerMode: List.HeaderMode?
    let footerMode: List.FooterMode?
    let statedBackgroundColor: Color?
    /// nil where the list states nothing of its separators.
    let separatorConfiguration: ListSeparatorConfiguration?
    let width: CGFloat
    let grid: PixelGrid
    let bodyFont: ResolvedFont
    let language: String

    /// The figures that the lengths below come from.
    let place: Place
    /// The inset that the list itself states; nil for the system's.
    let statedInset: CGFloat?
    /// From the list's edge to its rows.
    let cardInset: CGFloat
    /// From a row's edge to its content.
    let rowMargin: CGFloat
    /// From a row's edge to its accessories.
    let accessoryMargin: CGFloat
    /// A separator's thickness.
    let separatorThickness: CGFloat
    /// From a separator's end to the row's trailing edge.
    let separatorTrailingInset: CGFloat
    /// What a row with a content configuration grows by for its separator.
    let addedSeparatorHeight: CGFloat
    /// The standard slot.
    let standardImageSize: CGSize
    /// The width of the standard slot in a sidebar's row.
    let standardSidebarImageWidth: CGFloat
    /// The least heights of a cell and of a sidebar's cell, without the added separator.
    let minimumCellHeight: CGFloat
    let minimumSidebarCellHeight: CGFloat
    /// The sizes of the system's accessories.
    let accessorySizes: AccessorySizes

    init(_ list: List, traits: TraitCollection, width: CGFloat) {
        self.traits = traits
        appearance = list.appearance
        showsSeparators = list.showsSeparators ?? !(list.appearance == .sidebar || list.appearance == .sidebarPlain)
        statedHeaderTopPadding = list.headerTopPadding.map(\.definedLength)
        headerMode = list.headerMode
        footerMode = list.footerMode
        statedBackgroundColor = list.backgroundColor
        separatorConfiguration =
            list.separatorConfiguration == ListSeparatorConfiguration() ? nil : list.separatorConfiguration
        container = list.container
        deviations = list.deviations
        self.width = width
        language = traits.language
        // A scale that no screen has counts as 1.
        let isScale = traits.displayScale >= 0.01 && traits.displayScale <= 100
        grid = PixelGrid(scale: isScale ? traits.displayScale : 1)
        bodyFont = Font.body.resolved(with: traits)

        let place = Place(list, traits: traits, width: width)
        self.place = place
        statedInset = list.inset.map { min($0.definedLength, width / 2) }
        cardInset = grid.round(statedInset ?? place.cardInset.value)
        rowMargin = place.rowMargin.value
        accessoryMargin = place.accessoryMargin(cardInset: cardInset).value
        separatorThickness = place.separatorThickness(grid: grid).value
        separatorTrailingInset = place.separatorTrailingInset.value
        addedSeparatorHeight = place.addedSeparatorHeight(grid: grid)?.value ?? 0
        standardImageSize = CGSize(
            width: place.standardWidth(place.standardImageWidth, grid: grid).value,
            height: DynamicType.leading(of: .body, at: traits.preferredContentSizeCategory))
        standardSidebarImageWidth = place.standardWidth(SystemMetrics.standardSidebarImageWidth, grid: grid).value
        minimumCellHeight = place.minimumCellHeight(grid: grid).value
        minimumSidebarCellHeight = place.minimumSidebarCellHeight().value
        accessorySizes = AccessorySizes(place, bodyPointSize: bodyFont.pointSize, grid: grid)
    }
}

extension ListMetrics {
    /// Whether the list states the colour behind its cells.
    var hasOwnColor: Bool { statedBackgroundColor != nil }
    /// The colour behind everything.
    var backgroundColor: Color {
        statedBackgroundColor ?? .catalog(isGrouped ? .systemGroupedBackground : .systemBackground)
    }

    /// A cell's separators, its list's where it states none.
    func separator(of cell: borrowing ListCell) -> ListSeparatorConfiguration {
        guard let separatorConfiguration else { return cell.separator }
        return cell.separator.over(separatorConfiguration)
    }

    var design: Design { traits.design }
    var isAccessibilitySize: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }
    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
    var hasCards: Bool { appearance == .insetGrouped }
    /// Whether the rows of a section lie on a background of their own.
    var isGrouped: Bool { appearance == .insetGrouped || appearance == .grouped }
    var rowWidth: CGFloat { max(0, width - 2 * cardInset) }
    /// Where leading accessories begin.
    var accessoryLeadingMargin: CGFloat { isSidebar ? SystemMetrics.sidebarAccessoryMargin.value : rowMargin }
    /// Whether text wraps under the image at accessibility sizes: as measured in SwiftUI lists, elsewhere a deviation.
    var wrapsTextAroundImages: Bool {
        isAccessibilitySize && (container == .swiftUI || deviations.contains(.textWrapsAroundImage))
    }
}
