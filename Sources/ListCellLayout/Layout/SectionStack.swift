// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The sections of a list, one below the other.
struct SectionStack<L: Length> {
    /// The figures of the list, or of the section at hand where that has a look of its own.
    private var metrics: ListMetrics { builder.metrics }
    /// Lays out the cells of the section at hand.
    private var builder: RowBuilder<L>
    private let listBuilder: RowBuilder<L>
    private(set) var sections: [SectionLayout] = []
    /// The reasons of each cell, from top to bottom; empty where none are kept.
    private(set) var reasons: [(layout: CellLayout, notes: L.Notes)] = []
    /// The lowest point so far, in half pixels: spaces of 17.5 points add up as they are, and edges are snapped.
    private var y: L = .zero("top of the list")
    private var lastHasFooter = false

    init(metrics: ListMetrics) {
        listBuilder = RowBuilder(metrics: metrics)
        builder = listBuilder
    }

    /// The lowest point of the list, with the space below it; not snapped.
    var contentHeight: CGFloat {
        guard !sections.isEmpty, let bottom: L = metrics.bottom(endsWithFooter: lastHasFooter) else { return y.value }
        return (y + bottom).nearest(on: metrics.halfPixels).value
    }

    /// Adds a section of the list below the others.
    mutating func append(_ section: List.Section, index: Int, of list: List) {
        builder =
            section.hasOwnLook
            ? RowBuilder(metrics: listBuilder.metrics.with(list.looking(as: section))) : listBuilder
        let top = y.nearest(on: metrics.grid).value
        let beginsWithHeader = metrics.beginsWithHeader(section)
        let header = (metrics.headerMode ?? .supplementary) == .supplementary ? section.header : nil
        let footer = (metrics.footerMode ?? .supplementary) == .supplementary ? section.footer : nil
        let gap: L? = metrics.gap(
            isFirst: index == 0, hasHeader: header != nil || beginsWithHeader, followsFooter: lastHasFooter)
        if let gap { advance(gap) }

        var layout = SectionLayout(rows: [])
        if let header {
            let header = index == 0 ? builder.firstHeader(header) : header
            layout.header = place(header, id: .header(section: index), position: .outside)
        }
        layout.rows.reserveCapacity(section.rows.count)
        let firstInCard = beginsWithHeader ? 1 : 0
        // A span lends its elements: a loop over the array would copy, and count the references of, each of them.
        let rows = section.rows.span
        for row in rows.indices {
            let position: CellPosition =
                row < firstInCard ? .outside : .row(isFirst: row == firstInCard, isLast: row == rows.count - 1)
            layout.rows.append(
                place(rows[row], id: .row(section: index, row: row), position: position))
        }
        layout.card = card(around: layout.rows.dropFirst(firstInCard))
        if let footer {
            layout.footer = place(footer, id: .footer(section: index), position: .outside)
        }
        lastHasFooter = footer != nil
        if let color = section.backgroundColor {
            layout.ground = GroundLayout(
                frame: CGRect(x: 0, y: top, width: metrics.width, height: y.nearest(on: metrics.grid).value - top),
                color: color)
        }
        sections.append(layout)
    }

    private mutating func advance(_ distance: L) {
        // Rounding after each step keeps sums of thirds from drifting far down a list.
        y = (y + distance).nearest(on: metrics.halfPixels)
    }

    /// Lays a cell out below what is above.
    private mutating func place(
        _ cell: borrowing ListCell, id: CellLayout.ID, position: CellPosition
    ) -> CellLayout {
        let notes = L.Notes()
        let layout = builder.layout(cell, id: id, position: position, y: &y, notes: notes)
        y = y.nearest(on: metrics.halfPixels).named("bottom of \(id)")
        if notes.entries != nil { reasons.append((layout, notes)) }
        return layout
    }

    private func card(around rows: ArraySlice<CellLayout>) -> CardLayout? {
        guard metrics.hasCards, let first = rows.first, let last = rows.last else { return nil }
        let frame = CGRect(
            x: first.frame.minX, y: first.frame.minY, width: first.frame.width,
            height: metrics.grid.round(last.frame.maxY - first.frame.minY))
        return CardLayout(
            frame: frame,
            cornerRadius: min(
                metrics.system.cardCornerRadius[metrics.design].value, min(frame.width, frame.height) / 2),
            cornerCurve: metrics.system.cardCornerCurve[metrics.design],
            color: Color.catalog(.secondarySystemGroupedBackground))
    }
}

extension ListMetrics {
    /// Half the screen's pixels, in which spaces add up.
    var halfPixels: PixelGrid { PixelGrid(scale: 2 * grid.scale) }

    /// Whether a section's first row is its header.
    func beginsWithHeader(_ section: List.Section) -> Bool {
        switch headerMode {
        case nil: section.rows.first?.content.preset.isHeader ?? false
        case .firstItemInSection: !section.rows.isEmpty
        case .some: false
        }
    }
}

extension List {
    /// The list as one of its sections makes it look.
    fileprivate func looking(as section: Section) -> List {
        var list = self
        list.sections = []
        if let appearance = section.appearance { list.appearance = appearance }
        list.headerMode = section.headerMode ?? headerMode
        list.footerMode = section.footerMode ?? footerMode
        list.showsSeparators = section.showsSeparators ?? showsSeparators
        list.headerTopPadding = section.headerTopPadding ?? headerTopPadding
        list.backgroundColor = section.backgroundColor ?? backgroundColor
        if let separators = section.separatorConfiguration { list.separatorConfiguration = separators }
        return list
    }
}
