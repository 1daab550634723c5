// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// Makes the cells of one list, each preset and each icon once.
struct SceneCellFactory {
    let traits: TraitCollection
    let container: List.Container
    let appearance: List.Appearance
    let strings: [String: String]?
    private var presets: [ListContentConfiguration.Preset: ListContentConfiguration] = [:]
    private var icons: [Scene.Icon: Image] = [:]

    init(scene: Scene, traits: TraitCollection, container: List.Container) {
        self.traits = traits
        self.container = container
        self.appearance = scene.appearance
        self.strings = scene.strings(for: traits)
    }

    mutating func cell(_ row: Scene.Row) -> ListCell {
        ListCell(
            content(row), accessories: row.accessories.map(translated), state: row.state,
            indentationLevel: row.indentationLevel, background: row.background, separator: row.separator,
            fixedHeight: row.height, classicStyle: container == .tableView ? row.classicStyle : nil,
            control: row.control?.mapTexts(translated), controlTintColor: row.controlTintColor)
    }

    private mutating func content(_ row: Scene.Row) -> ListContentConfiguration {
        var content = preset(row.preset)
        content.text = row.text.map(translated)
        content.secondaryText = row.secondaryText.map(translated)
        switch row.picture {
        case .image(let image): content.image = image
        case .icon(let icon): content.image = image(icon)
        case nil: break
        }
        if row.hasStandardSlot {
            let standard = ListContentConfiguration.ImageProperties.standardDimension
            content.imageProperties.reservedLayoutSize = CGSize(width: standard, height: standard)
        }
        if container == .tableView { row.classicStyle?.apply(to: &content) }
        row.content.apply(to: &content)
        return content
    }

    private mutating func preset(_ preset: ListContentConfiguration.Preset) -> ListContentConfiguration {
        if let known = presets[preset] { return known }
        let made = ListContentConfiguration(preset: preset, design: traits.design, in: appearance)
        presets[preset] = made
        return made
    }

    private mutating func image(_ icon: Scene.Icon) -> Image {
        if let known = icons[icon] { return known }
        let made = icon.image(for: traits, isInSwiftUIList: container == .swiftUI)
        icons[icon] = made
        return made
    }

    private func translated(_ text: String) -> String { strings?[text] ?? text }

    private func translated(_ accessory: CellAccessory) -> CellAccessory {
        guard strings != nil else { return accessory }
        var accessory = accessory
        accessory.kind = accessory.kind.mapTexts(translated)
        return accessory
    }
}
