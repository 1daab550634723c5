// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout

/// The symbol that a system accessory shows.
struct AccessoryGlyph: Hashable, Sendable {
    var symbol: String
    var weight = FontWeight.regular
    /// Whether white, or the accessory's own ground, shows through the symbol.
    var hasWhiteGround = false
    /// Whether the symbol is turned clockwise by a right angle.
    var isTurned = false
}

extension CellAccessory.Kind {
    /// What shows in a cell's state; nil where the accessory is no symbol.
    ///
    /// chevron.forward and checkmark semibold, reorder, delete and insert: measured; the others assumed.
    func glyph(in state: CellState) -> AccessoryGlyph? {
        switch self {
        case .disclosureIndicator: AccessoryGlyph(symbol: "chevron.forward", weight: .semibold)
        case .outlineDisclosure:
            AccessoryGlyph(symbol: "chevron.forward", weight: .semibold, isTurned: state.contains(.expanded))
        case .multiselect:
            state.contains(.selected)
                ? AccessoryGlyph(symbol: "checkmark.circle.fill", hasWhiteGround: true)
                : AccessoryGlyph(symbol: "circle")
        case .checkmark: AccessoryGlyph(symbol: "checkmark", weight: .semibold)
        case .detail: AccessoryGlyph(symbol: "info.circle")
        case .delete: AccessoryGlyph(symbol: "minus.circle.fill", hasWhiteGround: true)
        case .insert: AccessoryGlyph(symbol: "plus.circle.fill", hasWhiteGround: true)
        case .reorder: AccessoryGlyph(symbol: "line.horizontal.3")
        case .popUpMenu: AccessoryGlyph(symbol: "chevron.up.chevron.down", weight: .semibold)
        case .label, .switch, .customView: nil
        }
    }
}
