// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Arrangement {
    /// The lines above and below a row: below every row but the last of a card, and in grouped lists around each
    /// section; from the text to the list's own trailing inset.
    func separators(
        _ configuration: ListSeparatorConfiguration?, state: CellState, position: CellPosition
    ) -> (top: SeparatorLayout?, bottom: SeparatorLayout?) {
        guard case .row(let isFirst, let isLast) = position else { return (nil, nil) }
        let isSelected = state.contains(.selected) && !state.contains(.editing)
        let isHidden = isSelected && metrics.system.hidesSeparatorOfSelectedRow[metrics.design]
        let automaticBottom = metrics.showsSeparators && !(metrics.hasCards && isLast) && !isHidden
        let isGrouped = metrics.appearance == .grouped
        let automaticTop = metrics.showsSeparators && isFirst && (isGrouped || metrics.hasSeparatorAboveFirstRow)
        let isBetweenMargins = state.contains(.editing) && metrics.separatesAtMarginsWhileEditing
        let color = configuration?.color(in: state) ?? .separator
        var top, bottom: SeparatorLayout?
        if configuration?.bottomSeparatorVisibility.isVisible(automatic: automaticBottom) ?? automaticBottom {
            bottom = separator(
                "separator", configuration?.bottomSeparatorInsets, color: color,
                y: (height - L(metrics.separatorThickness)).orZero,
                isFullWidth: isGrouped && isLast, isBetweenMargins: isBetweenMargins)
        }
        if configuration?.topSeparatorVisibility.isVisible(automatic: automaticTop) ?? automaticTop {
            top = separator(
                "topSeparator", configuration?.topSeparatorInsets, color: color, y: .zero("top"),
                isFullWidth: isGrouped && isFirst, isBetweenMargins: false)
        }
        return (top, bottom)
    }

    private func separator(
        _ name: String, _ insets: DirectionalEdgeInsets?, color: Color, y: L, isFullWidth: Bool,
        isBetweenMargins: Bool
    ) -> SeparatorLayout {
        let fullWidth = L(0, "from edge to edge", Basis(.assumed))
        let leading =
            (insets?.separatorLeading.map { L($0.defined, "stated leading inset") }
            ?? (isFullWidth ? fullWidth : isBetweenMargins ? L(metrics.rowMargin) : separatorStart)).nearest(on: grid)
        let trailing =
            (insets?.separatorTrailing.map { L($0.defined, "stated trailing inset") }
            ?? (isFullWidth ? fullWidth : L(isBetweenMargins ? metrics.rowMargin : metrics.separatorTrailingInset)))
            .nearest(on: grid)
        let width = notes.add(
            .separators, name + ".width", (cell.width - (leading + trailing)).orZero, "up to the trailing inset",
            .measured)
        let x = x(
            .separators, name, leading: leading, width: width,
            startsAtMargin ? "from the row margin" : "from the text",
            cell.labelColumn != nil ? .assumed : .measured)
        let y = notes.add(.separators, name + ".y", y, "inside the row, at its edge", .measured)
        let thickness = notes.add(
            .separators, name + ".height", L(metrics.separatorThickness), "thickness", .measured)
        return SeparatorLayout(
            frame: CGRect(x: x, y: y.value, width: width.value, height: thickness.value), color: color)
    }

    /// Where a separator begins: at the text, or at the margin where it is none or wraps around the image.
    private var separatorStart: L { startsAtMargin ? cell.content.start : textStart }

    private var startsAtMargin: Bool { cell.wrapsTextAroundImage || !content.hasText || cell.labelColumn != nil }
}

extension ListMetrics {
    /// Whether a plain table's first row has a line above it.
    fileprivate var hasSeparatorAboveFirstRow: Bool {
        container == .tableView && appearance == .plain && system.hasSeparatorAbovePlainTable[design]
    }

    /// Whether lines run from margin to margin in rows that are edited.
    fileprivate var separatesAtMarginsWhileEditing: Bool {
        container == .tableView && system.hasMarginSeparatorsWhileEditing[design]
    }
}
