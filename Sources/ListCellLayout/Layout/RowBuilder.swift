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
    }

    func layout(
        _ cell: ListCell, id: String, kind: CellLayout.Kind, position: Position, measurer: some TextMeasuring
    ) -> CellLayout {
        let resolved = ResolvedCell(cell, id: id, kind: kind, metrics: metrics, measurer: measurer)
        let content = MeasuredContent(resolved, metrics: metrics, measurer: measurer)
        var layout = CellLayout(resolved, content, metrics: metrics)
        layout.alpha = alpha(of: cell)
        layout.background = background(of: cell, position: position, size: layout.frame.size)
        if case .row(let isFirst, let isLast) = position {
            layout.isFirstInCard = isFirst
            layout.isLastInCard = isLast
            addSeparators(to: &layout, cell: cell, resolved: resolved, isFirst: isFirst, isLast: isLast)
        }
        if metrics.traits.layoutDirection == .rightToLeft { layout.mirror() }
        return layout
    }

    /// A list's first header, which a UITableView of 18 sets further down (reported).
    func firstHeader(_ header: ListCell) -> ListCell {
        guard metrics.container == .tableView, metrics.design == .design18, metrics.isGrouped,
            header.content.preset == .groupedHeader,
            header.content.directionalLayoutMargins.top
                == PresetValues(.groupedHeader, design: .design18).margins.top
        else { return header }
        var header = header
        header.content.directionalLayoutMargins.top = SystemMetrics.firstTableHeaderTop18.value
        return header
    }

    /// A disabled sidebar row is half as opaque (reported).
    private func alpha(of cell: ListCell) -> CGFloat {
        let own = max(0, min(1, cell.content.alpha))
        return cell.content.preset.isSidebarCell && cell.state.contains(.disabled) ? own / 2 : own
    }

    /// The lines above and below a row: below every row but the last of a card, and in grouped lists around each
    /// section; from the text to the list's own trailing inset.
    private func addSeparators(
        to layout: inout CellLayout, cell: ListCell, resolved: ResolvedCell, isFirst: Bool, isLast: Bool
    ) {
        let automaticBottom = !metrics.isSidebar && !(metrics.hasCards && isLast)
        let automaticTop = metrics.appearance == .grouped && isFirst
        let isEdge = metrics.appearance == .grouped && isLast
        let separator = cell.separator
        if separator.bottomSeparatorVisibility.isVisible(automatic: automaticBottom) {
            layout.separator = self.separator(
                cell, layout: layout, resolved: resolved, isFullWidth: isEdge,
                y: layout.frame.height - metrics.separatorThickness)
        }
        if separator.topSeparatorVisibility.isVisible(automatic: automaticTop) {
            layout.topSeparator = self.separator(
                cell, layout: layout, resolved: resolved, isFullWidth: automaticTop, y: 0)
        }
    }

    private func separator(
        _ cell: ListCell, layout: CellLayout, resolved: ResolvedCell, isFullWidth: Bool, y: CGFloat
    ) -> SeparatorLayout {
        let width = layout.frame.width
        let wraps = resolved.wrapsTextAroundImage
        let text = layout.text ?? layout.secondaryText
        let automaticLeading: CGFloat =
            isFullWidth ? 0 : wraps || text == nil ? resolved.layoutX.lowerBound : textX(of: layout, resolved)
        let leading = metrics.grid.round(cell.separator.leadingInset ?? automaticLeading)
        let trailing = metrics.grid.round(
            cell.separator.trailingInset ?? (isFullWidth ? 0 : metrics.separatorTrailingInset))
        return SeparatorLayout(
            frame: CGRect(
                x: leading, y: max(0, y), width: max(0, width - leading - trailing), height: metrics.separatorThickness),
            color: cell.separator.color ?? Color.catalog(.separator))
    }

    /// The leading edge of the text's space, whatever its alignment.
    private func textX(of layout: CellLayout, _ resolved: ResolvedCell) -> CGFloat {
        guard let image = layout.image else { return resolved.layoutX.lowerBound }
        return resolved.layoutX.lowerBound + image.reserved.width + resolved.imageToTextPadding
    }

    /// What lies behind a row: its own configuration, the grey of a selected row (reported), or a grouped list's white.
    private func background(of cell: ListCell, position: Position, size: CGSize) -> BackgroundLayout? {
        let configuration = cell.background ?? BackgroundConfiguration()
        var color = configuration.backgroundColor
        if case .row = position {
            let isMarked = cell.state.contains(.selected) || cell.state.contains(.highlighted)
            if color == nil, isMarked { color = Color.catalog(.systemGray4) }
            if color == nil, metrics.appearance == .grouped {
                color = Color.catalog(.secondarySystemGroupedBackground)
            }
        }
        let hasStroke = configuration.strokeWidth > 0 && configuration.strokeColor != nil
        guard color != nil || hasStroke else { return nil }
        let insets = configuration.backgroundInsets
        let radius =
            cell.background == nil && metrics.appearance == .sidebar
            ? SystemMetrics.sidebarCornerRadius[metrics.design].value : configuration.cornerRadius
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        return BackgroundLayout(
            frame: frame, color: color ?? Color.catalog(.clear),
            cornerRadius: max(0, min(radius, min(frame.width, frame.height) / 2)),
            strokeColor: configuration.strokeColor, strokeWidth: max(0, configuration.strokeWidth),
            strokeOutset: configuration.strokeOutset)
    }
}

extension ListSeparatorConfiguration.Visibility {
    func isVisible(automatic: Bool) -> Bool {
        switch self {
        case .automatic: automatic
        case .visible: true
        case .hidden: false
        }
    }
}
