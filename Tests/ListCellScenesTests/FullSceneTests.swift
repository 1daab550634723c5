// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellText
import Testing

@testable import ListCellScenes

/// Every key of the format is read to the value it stands for.
@Suite struct FullSceneTests {
    static let yaml = """
        listcell: 1
        title: Settings
        traits:
          system: ios26
          design: 18
          device: apple-iphone-se-3
          width: 320
          height: 480.5
          scale: 2
          size: accessibilityMedium
          appearance: dark
          direction: rightToLeft
          boldText: true
          contrast: high
          locale: de_DE
          tint: { light: "#ff0000", dark: pink }
        deviations: [textBesideImage]
        list: { appearance: grouped, container: tableView, inset: 12 }
        sections:
          - header: Connections
            footer: { text: Off, secondaryText: 7, cell: plainFooter, alpha: 0.5 }
            rows:
              - cell: valueCell
                text: On
                secondaryText: "7"
                image: { symbol: nosuch.symbol, pointSize: 17, weight: semibold, scale: small, textStyle: Title 2,
                  tintColor: blue, size: [20, 17] }
                imageProperties:
                  maximumSize: [standard, 0]
                  reservedLayoutSize: [24, standard]
                  cornerRadius: 4
                  tintColor: secondaryLabel
                  strokeWidth: 1
                  strokeColor: "#11223344"
                  preferredSymbolConfiguration: { textStyle: caption1, scale: large, weight: bold }
                textProperties:
                  font: Title 1
                  color: { light: "#000000", dark: red }
                  alignment: center
                  lineBreakMode: byTruncatingMiddle
                  numberOfLines: 2
                  adjustsFontSizeToFitWidth: true
                  minimumScaleFactor: 0.75
                  allowsDefaultTighteningForTruncation: true
                  adjustsFontForContentSizeCategory: false
                  transform: uppercase
                secondaryTextProperties: { font: { size: 11.5, weight: heavy } }
                directionalLayoutMargins: [1, 2, 3, 4]
                axesPreservingSuperviewLayoutMargins: [horizontal, vertical]
                imageToTextPadding: 5
                textToSecondaryTextHorizontalPadding: 6
                textToSecondaryTextVerticalPadding: 7
                alpha: 1e-1
                prefersSideBySideTextAndSecondaryText: false
                accessories:
                  - delete
                  - { label: "3" }
                  - { switch: { value: on, tintColor: green } }
                  - { customView: { size: [51, 31], placement: leading, hidden: true } }
                  - { customView: { value: { size: [5, 3] }, displayed: whenEditing } }
                  - { disclosureIndicator: { reservedLayoutWidth: actual, tintColor: gray } }
                  - { checkmark: { reservedLayoutWidth: 30 } }
                state: [selected, editing]
                indentationLevel: 2
                background: { backgroundColor: systemGray5, cornerRadius: 3, backgroundInsets: [1, -2, 3, 4],
                  strokeColor: label, strokeWidth: 2, strokeOutset: -1 }
                separator: { top: visible, bottom: hidden, color: separator, leading: 20, trailing: 0 }
                height: 58
              - { style: subtitle, text: Classic }
              - { text: Tile, icon: { symbol: wifi, color: black, platform: WatchOS, shape: circle, pointSize: 20, canvas: symbol } }
              - { text: Tile, image: { icon: { symbol: wifi, color: "#ff8d28" } } }
              - { text: Plain, image: { size: [40, 30.5], color: systemRed } }
              - { text: Font, textProperties: { font: { textStyle: footnote, weight: light } } }
        strings: { de: { Settings: Einstellungen, Connections: Verbindungen, "3": drei } }
        """

    static func scene() throws -> Scene { try Scene.read(Array(yaml.utf8), name: "full.yaml", directory: nil) }

