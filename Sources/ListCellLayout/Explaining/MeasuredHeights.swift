// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The rows, headers and footers whose height was seen on real systems; all others follow by the rule.
///
/// Source: rows in collection-view lists at L, in SwiftUI lists at M and AX3, @2x at AX2, tables at L and M.
enum MeasuredHeights {
    /// How sure a height is that the rule gives.
    static func certainty<L: Length>(
        _ cell: ResolvedCell<L>, image: ResolvedImage<L>?, _ content: borrowing MeasuredContent<L>,
        preset: ListContentConfiguration.Preset, metrics: ListMetrics
    ) -> Certainty {
        contain(cell, image: image, content, preset: preset, metrics: metrics) ? .measured : .rule
    }

    private static func contain<L: Length>(
        _ cell: ResolvedCell<L>, image: ResolvedImage<L>?, _ content: borrowing MeasuredContent<L>,
        preset: ListContentConfiguration.Preset,
        metrics: ListMetrics
    ) -> Bool {
        let lines = [content.label, content.secondaryLabel].compactMap { $0?.layout.lines.count }
        guard lines.allSatisfy({ $0 == 1 }), metrics.appearance == .insetGrouped || metrics.appearance == .plain
        else { return false }
        guard cell.labelColumn == nil else { return false }
        guard [cell.text, cell.secondaryText].allSatisfy({ $0?.runs.isEmpty ?? true }) else { return false }
        if let image, image.layoutHeight.value > metrics.standardImageSize.height.value { return false }
        let sizes = sizes(preset, isSingle: lines.count < 2, hasImage: image != nil, metrics)
        return sizes.contains(metrics.traits.preferredContentSizeCategory)
    }

    private static func sizes(
        _ preset: ListContentConfiguration.Preset, isSingle: Bool, hasImage: Bool, _ metrics: ListMetrics
    ) -> [ContentSizeCategory] {
        let isTable = metrics.container == .tableView
        let isSwiftUI = metrics.container == .swiftUI
        switch (metrics.design >= .design26, preset) {
        case (true, .cell) where isSingle && !hasImage:
            return isTable ? [.medium, .large] : [.medium, .large, .accessibilityLarge, .accessibilityExtraLarge]
        case (true, .cell) where isSingle: return isSwiftUI ? [.large, .accessibilityExtraLarge] : [.large]
        case (true, .subtitleCell) where !isSingle && !isTable: return [.large, .accessibilityLarge]
        case (true, .valueCell) where !isSingle:
            return isTable
                ? [.large]
                : [
                    .medium, .large, .accessibilityLarge, .accessibilityExtraLarge,
                    .accessibilityExtraExtraExtraLarge,
                ]
        case (false, .cell) where isSingle: return isSwiftUI ? [.medium, .large] : [.large]
        case (false, .valueCell) where !isSingle: return isSwiftUI ? [.medium, .large] : [.large]
        case (true, .groupedHeader) where isSingle: return [.medium, .large]
        case (false, .groupedHeader) where isSingle: return [.large]
        case (_, .groupedFooter) where isSingle: return [.large]
        default: return []
        }
    }
}
