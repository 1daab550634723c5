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
            x = x + accessory.slot + Formula(AccessoryMetrics.leadingGap)
        }
        x = Formula("contentView end", resolved.contentX.upperBound, contentEnd.certainty)
        for (index, accessory) in resolved.trailingAccessories.enumerated() {
            if index > 0 { x = x + accessory.gap }
            explain(accessory, index: index + resolved.leadingAccessories.count, x: x)
            x = x + accessory.slot
        }
    }

    private mutating func explain(_ accessory: ResolvedAccessory, index: Int, x: Formula) {
        let name = "accessories[\(index)]"
        let kind = accessory.accessory.kind.name
        let half = Formula("halves", 2)
        let width = add(.accessories, name + ".width", accessory.sides.width, Basis("width of \(kind)", nil))
        let height = add(.accessories, name + ".height", accessory.sides.height, Basis("height of \(kind)", nil))
        let slot = add(.accessories, name + ".slot.width", accessory.slot, Basis("what it takes of the row", nil))
        add(.accessories, x: name + ".slot", leading: x, width: accessory.slotWidth, .geometry)
        add(
            .accessories, x: name, leading: .round(x + (slot - width) / half, grid), width: accessory.size.width,
            Basis("centred in its slot", positionCertainty))
        add(
            .accessories, name + ".y", .round((reference("height") - height) / half, grid),
            Basis("centred in the whole row", positionCertainty))
        if index == layout.accessories.count - 1, accessory.accessory.kind.placement == .trailing {
            add(
                .accessories, name + ".margin", accessory.margin,
                Basis("from the outermost accessory to the row's edge", nil))
        }
    }

    private var positionCertainty: Certainty { Place.measuredSizes.contains(size) ? .measured : .rule }
}
