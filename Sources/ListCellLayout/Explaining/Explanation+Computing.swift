// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Explanation {
    /// Explains one row, header or footer of a list.
    ///
    /// - Parameters:
    ///   - id: The cell's place; nil is returned where the list has no such cell.
    ///   - width: The list's width in points.
    ///   - measurer: The one that the layout is made with.
    public init?(
        of id: CellLayout.ID, in list: List, traits: TraitCollection, width: CGFloat, measurer: some TextMeasuring
    ) {
        guard
            let explanation = Self.all(in: list, traits: traits, width: width, measurer: measurer, where: { $0 == id })
                .first
        else { return nil }
        self = explanation
    }

    /// Explains the cells of a list from top to bottom.
    ///
    /// - Parameter isWanted: Says which cells; default all.
    public static func all(
        in list: List, traits: TraitCollection, width: CGFloat, measurer: some TextMeasuring,
        where isWanted: (CellLayout.ID) -> Bool = { _ in true }
    ) -> [Explanation] {
        let width = width.definedWidth
        let metrics = ListMetrics(list, traits: traits, width: width, measurer: measurer)
        let wanted = reasons(in: list, traits: traits, width: width, measurer: measurer)
            .filter { isWanted($0.layout.id) }
        guard !wanted.isEmpty else { return [] }
        let changes = list.deviationChanges(traits: traits, width: width, measurer: measurer)
        return wanted.compactMap { layout, entries in
            guard let cell = list[layout.id] else { return nil }
            return Explanation(
                id: layout.id, traits: traits, container: list.container, width: width,
                preset: cell.content.preset.resolved(
                    in: list.sections[layout.id.section].appearance ?? list.appearance),
                title: layout.title, entries: entries,
                remarks: remarks(on: layout, cell, metrics),
                deviations: list.deviations.sorted { $0.rawValue < $1.rawValue },
                applicableDeviations: changes.filter { $0.cells[layout.id] != layout }.map(\.deviation))
        }
    }
}

extension Explanation {
    /// The layout of each cell, made with the reasons of its numbers.
    static func reasons(
        in list: List, traits: TraitCollection, width: CGFloat, measurer: some TextMeasuring,
        metrics system: SystemMetrics = .standard
    ) -> [(layout: CellLayout, entries: [Entry])] {
        let metrics = ListMetrics(
            list, traits: traits, width: width.definedWidth, measurer: measurer, system: system)
        var stack = SectionStack<Sum>(metrics: metrics)
        for (index, section) in list.sections.enumerated() {
            stack.append(section, index: index, of: list)
        }
        return stack.reasons.map { ($0.layout, $0.notes.entries ?? []) }
    }
}

extension List {
    /// The layout of each cell with each deviation turned the other way, by name.
    fileprivate func deviationChanges(
        traits: TraitCollection, width: CGFloat, measurer: some TextMeasuring
    ) -> [(deviation: Deviation, cells: [CellLayout.ID: CellLayout])] {
        Deviation.allCases.sorted { $0.rawValue < $1.rawValue }.map { deviation in
            var other = self
            other.deviations.formSymmetricDifference([deviation])
            let layout = ListLayout(other, traits: traits, width: width, measurer: measurer)
            return (deviation, Dictionary(uniqueKeysWithValues: layout.cells.map { ($0.id, $0) }))
        }
    }

    /// A row, header or footer; nil where there is none.
    public subscript(id: CellLayout.ID) -> ListCell? {
        guard sections.indices.contains(id.section) else { return nil }
        let section = sections[id.section]
        return switch id {
        case .header: section.header
        case .row(_, let row): section.rows.indices.contains(row) ? section.rows[row] : nil
        case .footer: section.footer
        }
    }
}
