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
        var list = List(
            appearance: pick(List.Appearance.allCases), container: pick(List.Container.allCases), sections: [])
        let headers: [ListContentConfiguration.Preset] = [.header, .header, .prominentInsetGroupedHeader, .plainHeader]
        list.sections = (0..<pick([1, 2, 3])).map { _ in
            List.Section(
                header: Bool.random(using: &self) ? cell(headers, traits, list) : nil,
                rows: (0..<pick([0, 1, 3])).map { index in
                    let first: [ListContentConfiguration.Preset] = index == 0 ? [.header] : []
                    return cell(first + [.cell, .cell, .subtitleCell, .valueCell, .sidebarCell], traits, list)
                },
                footer: Bool.random(using: &self) ? cell([.footer], traits, list) : nil)
        }
        list.headerMode = pick([nil, nil] + List.HeaderMode.allCases.map(Optional.init))
        list.footerMode = pick([nil, nil] + List.FooterMode.allCases.map(Optional.init))
        list.showsSeparators = pick([nil, nil, true, false])
        list.headerTopPadding = pick([nil, nil, 7.3])
        list.separatorConfiguration.bottomSeparatorInsets.trailing = pick([
            ListSeparatorConfiguration.automaticInsets.trailing, 11,
        ])
        list.backgroundColor = pick([nil, nil, .systemBlue])
        return list
    }

    mutating func cell(
        _ presets: [ListContentConfiguration.Preset], _ traits: TraitCollection, _ list: List
    ) -> ListCell {
        var content = ListContentConfiguration(preset: pick(presets), design: traits.design, in: list.appearance)
        content.text = pick([
            "Wi-Fi", "Home Screen & App Library", "A text that goes on for more than one line of a row", nil,
        ])
        content.secondaryText = pick([nil, "On", "A value that needs quite some space of its own"])
        content.textProperties.alignment = pick(ListContentConfiguration.TextProperties.TextAlignment.allCases)
        if Bool.random(using: &self) { setImage(of: &content) }
        var cell = ListCell(content, indentationLevel: pick([0, 0, 1]))
        cell.indentsAccessories = pick([true, true, false])
        cell.indentationWidth = pick([nil, nil, 14])
        cell.accessories = pick([
            [], [CellAccessory(.disclosureIndicator)], [CellAccessory(.switch(isOn: true))],
            [CellAccessory(.checkmark), CellAccessory(.disclosureIndicator)], [CellAccessory(.label("3"))],
            [positioned(.checkmark), CellAccessory(.disclosureIndicator), positioned(.detail)],
            [CellAccessory(.switch(isOn: true), tintColor: .systemBlue)],
        ])
        if pick([0, 0, 0, 1]) == 1 { cell.background = background() }
        return cell
    }

    /// A picture of any size, larger than its row too.
    private mutating func setImage(of content: inout ListContentConfiguration) {
        content.image = Image(
            Color(.systemBlue), size: CGSize(width: pick([12, 28, 40, 90, 500]), height: pick([12, 28, 41, 90, 300])))
        let standard = ListContentConfiguration.ImageProperties.standardDimension
        content.imageProperties.reservedLayoutSize = CGSize(
            width: pick([0, 0, 18, standard]), height: pick([0, 18, standard, 70]))
        content.imageProperties.maximumSize = CGSize(
            width: pick([0, 0, 29, standard]), height: pick([0, 0, 29, standard]))
        content.imageProperties.tintColor = pick([nil, .systemBlue])
    }

    private mutating func positioned(_ kind: CellAccessory.Kind) -> CellAccessory {
        var accessory = CellAccessory(kind)
        accessory.position = pick([nil, .inside, .index(1), .before(.disclosureIndicator), .after(.checkmark)])
        return accessory
    }

    /// A background with stated insets, odd ones too.
    mutating func background() -> BackgroundConfiguration {
        var background = BackgroundConfiguration(pick([.clear, .listCell, .listGroupedCell]))
        background.backgroundColor = pick([.systemBlue, nil])
        background.cornerRadius = pick([0, 8, 400])
        background.backgroundInsets = DirectionalEdgeInsets(
            top: pick([0, 1, -3]), leading: pick([0, 2, .nan]), bottom: pick([0, 3]), trailing: pick([0, 4, -5]))
        background.edgesAddingLayoutMarginsToBackgroundInsets = pick([[], .leading, .all])
        return background
    }

    mutating func pick<T>(_ values: [T]) -> T { values[Int(next() >> 33) % values.count] }
}
