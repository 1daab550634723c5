// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Writes down the sums of one cell, from the very values that its layout is made of.
struct Explainer: ~Copyable {
    /// The parts of an explanation, in their order.
    enum Part: Int, CaseIterable { case row, margins, image, text, secondaryText, accessories, separators }

    let cell: ListCell
    let resolved: ResolvedCell
    let content: MeasuredContent
    let metrics: ListMetrics
    /// The finished layout.
    let layout: CellLayout
    private var parts = [[Explanation.Entry]](repeating: [], count: Part.allCases.count)

    init(
        _ cell: ListCell, layout: CellLayout, metrics: ListMetrics, measurer: some TextMeasuring
    ) {
        let cell = RowBuilder(metrics: metrics).updated(cell)
        self.cell = cell
        self.layout = layout
        self.metrics = metrics
        resolved = ResolvedCell(cell, kind: layout.kind, metrics: metrics, measurer: measurer)
        content = MeasuredContent(resolved, metrics: metrics, measurer: measurer)
    }
}

extension Explainer {
    var grid: PixelGrid { metrics.grid }
    var size: ContentSizeCategory { metrics.traits.preferredContentSizeCategory }
    var entries: [Explanation.Entry] { parts.flatMap(\.self) }

    /// Everything but the row's place in the list.
    mutating func explain() {
        explainRow()
        explainMargins()
        explainTexts()
        explainControl()
        explainImage()
        explainAccessories()
        explainSeparators()
    }

    /// Adds a line, and returns its value as a term for the lines that build on it.
    @discardableResult
    mutating func add(_ part: Part, _ name: String, _ formula: Formula, _ basis: Basis) -> Formula {
        let certainty = [formula.certainty, basis.certainty].compactMap(\.self).max()
        let entry = Explanation.Entry(name: name, formula: formula, rule: basis.rule, certainty: certainty)
        parts[part.rawValue].append(entry)
        return Formula(name, formula.value, certainty)
    }

    /// Adds the x of a frame, which is counted from the leading edge, and turns it around from right to left.
    @discardableResult
    mutating func add(
        _ part: Part, x name: String, leading formula: Formula, width: CGFloat, _ basis: Basis
    ) -> Formula {
        guard metrics.traits.layoutDirection == .rightToLeft else { return add(part, name + ".x", formula, basis) }
        let leading = add(part, name + ".leading", formula, basis)
        let known = reference(name + ".width")
        let own = known.value == width ? known : Formula(name + ".width", width, .assumed)
        add(
            part, name + ".x", Formula("width", resolved.width) - leading - own,
            Basis("width − leading − own width, from right to left", nil))
        return leading
    }

    /// The bottom or top edge of something centred between the margins, half a pixel up.
    func centred(_ height: Formula, in rowHeight: Formula) -> Formula {
        let top = margin(.top)
        let available = rowHeight - (top + margin(.bottom))
        return .round(top + (available - height) / Formula("halves", 2), grid)
    }

    var centringBasis: Basis {
        let certainty: Certainty = resolved.labelColumn != nil ? .assumed : size == .large ? .measured : .rule
        return Basis("centred between the margins, half a pixel up", certainty)
    }

    var rowHeight: Formula { Formula("height", layout.frame.height, heightCertainty) }

    /// How sure the row's height is, once it is explained.
    var heightCertainty: Certainty? { parts[Part.row.rawValue].first { $0.name == "height" }?.certainty }
}

extension Explainer {
    enum Edge: String { case top, leading, bottom, trailing }

    /// A margin of the content: the preset's figure, or what the configuration states.
    func margin(_ edge: Edge) -> Formula {
        let values = PresetValues(cell.content.preset, design: metrics.design)
        let (own, preset): (CGFloat, CGFloat) =
            switch edge {
            case .top: (resolved.margins.top, values.margins.top)
            case .bottom: (resolved.margins.bottom, values.margins.bottom)
            case .leading: (max(0, resolved.margins.leading), values.margins.leading)
            case .trailing: (max(0, resolved.margins.trailing), values.margins.trailing)
            }
        if layout.id == "0.header", edge == .top, own != preset, own == SystemMetrics.firstTableHeaderTop18.value {
            return Formula(SystemMetrics.firstTableHeaderTop18)
        }
        return length("\(edge.rawValue) margin", own, preset: preset)
    }

    /// A length of the configuration, as sure as its preset where it has the preset's value.
    func length(_ name: String, _ own: CGFloat, preset: CGFloat) -> Formula {
        guard own == preset, cell.classicStyle == nil || cell.classicStyle == .value1 else {
            return Formula("\(name), stated", own)
        }
        let basis = PresetValues.basis(of: cell.content.preset, in: metrics.design)
        return Formula("\(name) of \(cell.content.preset.rawValue)", own, basis.certainty, basis.source)
    }
}
