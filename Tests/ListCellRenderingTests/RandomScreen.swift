// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellLayout
import ListCellTestSupport
import ListCellText

@testable import ListCellRendering

/// Screens of random lists from a seed, with every kind of element that is drawn.
struct RandomScreen {
    private var random: SeededGenerator
    private let traits: TraitCollection
    private let appearance: List.Appearance

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        traits = TraitCollection(
            system: random.pick(OperatingSystem.allCases), displayScale: random.pick([2, 3]),
            preferredContentSizeCategory: random.pick(ContentSizeCategory.allCases),
            userInterfaceStyle: random.pick(UserInterfaceStyle.allCases),
            layoutDirection: random.pick(LayoutDirection.allCases),
            accessibilityContrast: random.pick(AccessibilityContrast.allCases))
        appearance = random.pick(List.Appearance.allCases)
    }

    mutating func screen() -> Screen {
        let list = List(
            appearance: appearance, container: random.pick(List.Container.allCases),
            sections: (0..<random.pick([1, 2, 3])).map { _ in section() })
        let width: CGFloat = random.pick([320, 402, 744])
        return Screen(
            layout: ListLayout(list, traits: traits, width: width, measurer: SystemFontMeasurer()),
            title: random.pick([nil, "Settings"]), size: CGSize(width: width, height: 874),
            safeAreaInsets: EdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    }

    private mutating func section() -> List.Section {
        List.Section(
            header: random.oneIn(2) ? cell(.header) : nil,
            rows: (0..<random.pick([0, 1, 2, 4])).map { _ in
                cell(random.pick([.cell, .subtitleCell, .valueCell, .sidebarCell]))
            },
            footer: random.oneIn(2) ? cell(.footer) : nil)
    }

    private mutating func cell(_ preset: ListContentConfiguration.Preset) -> ListCell {
        var content = ListContentConfiguration(preset: preset, design: traits.design, in: appearance)
        content.text = random.pick([
            "Wi-Fi", "A text that goes on for more than one line of a row, wherever it ends", nil,
        ])
        content.secondaryText = random.pick([nil, "On", "A value that needs quite some space of its own"])
        if random.oneIn(5) {
            let red = AttributedText.Run("A text in two fonts ", font: .caption1, color: .systemRed)
            content.attributedText = AttributedText([red, AttributedText.Run("that goes on for more than a line")])
        }
        let alignments = ListContentConfiguration.TextProperties.TextAlignment.allCases
        content.textProperties.alignment = random.pick(alignments)
        content.secondaryTextProperties.alignment = random.pick(alignments)
        content.textProperties.numberOfLines = random.pick([0, 0, 1])
        content.textProperties.lineBreakMode = random.pick([.byTruncatingTail, .byClipping])
        content.alpha = random.pick([1, 1, 0.5, 0])
        if random.oneIn(2) { content.image = image(&content.imageProperties) }
        var cell = ListCell(
            content, state: random.pick([[], [], .selected, .disabled, .editing, [.selected, .editing]]))
        cell.indentationLevel = random.pick([0, 0, 2])
        for _ in 0..<random.pick([0, 1, 2]) {
            let accessory = accessory()
            // UIKit allows one of a kind.
            if !cell.accessories.contains(where: { $0.kind.name == accessory.kind.name }) {
                cell.accessories.append(accessory)
            }
        }
        if random.oneIn(4) { cell.background = background() }
        if random.oneIn(4) {
            let visibilities = ListSeparatorConfiguration.Visibility.allCases
            cell.separator.topSeparatorVisibility = random.pick(visibilities)
            cell.separator.bottomSeparatorVisibility = random.pick(visibilities)
            cell.separator.color = random.pick([nil, .systemRed])
        }
        return cell
    }

    private mutating func image(_ properties: inout ListContentConfiguration.ImageProperties) -> Image {
        properties.cornerRadius = random.pick([0, 0, 6])
        properties.strokeWidth = random.pick([0, 0, 1.5])
        properties.strokeColor = random.pick([nil, .systemRed])
        properties.tintColor = random.pick([nil, .systemGreen])
        let size = CGSize(width: random.pick([12, 28, 90]), height: random.pick([12, 28, 41]))
        switch random.pick([0, 1, 2, 3]) {
        case 0: return Image(.systemGreen, size: size)
        case 1: return Image(Bitmap(width: 24, height: 30), scale: 2)
        case 2: return Image(Drawing(size: size, commands: []))
        default:
            return Image(SymbolLibrary.builtIn.exactSymbol(named: "chevron.forward") ?? SymbolLibrary.builtIn.unknown)
        }
    }

    private mutating func accessory() -> CellAccessory {
        let kinds: [CellAccessory.Kind] = [
            .disclosureIndicator, .outlineDisclosure, .checkmark, .detail, .delete, .insert, .reorder, .multiselect,
            .popUpMenu, .label("12"), .switch(isOn: true), .switch(isOn: false),
            .customView(width: 20, height: 14, placement: .trailing),
        ]
        var accessory = CellAccessory(random.pick(kinds), tintColor: random.pick([nil, .systemRed]))
        accessory.displayed = random.pick([.always, accessory.displayed])
        accessory.isHidden = random.oneIn(5)
        accessory.backgroundColor = random.pick([nil, .catalog(.systemYellow)])
        return accessory
    }

    private mutating func background() -> BackgroundConfiguration {
        var background = BackgroundConfiguration.listCell()
        background.backgroundColor = random.pick([.catalog(.systemYellow), .catalog(.systemFill)])
        background.cornerRadius = random.pick([0, 8])
        background.strokeWidth = random.pick([0, 2])
        background.strokeColor = .systemRed
        background.strokeOutset = random.pick([0, 3])
        background.shadowProperties.opacity = random.pick([0, 0.5])
        background.image = random.oneIn(3) ? Image(.systemGreen, size: CGSize(width: 9, height: 9)) : nil
        return background
    }
}
