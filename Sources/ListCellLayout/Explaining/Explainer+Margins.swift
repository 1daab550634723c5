// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explainer {
    /// The content view between the accessories, and where the content begins and ends in it.
    mutating func explainMargins() {
        let start = contentStart
        let end = Formula.maximum([start, contentEnd])
        let width = add(
            .margins, "contentView.width", (end.withoutSmaller(than: start) - start),
            Basis("up to the first trailing accessory", .measured))
        add(.margins, x: "contentView", leading: start, width: width.value, Basis("after the leading accessories", nil))
        add(.margins, "margin.leading", innerMargin(.leading), marginBasis(.leading))
        add(.margins, "margin.trailing", innerMargin(.trailing), marginBasis(.trailing))
    }

    var indentation: Formula {
        Formula("indentation level", CGFloat(max(0, cell.indentationLevel)))
            * (cell.indentationWidth.map { Formula("stated indentation width", $0.definedLength) }
                ?? Formula(SystemMetrics.indentationWidth))
    }

    /// Where leading accessories begin.
    var leadingAccessoryX: Formula {
        let margin =
            metrics.isSidebar
            ? Formula(SystemMetrics.sidebarAccessoryMargin) : Formula(metrics.place.rowMargin)
        return cell.indentationLevel > 0 && cell.indentsAccessories ? margin + indentation : margin
    }

    /// Where the content view begins.
    private var contentStart: Formula {
        let accessories = resolved.leadingAccessories
        guard !accessories.isEmpty else { return Formula("no leading accessory", 0) }
        let slots = accessories.indices.reduce(leadingAccessoryX) { $0 + accessories[$1].slot }
        return slots + Formula("gaps", CGFloat(accessories.count - 1)) * Formula(AccessoryMetrics.leadingGap)
    }

    /// Where it ends, unless it would begin after that.
    var contentEnd: Formula {
        let accessories = resolved.trailingAccessories
        let width = Formula("width", resolved.width)
        guard let outermost = accessories.last else { return width }
        var taken = outermost.margin
        for accessory in accessories { taken = taken + accessory.slot }
        for accessory in accessories.dropFirst() {
            taken = taken + accessory.gap
        }
        return width - taken
    }

    /// The margin between the content view's edge and the content: beside an accessory the preset's own, otherwise the
    /// larger of it and the row's.
    func innerMargin(_ edge: Edge) -> Formula {
        let accessories = edge == .leading ? resolved.leadingAccessories : resolved.trailingAccessories
        let own = margin(edge)
        let preserves = cell.content.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        guard accessories.isEmpty, preserves else { return own }
        return .maximum([own, Formula(metrics.place.rowMargin)])
    }

    private func marginBasis(_ edge: Edge) -> Basis {
        let accessories = edge == .leading ? resolved.leadingAccessories : resolved.trailingAccessories
        if accessories.isEmpty { return Basis("the larger of the preset's and the row's margin", .measured) }
        return edge == .trailing
            ? Basis("the preset's margin, before an accessory", .measured)
            : Basis("the preset's margin, after an accessory as before one", .assumed)
    }

    /// Where the content begins: x of the image's slot, or of the text without an image.
    var layoutStart: Formula {
        var start = Formula("contentView leading", resolved.contentX.lowerBound) + reference("margin.leading")
        if resolved.leadingAccessories.isEmpty || !cell.indentsAccessories, cell.indentationLevel > 0 {
            start = start + indentation
        }
        return start
    }

    /// Where the content ends, unless it would begin after that.
    var layoutEnd: Formula {
        let end =
            Formula("contentView end", resolved.contentX.upperBound, contentEnd.certainty)
            - reference("margin.trailing")
        return end.value < layoutStart.value ? layoutStart : end
    }

    /// A line that has been added, as a term.
    func reference(_ name: String) -> Formula {
        guard let entry = entries.first(where: { $0.name == name }) else { return Formula(name, 0) }
        return Formula(name, entry.value, entry.certainty)
    }
}

extension Formula {
    /// The larger part of a maximum of two where the other is the smaller one given.
    func withoutSmaller(than other: Formula) -> Formula {
        guard case .maximum(let parts) = self, let last = parts.last, last.value >= other.value else { return self }
        return last
    }
}
