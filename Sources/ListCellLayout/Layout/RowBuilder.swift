// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Turns one cell into its layout: resolve, measure, arrange, then what the list adds around it.
final class RowBuilder<L: Length> {
    let metrics: ListMetrics
    private var cells = ResolvedCells<L>()

    init(metrics: ListMetrics) { self.metrics = metrics }

    /// A cell's layout.
    ///
    /// - Parameter y: Where the cell begins, and then where it ends.
    func layout(
        _ cell: borrowing ListCell, id: CellLayout.ID, position: CellPosition, y: inout L, notes: L.Notes
    ) -> CellLayout {
        guard cell.content.isUpdated(for: cell.state, in: metrics.appearance, design: metrics.design) else {
            let cell = updated(cell)
            return layoutUpdated(cell, id: id, position: position, y: &y, notes: notes)
        }
        return layoutUpdated(cell, id: id, position: position, y: &y, notes: notes)
    }

    private func layoutUpdated(
        _ cell: borrowing ListCell, id: CellLayout.ID, position: CellPosition, y: inout L, notes: L.Notes
    ) -> CellLayout {
        let top = notes.add(
            .row, "y", y.nearest(on: metrics.grid), "below what is above, and the space between")
        let x = notes.add(.row, "x", L(metrics.cardInset), "the card's inset")
        let width = notes.add(.row, "width", L(metrics.rowWidth), "the list less the inset on both sides")
        let kind = id.kind
        let resolved = cells.resolved(cell, kind: kind) { cell in
            ResolvedCell<L>(cell, kind: kind, width: width, metrics: metrics, notes: notes)
        }
        let image = ResolvedImage<L>(cell, in: resolved, metrics: metrics, notes: notes)
        let content = MeasuredContent<L>(resolved, image: image, content: cell.content, metrics: metrics)
        let end = y + content.height
        let height = notes.add(
            .row, "height", resolved.titleBottom == nil ? content.height : end.nearest(on: metrics.grid) - top,
            resolved.heightRule,
            resolved.fixedHeight != nil
                ? nil
                : resolved.control.map { ResolvedCell<L>.heightCertainty(of: $0.control, metrics: metrics) }
                    ?? MeasuredHeights.certainty(
                        resolved, image: image, content, preset: cell.content.preset, metrics: metrics))

        let arrangement = Arrangement(
            cell: resolved, image: image, content: content, metrics: metrics, height: height, notes: notes)
        let contentView = arrangement.contentView()
        var textPlace, secondaryTextPlace: Arrangement<L>.LabelPlace?
        let text = arrangement.text(&textPlace)
        let secondaryText = arrangement.secondaryText(below: textPlace, &secondaryTextPlace)
        let imageLayout = arrangement.imageLayout(beside: textPlace ?? secondaryTextPlace)
        let accessories = arrangement.accessories()
        let separators = arrangement.separators(
            metrics.separator(of: cell), state: cell.state, position: position)
        y = end
        return CellLayout(
            imageBox: imageLayout, textBox: text, secondaryTextBox: secondaryText, controlBox: arrangement.control(),
            backgroundBox: Boxed(wrappedValue: arrangement.background(of: cell, position: position)), id: id,
            frame: CGRect(x: x.value, y: top.value, width: width.value, height: height.value), contentView: contentView,
            accessories: accessories, separator: separators.bottom, topSeparator: separators.top,
            alpha: min(1, cell.content.alpha.definedLength), state: cell.state, isFirstInCard: position.isFirst,
            isLastInCard: position.isLast)
    }

    /// The cell with what its state and its list make of its content.
    private func updated(_ cell: borrowing ListCell) -> ListCell {
        var updated = copy cell
        updated.content = cell.content.updated(for: cell.state, in: metrics.appearance, design: metrics.design)
        return updated
    }

    /// A list's first header, which a UITableView of 18 sets further down (reported).
    func firstHeader(_ header: ListCell) -> ListCell {
        guard metrics.container == .tableView, metrics.isGrouped else { return header }
        var header = header
        header.content.base.changes.insert(.firstHeaderOfTable)
        return header
    }
}

extension ResolvedCell {
    /// The rule of the height, in words.
    var heightRule: String {
        if fixedHeight != nil { return "as stated" }
        let content = control == nil ? minimumHeight == nil ? "content" : "max(image, texts)" : "control"
        if titleBottom != nil { return "top margin + content + bottom margin, the edges snapped" }
        let sum = "top margin + \(content) + bottom margin"
        return (minimumHeight == nil ? sum : "max(minimum, \(sum))") + ", up to a pixel"
    }
}
