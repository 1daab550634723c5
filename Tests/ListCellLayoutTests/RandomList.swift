// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

@testable import ListCellLayout

/// Lists of random cells from a seed, the same in every run.
struct RandomList: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func traits() -> TraitCollection {
        TraitCollection(
            system: pick(OperatingSystem.allCases), displayScale: pick([2, 3]),
            preferredContentSizeCategory: pick(ContentSizeCategory.allCases))
    }

    mutating func list(_ traits: TraitCollection) -> List {
        let appearance = pick(List.Appearance.allCases)
        return List(
            appearance: appearance, container: pick(List.Container.allCases),
            sections: (0..<pick([1, 2, 3])).map { _ in
                List.Section(
                    header: Bool.random(using: &self) ? cell([.header], traits, appearance) : nil,
                    rows: (0..<pick([0, 1, 3])).map { _ in
                        cell([.cell, .subtitleCell, .valueCell, .sidebarCell], traits, appearance)
                    },
                    footer: Bool.random(using: &self) ? cell([.footer], traits, appearance) : nil)
            })
    }

    mutating func cell(
        _ presets: [ListContentConfiguration.Preset], _ traits: TraitCollection, _ appearance: List.Appearance
    ) -> ListCell {
        var content = ListContentConfiguration(preset: pick(presets), design: traits.design, in: appearance)
        content.text = pick([
            "Wi-Fi", "Home Screen & App Library", "A text that goes on for more than one line of a row", nil,
        ])
        content.secondaryText = pick([nil, "On", "A value that needs quite some space of its own"])
        content.textProperties.alignment = pick(ListContentConfiguration.TextProperties.TextAlignment.allCases)
        if Bool.random(using: &self) {
            content.image = Image(
                Color(.systemBlue), size: CGSize(width: pick([12, 28, 40, 90]), height: pick([12, 28, 41])))
            let standard = ListContentConfiguration.ImageProperties.standardDimension
            content.imageProperties.reservedLayoutSize = CGSize(
                width: pick([0, 18, standard]), height: pick([0, 18, standard]))
            content.imageProperties.maximumSize = CGSize(
                width: pick([0, 29, standard]), height: pick([0, 29, standard]))
        }
        var cell = ListCell(content, indentationLevel: pick([0, 0, 1]))
        cell.accessories = pick([
            [], [CellAccessory(.disclosureIndicator)], [CellAccessory(.switch(isOn: true))],
            [CellAccessory(.checkmark), CellAccessory(.disclosureIndicator)], [CellAccessory(.label("3"))],
        ])
        return cell
    }

    mutating func pick<T>(_ values: [T]) -> T { values[Int(next() >> 33) % values.count] }
}
