// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ListLayout {
    /// Lays a list out.
    ///
    /// - Parameters:
    ///   - width: The list's width in points; below 0 or not finite counts as 0.
    ///   - measurer: What measures and breaks text.
    public init(_ list: List, traits: TraitCollection, width: CGFloat, measurer: some TextMeasuring) {
        let width = width.isFinite ? width.definedLength : 0
        let metrics = ListMetrics(list, traits: traits, width: width)
        var stack = SectionStack(metrics: metrics)
        // A span lends its elements: a loop over the array would copy, and count the references of, each of them.
        let sections = list.sections.span
        for index in sections.indices { stack.append(sections[index], index: index, measurer: measurer) }
        self.init(
            traits: traits, appearance: list.appearance, container: list.container,
            deviations: list.deviations.map(\.rawValue).sorted(),
            contentSize: CGSize(width: width, height: stack.contentHeight), sections: stack.sections,
            backgroundColor: metrics.backgroundColor,
            titleMargin: metrics.isSidebar ? SystemMetrics.wideRowMargin[traits.design].value : metrics.rowMargin)
    }
}

/// The sections of a list, one below the other.
struct SectionStack {
    let metrics: ListMetrics
    private(set) var sections: [SectionLayout] = []
    /// The lowest point so far, always on a pixel border.
    private var y: CGFloat = 0
    private var lastHasFooter = false

    init(metrics: ListMetrics) {
        self.metrics = metrics
    }

    /// The lowest point of the list, with the space below a grouped list that does not end with a footer (assumed).
    var contentHeight: CGFloat {
        guard metrics.isGrouped, !lastHasFooter, !sections.isEmpty else { return y }
        return metrics.grid.round(y + metrics.grid.ceil(SystemMetrics.lastSectionBottom[metrics.design].value))
    }

    mutating func append(_ section: List.Section, index: Int, measurer: some TextMeasuring) {
        let beginsWithHeader = metrics.beginsWithHeader(section)
        let hasHeader = section.header != nil && (metrics.headerMode ?? .supplementary) == .supplementary
        let hasFooter = section.footer != nil && (metrics.footerMode ?? .supplementary) == .supplementary
        let gap = metrics.gap(
            isFirst: index == 0, hasHeader: hasHeader || beginsWithHeader, followsFooter: lastHasFooter)
        advance(metrics.grid.ceil(gap?.value ?? 0))

        var layout = SectionLayout(rows: [])
        let rowBuilder = RowBuilder(metrics: metrics)
        let name = "\(index)."
        if hasHeader, let header = section.header {
            let header = index == 0 ? rowBuilder.firstHeader(header) : header
            layout.header = rowBuilder.layout(
                header, id: name + "header", kind: .header, position: .outside, measurer: measurer)
            place(&layout.header)
        }
        layout.rows.reserveCapacity(section.rows.count)
        let firstInCard = beginsWithHeader ? 1 : 0
        let rows = section.rows.span
        for row in rows.indices {
            let position: RowBuilder.Position =
                row < firstInCard
                ? .outside : .row(isFirst: row == firstInCard, isLast: row == section.rows.count - 1)
            let id = name + String(row)
            layout.rows.append(
                rowBuilder.layout(rows[row], id: id, kind: .row, position: position, measurer: measurer))
            layout.rows[row].frame.origin = origin
            advance(layout.rows[row].frame.height)
        }
        layout.card = card(around: layout.rows.dropFirst(firstInCard))
        if hasFooter, let footer = section.footer {
            layout.footer = rowBuilder.layout(
                footer, id: name + "footer", kind: .footer, position: .outside, measurer: measurer)
            place(&layout.footer)
        }
        lastHasFooter = hasFooter
        sections.append(layout)
    }

    private mutating func advance(_ distance: CGFloat) {
        // Rounding after each step keeps sums of thirds from drifting far down a list.
        y = metrics.grid.round(y + distance)
    }

    /// Where the next cell stands.
    private var origin: CGPoint { CGPoint(x: metrics.cardInset, y: y) }

    private mutating func place(_ cell: inout CellLayout?) {
        cell?.frame.origin = origin
        advance(cell?.frame.height ?? 0)
    }

    private func card(around rows: ArraySlice<CellLayout>) -> CardLayout? {
        guard metrics.hasCards, let first = rows.first, let last = rows.last else { return nil }
        let frame = CGRect(
            x: first.frame.minX, y: first.frame.minY, width: first.frame.width,
            height: metrics.grid.round(last.frame.maxY - first.frame.minY))
        return CardLayout(
            frame: frame,
            cornerRadius: min(SystemMetrics.cardCornerRadius[metrics.design].value, min(frame.width, frame.height) / 2),
            cornerCurve: metrics.design == .design26 ? .circular : .continuous,
            color: Color.catalog(.secondarySystemGroupedBackground))
    }
}

extension ListMetrics {
    /// Whether a section's first row is its header.
    func beginsWithHeader(_ section: List.Section) -> Bool {
        switch headerMode {
        case nil: section.rows.first?.content.preset.isHeader ?? false
        case .firstItemInSection: !section.rows.isEmpty
        case .some: false
        }
    }
}
