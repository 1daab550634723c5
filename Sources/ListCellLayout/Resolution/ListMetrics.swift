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
    /// Whether the list stands under a large title.
    let isUnderLargeTitle: Bool
    let statedBackgroundColor: Color?
    /// nil where the list states nothing of its separators.
    let separatorConfiguration: ListSeparatorConfiguration?
    let width: CGFloat
    let grid: PixelGrid
    let bodyFont: ResolvedFont
    let language: String

    /// The figures of all generations; stored, since a getter would copy them all.
    let system: SystemMetrics
    /// The figures that the lengths below come from.
    let figures: ListFigures
    /// From the list's edge to its rows.
    let cardInset: Sum
    let rowWidth: Sum
    /// From a row's edge to its content.
    let rowMargin: Sum
    /// From a row's edge to its accessories.
    let accessoryMargin: Sum
    /// Where leading accessories begin.
    let leadingAccessoryMargin: Sum
    /// A separator's thickness.
    let separatorThickness: Sum
    /// From a separator's end to the row's trailing edge.
    let separatorTrailingInset: Sum
    /// What a row with a content configuration grows by for its separator; nil where that lies inside the row.
    let addedSeparatorHeight: Sum?
    /// The standard slot of an image.
    let standardImageSize: Sides<Sum>
    /// The width of the standard slot in a sidebar's row.
    let standardSidebarImageWidth: Sum
    /// The least heights of a cell and of a sidebar's cell, without the added separator.
    let minimumCellHeight: Sum
    let minimumSidebarCellHeight: Sum
    /// The column in which a classic value2 cell sets its label.
    let value2LabelWidth: Sum
    /// The sizes of the system's accessories.
    let accessorySizes: AccessorySizes

    /// What measures and breaks the list's text.
    let measurer: Measurer

    init(
        _ list: List, traits: TraitCollection, width: CGFloat, measurer: some TextMeasuring,
        system: SystemMetrics = .standard
    ) {
        self.measurer = Measurer(measurer)
        self.traits = traits
        appearance = list.appearance
        showsSeparators = list.showsSeparators ?? !(list.appearance == .sidebar || list.appearance == .sidebarPlain)
        statedHeaderTopPadding = list.headerTopPadding.map(\.definedLength)
        headerMode = list.headerMode
        footerMode = list.footerMode
        isUnderLargeTitle = list.isUnderLargeTitle
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

        let figures = ListFigures(
            appearance: list.appearance, container: list.container, traits: traits, deviations: list.deviations,
            width: width, grid: grid, system: system)
        self.figures = figures
        self.system = system
        cardInset = (list.inset.map { Sum(min($0.definedLength, width / 2), "stated inset") } ?? Sum(figures.cardInset))
            .nearest(on: grid)
        rowWidth = (Sum(width, "list width") - (cardInset + cardInset)).orZero
        rowMargin = Sum(figures.rowMargin)
        accessoryMargin = Sum(figures.accessoryMargin(cardInset: cardInset.value))
        leadingAccessoryMargin = figures.isSidebar ? Sum(system.sidebarAccessoryMargin[figures.design]) : rowMargin
        separatorThickness = figures.separatorThickness
        separatorTrailingInset = Sum(figures.separatorTrailingInset)
        addedSeparatorHeight = figures.addedSeparatorHeight
        standardImageSize = Sides(
            figures.scaledWidth(figures.standardImageWidth, "standard width"), figures.bodyLeading)
        standardSidebarImageWidth = figures.scaledWidth(
            system.standardSidebarImageWidth[figures.design], "standard width")
        minimumCellHeight = figures.minimumCellHeight
        minimumSidebarCellHeight = figures.minimumSidebarCellHeight
        value2LabelWidth = figures.scaledWidth(system.value2LabelWidth[figures.design], "column of a value2 label")
        accessorySizes = AccessorySizes(figures, bodyFont: bodyFont, cardInset: cardInset.value, grid: grid)
    }
}

extension ListMetrics {
    /// The figures of another list in the same place.
    func with(_ list: List) -> ListMetrics {
        ListMetrics(list, traits: traits, width: width, measurer: measurer, system: system)
    }

    /// Whether the list states the colour behind its cells.
    var hasOwnColor: Bool { statedBackgroundColor != nil }
    /// The colour behind everything.
    var backgroundColor: Color {
        statedBackgroundColor ?? .catalog(isGrouped ? .systemGroupedBackground : .systemBackground)
    }

    /// What a cell or its list states of the cell's separators; nil, as usual, where neither does.
    func separator(of cell: borrowing ListCell) -> ListSeparatorConfiguration? {
        guard let separatorConfiguration else { return cell.statedSeparator }
        return cell.statedSeparator?.over(separatorConfiguration) ?? separatorConfiguration
    }

    var design: Design { traits.design }
    var isAccessibilitySize: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }
    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
    var hasCards: Bool { appearance == .insetGrouped }
    /// Whether the rows of a section lie on a background of their own.
    var isGrouped: Bool { appearance == .insetGrouped || appearance == .grouped }
    /// Whether a value may stand beside its label at accessibility sizes: on an iPad (measured), on a phone by a deviation.
    var isSideBySideAtAccessibilitySizes: Bool {
        traits.userInterfaceIdiom == .pad && system.isSideBySideOnPad[design]
            || deviations.contains(.sideBySideAtAccessibilitySizes)
    }
    /// Whether text wraps under the image at accessibility sizes: measured in SwiftUI lists and UIKit sidebars, elsewhere
    /// by rule.
    var wrapsTextAroundImages: Bool {
        isAccessibilitySize && !deviations.contains(.textBesideImage)
    }
}
