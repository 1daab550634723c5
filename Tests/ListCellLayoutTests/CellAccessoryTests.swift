// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

@Suite struct CellAccessoryTests {
    @Test func everyKindHasANameOfItsOwn() {
        let names = CellAccessory.Kind.Identifier.allCases.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("disclosureIndicator") && names.contains("customView"))
    }

    /// What UIKit takes for each kind that it draws.
    @Test func theFunctionsHaveTheDefaultsOfUIKit() {
        let whenEditing: [CellAccessory] = [.delete(), .insert(), .reorder(), .multiselect()]
        let always: [CellAccessory] = [
            .disclosureIndicator(), .outlineDisclosure(), .checkmark(), .detail(), .popUpMenu(), .label(text: "3"),
            .customView(size: CGSize(width: 51, height: 31)), .switch(isOn: true), .toggle(isOn: true),
        ]
        #expect(whenEditing.allSatisfy { $0.displayed == .whenEditing })
        #expect(always.allSatisfy { $0.displayed == .always })
        #expect(whenEditing.map(\.kind.placement) == [.leading, .leading, .trailing, .leading])
        #expect(always.allSatisfy { $0.kind.placement == .trailing })
        // What is not given is what the initialiser takes: an accessory of the kind alone.
        for accessory in whenEditing + always { #expect(accessory == CellAccessory(accessory.kind)) }
        #expect(CellAccessory.toggle(isOn: true) == .switch(isOn: true))
    }

    @Test func theFunctionsPassOnWhatTheyAreGiven() {
        let tint = Color(.systemPink)
        #expect(
            CellAccessory.delete(
                displayed: .always, isHidden: true, reservedLayoutWidth: .custom(30), tintColor: tint,
                backgroundColor: .label)
                == CellAccessory(
                    .delete, displayed: .always, tintColor: tint, reservedLayoutWidth: .custom(30), isHidden: true,
                    backgroundColor: .label))
        #expect(
            CellAccessory.reorder(showsVerticalSeparator: false)
                == CellAccessory(.reorder, showsVerticalSeparator: false))
        #expect(
            CellAccessory.outlineDisclosure(style: .header)
                == CellAccessory(.outlineDisclosure, outlineDisclosureStyle: .header))
        #expect(
            CellAccessory.label(text: "3", font: .footnote, adjustsFontForContentSizeCategory: false)
                == CellAccessory(.label("3"), font: .footnote, adjustsFontForContentSizeCategory: false))
        #expect(
            CellAccessory.customView(
                size: CGSize(width: 5, height: 3), placement: .leading, position: .inside, maintainsFixedSize: true)
                == CellAccessory(
                    .customView(width: 5, height: 3, placement: .leading), maintainsFixedSize: true, position: .inside))
    }

    @Test func aGlyphFollowsTheCellsState() {
        #expect(CellAccessory.Kind.multiselect.glyph(in: [])?.symbol == "circle")
        #expect(CellAccessory.Kind.multiselect.glyph(in: [])?.color == .tertiaryLabel)
        #expect(CellAccessory.Kind.multiselect.glyph(in: .selected)?.symbol == "checkmark.circle.fill")
        #expect(CellAccessory.Kind.outlineDisclosure.glyph(in: .expanded)?.isTurned == true)
        #expect(CellAccessory.Kind.disclosureIndicator.glyph(in: .expanded)?.isTurned == false)
        #expect(CellAccessory.Kind.label("3").glyph(in: []) == nil)
    }
}
