// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// Makes the cells of one list, each icon once; a row shares with its cells what it states.
struct SceneCellFactory {
    let traits: TraitCollection
    let container: List.Container
    let appearance: List.Appearance
    let strings: [String: String]?
    private var icons: [Scene.Icon: Image] = [:]

    init(scene: Scene, traits: TraitCollection, container: List.Container) {
        self.traits = traits
        self.container = container
        self.appearance = scene.appearance
        self.strings = scene.strings(for: traits)
    }

    mutating func cell(_ row: Scene.Row) -> ListCell {
        ListCell(
            content(row), accessories: strings == nil ? row.accessories : row.accessories.map { translated($0) },
            state: row.state,
            indentationLevel: row.indentationLevel, background: row.background, separator: row.separator,
            fixedHeight: row.height, classicStyle: container == .tableView ? row.classicStyle : nil,
            control: row.control?.mapTexts(translated), controlTintColor: row.controlTintColor,
            isSectionTitle: row.isTitle && container == .tableView)
    }

    private mutating func content(_ row: Scene.Row) -> ListContentConfiguration {
        var content = ListContentConfiguration(preset: row.preset, design: traits.design, in: appearance)
        content.overrides = row.content
        content.text = row.text.map { translated($0) }
        content.secondaryText = row.secondaryText.map { translated($0) }
        switch row.picture {
        case .image(let image): content.image = image
        case .icon(let icon): content.image = image(icon)
        case nil: break
        }
        if row.hasStandardSlot { reserveStandardSlot(of: &content) }
        if container == .tableView { row.classicStyle?.apply(to: &content) }
        return content
    }

    /// Gives a Settings icon the system's slot, unless the row states one; rows that state nothing share it.
    private func reserveStandardSlot(of content: inout ListContentConfiguration) {
        if content.overrides.imageProperties == nil {
            content.overrides.$imageProperties = Self.standardSlot
        } else if content.overrides.imageProperties?.reservedLayoutSize == nil {
            content.imageProperties.reservedLayoutSize = Self.standardSize
        }
    }

    private static let standardSize = CGSize(
        width: ListContentConfiguration.ImageProperties.standardDimension,
        height: ListContentConfiguration.ImageProperties.standardDimension)

    private static let standardSlot = {
        var image = ListContentConfiguration.ImageProperties.Overrides()
        image.reservedLayoutSize = standardSize
        return Boxed(wrappedValue: image)
    }()

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
