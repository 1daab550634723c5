// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explainer {
    /// The accessories, each centred in its slot.
    mutating func explainAccessories() {
        var x = leadingAccessoryX
        for (index, accessory) in resolved.leadingAccessories.enumerated() {
            explain(accessory, index: index, x: x)
            x = x + slotWidth(accessory) + Formula(AccessoryMetrics.leadingGap)
        }
        x = Formula("contentView end", resolved.contentX.upperBound, contentEnd.certainty)
        for (index, accessory) in resolved.trailingAccessories.enumerated() {
            if index > 0 { x = x + Formula(AccessoryMetrics.gap(before: accessory.accessory)) }
            explain(accessory, index: index + resolved.leadingAccessories.count, x: x)
            x = x + slotWidth(accessory)
        }
    }

    private mutating func explain(_ accessory: ResolvedAccessory, index: Int, x: Formula) {
        let name = "accessories[\(index)]"
        let kind = accessory.accessory.kind.name
        let sides = size(accessory)
        let half = Formula("halves", 2)
        let width = add(.accessories, name + ".width", sides.width, Basis("width of \(kind)", nil))
        let height = add(.accessories, name + ".height", sides.height, Basis("height of \(kind)", nil))
        let slot = add(.accessories, name + ".slot.width", slotWidth(accessory), Basis("what it takes of the row", nil))
        add(.accessories, x: name + ".slot", leading: x, width: accessory.slotWidth, .geometry)
        add(
            .accessories, x: name, leading: .round(x + (slot - width) / half, grid), width: accessory.size.width,
            Basis("centred in its slot", positionCertainty))
        add(
            .accessories, name + ".y", .round((reference("height") - height) / half, grid),
            Basis("centred in the whole row", positionCertainty))
        if index == layout.accessories.count - 1, accessory.accessory.kind.placement == .trailing {
            add(
                .accessories, name + ".margin", outerMargin(accessory),
                Basis("from the outermost accessory to the row's edge", nil))
        }
    }

    private var positionCertainty: Certainty { Place.measuredSizes.contains(size) ? .measured : .rule }

    /// From an accessory's outer edge to the row's edge.
    func outerMargin(_ accessory: ResolvedAccessory) -> Formula {
        if metrics.container == .swiftUI {
            if case .switch = accessory.accessory.kind {
                return Formula(AccessoryMetrics.swiftUISwitchMargin[metrics.design])
            }
            if accessory.accessory.kind == .disclosureIndicator { return metrics.accessorySizes.swiftUIChevronMargin }
        }
        return Formula(metrics.place.accessoryMargin(cardInset: metrics.cardInset))
    }

    private func size(_ accessory: ResolvedAccessory) -> (width: Formula, height: Formula) {
        switch accessory.accessory.kind {
        case .label:
            let figure = accessory.label?.layout.isApproximate == true ? TextFigures.otherScripts : TextFigures.kerning
            let width = accessory.label?.layout.width ?? 0
            return (
                .ceil(Formula("width of the label", width, figure.certainty, figure.source), grid),
                lineHeight(accessory.label?.text.font ?? metrics.bodyFont)
            )
        case .switch:
            let figures = AccessoryMetrics.switchSize
            return (Formula(figures.width[metrics.design]), Formula(figures.height[metrics.design]))
        case .customView(let width, let height, _):
            return (Formula("width of the view", max(0, width)), Formula("height of the view", max(0, height)))
        default:
            let sides = metrics.accessorySizes.reported(accessory.accessory.kind)
            return (sides.width, sides.height)
        }
    }

    /// The space an accessory takes.
    func slotWidth(_ accessory: ResolvedAccessory) -> Formula {
        let natural = size(accessory).width
        switch accessory.accessory.reservedLayoutWidth {
        case .actual: return natural
        case .custom(let width): return width > 0 ? Formula("reservedLayoutWidth", width) : natural
        case .standard, nil: break
        }
        guard metrics.container == .collectionView, !metrics.isAccessibilitySize else { return natural }
        if let slot = AccessoryMetrics.slot(of: accessory.accessory.kind) { return Formula(slot) }
        let isStandard = accessory.accessory.reservedLayoutWidth != nil
        return isStandard ? .maximum([natural, Formula(AccessoryMetrics.systemSlot)]) : natural
    }
}
