// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Explanation {
    /// Explains one row, header or footer of a list.
    ///
    /// - Parameters:
    ///   - id: As `layout` prints it: `0.2`, `0.header`; nil is returned where the list has no such cell.
    ///   - width: The list's width in points.
    ///   - measurer: The one that the layout is made with.
    public init?(
        of id: String, in list: List, traits: TraitCollection, width: CGFloat, measurer: some TextMeasuring
    ) {
        let layout = ListLayout(list, traits: traits, width: width, measurer: measurer)
        let metrics = ListMetrics(list, traits: traits, width: layout.contentSize.width)
        let elements = ListElement.all(list, layout, metrics)
        guard let index = elements.firstIndex(where: { $0.layout.id == id }) else { return nil }
        let element = elements[index]

        var explainer = Explainer(element.cell, layout: element.layout, metrics: metrics, measurer: measurer)
        explainer.explain()
        let y = Self.y(of: elements, at: index, metrics: metrics, measurer: measurer)
        self.init(
            id: id, traits: traits, container: list.container, width: layout.contentSize.width,
            preset: explainer.cell.content.preset,
            title: element.layout.title,
            entries: [y] + explainer.entries, remarks: explainer.remarks,
            deviations: list.deviations.sorted { $0.rawValue < $1.rawValue },
            applicableDeviations: Self.applicable(
                to: id, layout: element.layout, in: list, traits: traits, width: width, measurer: measurer))
    }

    /// The row's place: the bottom of what is above, and the space between; as sure as all heights above.
    private static func y(
        of elements: [ListElement], at index: Int, metrics: ListMetrics, measurer: some TextMeasuring
    ) -> Entry {
        var certainty: Certainty?
        for element in elements[..<index] {
            var explainer = Explainer(element.cell, layout: element.layout, metrics: metrics, measurer: measurer)
            explainer.explainRow()
            certainty = ([certainty, explainer.heightCertainty] + element.gaps.map(\.certainty)).compactMap(\.self)
                .max()
        }
        var formula = Formula("top of the list", 0)
        if index > 0 {
            let above = elements[index - 1].layout
            formula = Formula("bottom of \(above.id)", above.frame.maxY, certainty)
        }
        for gap in elements[index].gaps { formula = formula + .ceil(.term(gap), metrics.grid) }
        formula = .round(formula, metrics.grid)
        return Entry(
            name: "y", formula: formula, rule: "below what is above, and the space between",
            certainty: [formula.certainty].compactMap(\.self).max())
    }

    /// The deviations that change the cell when they are turned the other way.
    private static func applicable(
        to id: String, layout: CellLayout, in list: List, traits: TraitCollection, width: CGFloat,
        measurer: some TextMeasuring
    ) -> [Deviation] {
        Deviation.allCases.filter { deviation in
            var other = list
            other.deviations.formSymmetricDifference([deviation])
            let changed = ListLayout(other, traits: traits, width: width, measurer: measurer)
            return changed.cells.first { $0.id == id } != layout
        }
        .sorted { $0.rawValue < $1.rawValue }
    }
}

/// A cell in the order of the list, with the space above it.
struct ListElement {
    let cell: ListCell
    let layout: CellLayout
    /// More than one below a section without cells.
    let gaps: [Term]

    static func all(_ list: List, _ layout: ListLayout, _ metrics: ListMetrics) -> [ListElement] {
        var elements: [ListElement] = []
        var gaps: [Term] = []
        for (index, section) in list.sections.enumerated() {
            let laidOut = layout.sections[index]
            let beginsWithHeader = section.rows.first?.content.preset.isHeader ?? false
            let gap = metrics.gap(
                isFirst: index == 0, hasHeader: section.header != nil || beginsWithHeader,
                followsFooter: index > 0 && list.sections[index - 1].footer != nil)
            gaps += [gap].compactMap(\.self)
            func append(_ cell: ListCell, _ layout: CellLayout) {
                elements.append(ListElement(cell: cell, layout: layout, gaps: gaps))
                gaps = []
            }
            if let header = section.header, let layout = laidOut.header {
                append(index == 0 ? RowBuilder(metrics: metrics).firstHeader(header) : header, layout)
            }
            for (row, layout) in zip(section.rows, laidOut.rows) { append(row, layout) }
            if let footer = section.footer, let layout = laidOut.footer { append(footer, layout) }
        }
        return elements
    }
}

extension ListLayout {
    /// Headers, rows and footers from top to bottom.
    public var cells: [CellLayout] {
        sections.flatMap { section in
            [section.header].compactMap(\.self) + section.rows + [section.footer].compactMap(\.self)
        }
    }
}