    @Test func traitsAndListAreRead() throws {
        let scene = try Self.scene()
        let environment = scene.traits.resolved()
        #expect(scene.name == "full")
        #expect(
            environment.traits
                == TraitCollection(
                    system: .iOS26, design: .design18, userInterfaceIdiom: .phone, displayScale: 2,
                    preferredContentSizeCategory: .accessibilityMedium, userInterfaceStyle: .dark,
                    layoutDirection: .rightToLeft, legibilityWeight: .bold, accessibilityContrast: .high,
                    locale: "de_DE", tintColor: Color(light: Color(.init(hex: 0xFF0000)), dark: .systemPink)))
        #expect(environment.device.name == "iPhone SE (3rd gen)")
        #expect(environment.width == 320)
        #expect(environment.height == 480.5)
        #expect(environment.container == .tableView)
        #expect(environment.deviations == [.textBesideImage])
        let list = scene.list(for: environment)
        #expect(list.appearance == .grouped)
        #expect(list.container == .tableView)
        #expect(list.inset == 12)
        #expect(list.deviations == [.textBesideImage])
        #expect(scene.title == "Settings")
        #expect(scene.title(for: environment.traits) == "Einstellungen")
        #expect(scene.title(for: TraitCollection(locale: "fr_FR")) == "Settings")
    }

    @Test func aRowReplacesWhatItStates() throws {
        let scene = try Self.scene()
        let list = scene.list(for: scene.traits.resolved())
        let row = list.sections[0].rows[0]
        var expected = ListContentConfiguration(preset: .valueCell, design: .design18, in: .grouped)
        expected.text = "On"
        expected.secondaryText = "7"
        expected.image = row.content.image
        let standard = ListContentConfiguration.ImageProperties.standardDimension
        expected.imageProperties = .init(
            reservedLayoutSize: CGSize(width: 24, height: standard),
            maximumSize: CGSize(width: standard, height: 0), cornerRadius: 4, tintColor: Color(.secondaryLabel),
            strokeWidth: 1, strokeColor: Color(RGBA(hex: 0x112233, alpha: 68.0 / 255)),
            preferredSymbolConfiguration: SymbolConfiguration(textStyle: .caption1, weight: .bold, scale: .large))
        expected.textProperties = .init(
            font: Font(textStyle: .title1), color: Color(light: Color(.init(hex: 0)), dark: Color(.systemRed)),
            alignment: .center, lineBreakMode: .byTruncatingMiddle, numberOfLines: 2, adjustsFontSizeToFitWidth: true,
            minimumScaleFactor: 0.75, allowsDefaultTighteningForTruncation: true,
            adjustsFontForContentSizeCategory: false, transform: .uppercase)
        expected.secondaryTextProperties.font = Font(systemFontOfSize: 11.5, weight: .heavy)
        expected.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expected.axesPreservingSuperviewLayoutMargins = [.horizontal, .vertical]
        expected.imageToTextPadding = 5
        expected.textToSecondaryTextHorizontalPadding = 6
        expected.textToSecondaryTextVerticalPadding = 7
        expected.alpha = 0.1
        expected.prefersSideBySideTextAndSecondaryText = false
        #expect(row.content == expected)
        #expect(
            row.accessories == [
                CellAccessory(.delete), CellAccessory(.label("drei")),
                CellAccessory(.switch(isOn: true), tintColor: Color(.systemGreen)),
                CellAccessory(.customView(width: 51, height: 31, placement: .leading), isHidden: true),
                CellAccessory(.customView(width: 5, height: 3, placement: .trailing), displayed: .whenEditing),
                CellAccessory(.disclosureIndicator, tintColor: Color(.systemGray), reservedLayoutWidth: .actual),
                CellAccessory(.checkmark, reservedLayoutWidth: .custom(30)),
            ])
        #expect(row.state == [.selected, .editing])
        #expect(row.indentationLevel == 2)
        var background = BackgroundConfiguration.listCell()
        background.backgroundColor = Color(.systemGray5)
        background.cornerRadius = 3
        background.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: -2, bottom: 3, trailing: 4)
        background.strokeColor = Color(.label)
        background.strokeWidth = 2
        background.strokeOutset = -1
        #expect(row.background == background)
        var separatorInsets = ListSeparatorConfiguration.automaticInsets
        separatorInsets.leading = 20
        separatorInsets.trailing = 0
        #expect(
            row.separator
                == ListSeparatorConfiguration(
                    topSeparatorVisibility: .visible, bottomSeparatorVisibility: .hidden,
                    topSeparatorInsets: separatorInsets, bottomSeparatorInsets: separatorInsets,
                    color: Color(.separator)))
        #expect(row.fixedHeight == 58)
        #expect(row.classicStyle == nil)
    }

    @Test func anUnknownSymbolIsAWarningAndAQuestionMark() throws {
        let text = "listcell: 1\nsections: [{ rows: [{ icon: { symbol: wfi } }, { icon: { symbol: wfi } }] }]\n"
        let scene = try Scene.read(Array(text.utf8), name: "x.yaml", directory: nil)
        #expect(
            scene.warnings.map(\.message) == [
                "x.yaml:2:39: sections[0].rows[0].icon.symbol: unknown symbol \"wfi\", drawn as a question mark; "
                    + "did you mean \"wifi\"?"
            ])
        let content = scene.list(for: TraitCollection()).sections[0].rows[0].content
        #expect(content.image != nil)
    }

    @Test(arguments: ["textWrapsAroundImage", "textwrapsaroundimage"])
    func aSettledDeviationIsAWarning(_ name: String) throws {
        let text = "listcell: 1\ndeviations: [\(name), textbesideimage]\nsections: [{ rows: [{ text: A }] }]\n"
        let scene = try Scene.read(Array(text.utf8), name: "x.yaml", directory: nil)
        #expect(
            scene.warnings.map(\.message) == [
                "x.yaml:2:14: deviations[0]: the deviation textWrapsAroundImage has no effect any more: text wraps under "
                    + "the image in all lists now"
            ])
        #expect(scene.traits.deviations == [.textBesideImage])
    }

    @Test func otherFormsOfRowsAreRead() throws {
        let scene = try Self.scene()
        var traits = TraitCollection(system: .iOS18)
        let table = scene.list(for: traits)
        #expect(table.sections[0].rows[1].classicStyle == .subtitle)
        #expect(table.sections[0].rows[1].content.preset == .subtitleCell)
        #expect(scene.list(for: traits, container: .collectionView).sections[0].rows[1].classicStyle == nil)
        #expect(table.sections[0].rows[3].content.imageProperties.reservedLayoutSize == .zero)
        #expect(
            table.sections[0].rows[4].content.image == Image(Color(.systemRed), size: CGSize(width: 40, height: 30.5)))
        #expect(table.sections[0].rows[5].content.textProperties.font == Font(textStyle: .footnote, weight: .light))
        #expect(table.sections[0].header?.content.preset == .groupedHeader)
        #expect(table.sections[0].footer?.content.preset == .plainFooter)
        #expect(table.sections[0].header?.content.text == "Connections")
        traits.locale = "de"
        #expect(scene.list(for: traits).sections[0].header?.content.text == "Verbindungen")
    }
}
