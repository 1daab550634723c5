// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout

/// The symbol that a system accessory shows.
struct AccessoryGlyph: Hashable, Sendable {
    var symbol: String
    var weight = FontWeight.regular
    /// Whether white shows through the symbol.
    var hasWhiteGround = false
    /// Whether the symbol is turned clockwise by a right angle.
    var isTurned = false
}

extension CellAccessory.Kind {
    /// nil where the accessory is no symbol, or not the same one always.
    ///
    /// chevron.forward and checkmark semibold, reorder, delete and insert: measured; the others assumed.
    var glyph: AccessoryGlyph? {
        switch self {
        case .disclosureIndicator, .outlineDisclosure: AccessoryGlyph(symbol: "chevron.forward", weight: .semibold)
        case .checkmark: AccessoryGlyph(symbol: "checkmark", weight: .semibold)
        case .detail: AccessoryGlyph(symbol: "info.circle")
        case .delete: AccessoryGlyph(symbol: "minus.circle.fill", hasWhiteGround: true)
        case .insert: AccessoryGlyph(symbol: "plus.circle.fill", hasWhiteGround: true)
        case .reorder: AccessoryGlyph(symbol: "line.horizontal.3")
        case .popUpMenu: AccessoryGlyph(symbol: "chevron.up.chevron.down", weight: .semibold)
        case .label, .switch, .customView, .multiselect: nil
        }
    }
}
