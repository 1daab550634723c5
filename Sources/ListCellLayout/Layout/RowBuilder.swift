// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Turns one cell into its layout: resolve, measure, arrange, then what the list adds around it.
struct RowBuilder {
    let metrics: ListMetrics

    /// Where a cell stands in its section.
    enum Position {
        /// A header or footer.
        case outside
        case row(isFirst: Bool, isLast: Bool)

        var isFirst: Bool { if case .row(true, _) = self { true } else { false } }
        var isLast: Bool { if case .row(_, true) = self { true } else { false } }
    }

    func layout(
        _ cell: borrowing ListCell, id: String, kind: CellLayout.Kind, position: Position,
        measurer: some TextMeasuring
    ) -> CellLayout {
        guard cell.content.isUpdated(for: cell.state, in: metrics.appearance, design: metrics.design) else {
            return layoutUpdated(updated(cell), id: id, kind: kind, position: position, measurer: measurer)
        }
        return layoutUpdated(cell, id: id, kind: kind, position: position, measurer: measurer)
    }

    private func layoutUpdated(
        _ cell: borrowing ListCell, id: String, kind: CellLayout.Kind, position: Position,
        measurer: some TextMeasuring
    ) -> CellLayout {
        let resolved = ResolvedCell(cell, kind: kind, metrics: metrics, measurer: measurer)
        let content = MeasuredContent(resolved, metrics: metrics, measurer: measurer)
        let arrangement = Arrangement(cell: resolved, content: content, metrics: metrics)
        let separators = separators(of: cell, arrangement, position: position)
        let layout = CellLayout(
            id: id, kind: kind, frame: CGRect(origin: .zero, size: arrangement.size),
            contentView: arrangement.contentView, image: arrangement.image(),
            text: arrangement.text(), secondaryText: arrangement.secondaryText(), control: arrangement.control(),
            accessories: arrangement.accessories(),
            separator: separators.bottom, topSeparator: separators.top,
            background: background(of: cell, position: position, size: arrangement.size),
            alpha: min(1, cell.content.alpha.definedLength), state: cell.state,
            isFirstInCard: position.isFirst, isLastInCard: position.isLast)
        return metrics.traits.layoutDirection == .rightToLeft ? layout.mirrored() : layout
    }

    /// The cell with what its state and its list make of its content.
    func updated(_ cell: ListCell) -> ListCell {
        var cell = cell
        cell.content = cell.content.updated(for: cell.state, in: metrics.appearance, design: metrics.design)
        return cell
    }

    /// A list's first header, which a UITableView of 18 sets further down (reported).
    func firstHeader(_ header: ListCell) -> ListCell {
        guard metrics.container == .tableView, metrics.design == .design18, metrics.isGrouped else { return header }
        var header = header
        header.content = header.content.updated(for: [], in: metrics.appearance, design: metrics.design)
        let usual = PresetValues(.groupedHeader, design: .design18).margins.top
        guard header.content.preset == .groupedHeader, header.content.directionalLayoutMargins.top == usual else {
            return header
        }
        header.content.directionalLayoutMargins.top = SystemMetrics.firstTableHeaderTop18.value
        return header
    }

    /// The lines above and below a row: below every row but the last of a card, and in grouped lists around each
    /// section; from the text to the list's own trailing inset.
    private func separators(
        of cell: borrowing ListCell, _ arrangement: borrowing Arrangement, position: Position
    ) -> (top: SeparatorLayout?, bottom: SeparatorLayout?) {
        guard case .row(let isFirst, let isLast) = position else { return (nil, nil) }
        let automaticBottom = metrics.showsSeparators && !(metrics.hasCards && isLast)
        let automaticTop = metrics.showsSeparators && metrics.appearance == .grouped && isFirst
        let isEdge = metrics.appearance == .grouped && isLast
        let configuration = metrics.separator(of: cell)
        let color = configuration.color(in: cell.state)
        var top, bottom: SeparatorLayout?
        if configuration.bottomSeparatorVisibility.isVisible(automatic: automaticBottom) {
            bottom = separator(
                configuration.bottomSeparatorInsets, color: color, arrangement, isFullWidth: isEdge,
                y: arrangement.size.height - metrics.separatorThickness)
        }
        if configuration.topSeparatorVisibility.isVisible(automatic: automaticTop) {
            top = separator(
                configuration.topSeparatorInsets, color: color, arrangement, isFullWidth: automaticTop, y: 0)
        }
        return (top, bottom)
    }

    private func separator(
        _ insets: DirectionalEdgeInsets, color: Color?, _ arrangement: borrowing Arrangement, isFullWidth: Bool,
        y: CGFloat
    ) -> SeparatorLayout {
        let width = arrangement.cell.width
        let automaticLeading = isFullWidth ? 0 : arrangement.separatorX
        let leading = metrics.grid.round(insets.separatorLeading?.defined ?? automaticLeading)
        let trailing = metrics.grid.round(
            insets.separatorTrailing?.defined ?? (isFullWidth ? 0 : metrics.separatorTrailingInset))
        return SeparatorLayout(
            frame: CGRect(
                x: leading, y: max(0, y), width: max(0, width - leading - trailing), height: metrics.separatorThickness),
            color: color ?? .separator)
    }
}
