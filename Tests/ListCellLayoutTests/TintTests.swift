// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellLayout

/// What takes the list's tint, and what does not.
@Suite struct TintTests {
    private static let pink = TraitCollection(tintColor: .systemPink)

    private func row(
        _ kinds: [CellAccessory.Kind] = [], traits: TraitCollection = pink, change: (inout ListCell) -> Void = { _ in }
    ) -> CellLayout {
        ListLayout.of(
            .cell, text: "Title", image: icon, accessories: kinds.map { CellAccessory($0, displayed: .always) },
            traits: traits, change: change
        ).sections[0].rows[0]
    }

    @Test func imagesTakeTheTint() {
        #expect(row().image?.tintColor == .systemPink)
        #expect(row().image?.strokeColor == .systemPink)
        #expect(row { $0.content.imageProperties.tintColor = .systemGreen }.image?.tintColor == .systemGreen)
        #expect(row(traits: TraitCollection()).image?.tintColor == .systemBlue)
    }

    @Test func accessoriesThatAreTappedOrChosenTakeTheTint() {
        let tinted: [CellAccessory.Kind] = [.checkmark, .detail, .multiselect, .outlineDisclosure]
        #expect(row(tinted).accessories.allSatisfy { $0.tintColor == .systemPink })
        let others: [CellAccessory.Kind] = [
            .disclosureIndicator, .delete, .insert, .reorder, .switch(isOn: true), .label("3"), .popUpMenu,
        ]
        #expect(
            row(others).accessories.map(\.tintColor)
                == row(others, traits: TraitCollection()).accessories.map(\.tintColor))
    }

    @Test func backgroundsWithoutAColourAreTheTint() {
        let own = row {
            $0.background = .listCell()
            $0.background?.backgroundColor = nil
            $0.background?.strokeColor = nil
            $0.background?.strokeWidth = 1
            $0.background?.image = icon
        }.background
        #expect(own?.color == .systemPink && own?.strokeColor == .systemPink)
        #expect(own?.image?.tintColor == .systemPink)
        #expect(row { $0.state = .focused }.background?.color == Color.systemPink.withAlpha(multipliedBy: 0.12))
    }
}
