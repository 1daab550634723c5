// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The figures of one list as plain lengths: generation, container, style, width and text size applied.
struct ListMetrics {
    let traits: TraitCollection
    let appearance: List.Appearance
    let container: List.Container
    let deviations: Set<Deviation>
    let width: CGFloat
    let grid: PixelGrid
    let bodyFont: ResolvedFont
    let language: String

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

    init(_ list: List, traits: TraitCollection, width: CGFloat) {
        self.traits = traits
        appearance = list.appearance
        container = list.container
        deviations = list.deviations
        self.width = width
        language = traits.language
        grid = PixelGrid(scale: traits.displayScale)
        bodyFont = Font.body.resolved(with: traits)

        let place = Place(list, traits: traits, width: width)
        cardInset = grid.round(list.inset.map { max(0, min($0, width / 2)) } ?? place.cardInset)
        rowMargin = place.rowMargin
        accessoryMargin = place.accessoryMargin(cardInset: cardInset)
        separatorThickness = traits.design == .design26 ? SystemMetrics.separatorThickness26.value : grid.pixel
        separatorTrailingInset = place.separatorTrailingInset
        addedSeparatorHeight = place.addedSeparatorHeight(grid: grid)

        let scaling = FontMetrics(forTextStyle: .body)
        let size = traits.preferredContentSizeCategory
        func scaled(_ figure: GenerationFigure) -> CGFloat {
            scaling.scaledValue(for: figure[traits.design].value, at: size, displayScale: traits.displayScale)
        }
        standardImageSize = CGSize(
            width: scaled(place.standardImageWidth), height: DynamicType.leading(of: .body, at: size))
        standardSidebarImageWidth = scaled(SystemMetrics.standardSidebarImageWidth)
        (minimumCellHeight, minimumSidebarCellHeight) = Self.minimumHeights(list.container, traits, grid)
    }
}

extension ListMetrics {
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

    /// The least heights of cells and of sidebar cells.
    ///
    /// 26: the body leading at the size, at most XXXL, and 30; 18, and sidebars in both: twice the leading (measured).
    /// Korean text raises the least height on 26 (rule).
    private static func minimumHeights(
        _ container: List.Container, _ traits: TraitCollection, _ grid: PixelGrid
    ) -> (cell: CGFloat, sidebarCell: CGFloat) {
        let size = min(traits.preferredContentSizeCategory, .extraExtraExtraLarge)
        let leading = DynamicType.leading(of: .body, at: size)
        guard traits.design == .design26 else {
            let least = container == .swiftUI ? SystemMetrics.minimumHeight18.value : 0
            return (max(2 * leading, least), 2 * leading)
        }
        var line = leading
        if traits.language == "ko" {
            let pointSize = DynamicType.pointSize(of: .body, at: size)
            line = grid.ceil(leading + SystemMetrics.koreanLineHeight.value * pointSize - pointSize * 2444 / 2048)
        }
        return (line + SystemMetrics.cellMinimumPadding26.value, 2 * leading)
    }
}
