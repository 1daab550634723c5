// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellText
import Testing

@testable import ListCellScenes

/// What a scene states is set in every variant of it, also where it is what the preset has.
@Suite struct SetValuesSceneTests {
    private func scene(_ row: String, list: String = "") throws -> Scene {
        let text = "listcell: 1\n\(list)sections:\n  - rows:\n      - { text: Wi-Fi, secondaryText: Home, \(row) }\n"
        return try Scene.read(Array(text.utf8), name: "x.yaml", directory: nil)
    }

    private func row(of scene: Scene, _ change: (inout TraitOverrides) -> Void) -> CellLayout {
        var overrides = TraitOverrides()
        change(&overrides)
        let environment = overrides.applied(over: scene.traits).resolved()
        return ListLayout(
            scene.list(for: environment), traits: environment.traits, width: environment.width,
            measurer: SystemFontMeasurer()
        ).sections[0].rows[0]
    }

    @Test func aMarginIsKeptInBothGenerations() throws {
        func height(_ margins: String, _ design: Design) throws -> CGFloat {
            let scene = try scene("cell: valueCell, \(margins)")
            return row(of: scene) {
                $0.design = design
                $0.size = .large
            }.frame.height
        }
        let margins26 = "directionalLayoutMargins: [15, 16, 15, 8]"
        #expect(try abs(height(margins26, .design18) - 50.333) < 1e-3)
        #expect(try height(margins26, .design26) == 52)
        #expect(try height("", .design18) == 44)
        let margins18 = "directionalLayoutMargins: [11, 16, 11, 8], alpha: 1"
        #expect(try height(margins18, .design26) == 52)
    }

    /// The rows of a height of 61.667 had 18's margin in place of a stated 15.
    @Test func aMarginIsKeptAtAccessibilitySizes() throws {
        func height(_ margins: String) throws -> CGFloat {
            let text = "listcell: 1\nsections: [{ rows: [{ text: Wi-Fi\(margins) }] }]\n"
            return row(of: try Scene.read(Array(text.utf8), name: "x.yaml", directory: nil)) {
                $0.design = .design18
                $0.size = .accessibilityLarge
            }.frame.height
        }
        #expect(try abs(height("") - 61.667) < 1e-3)
        #expect(try abs(height(", directionalLayoutMargins: [15, 16, 15, 8]") - 69.667) < 1e-3)
        #expect(try height(", directionalLayoutMargins: [15.001, 16, 15.001, 8]") == 70)
    }

    @Test func coloursThatThePresetHasAreKeptInAState() throws {
        let own = try scene("state: [disabled], image: { symbol: wifi }")
        #expect(row(of: own) { _ in }.text?.color == .tertiaryLabel)
        #expect(row(of: own) { _ in }.image?.tintColor == .tertiaryLabel)
        let stated = try scene(
            "state: [disabled], textProperties: { color: label }, secondaryTextProperties: { color: secondaryLabel }, "
                + "image: { symbol: wifi }, imageProperties: { tintColor: systemBlue }")
        let disabled = row(of: stated) { _ in }
        #expect(disabled.text?.color == .label && disabled.secondaryText?.color == .secondaryLabel)
        #expect(disabled.image?.tintColor == .systemBlue)
        let background = try scene(
            "state: [selected], background: { backgroundColor: secondarySystemGroupedBackground }")
        #expect(row(of: background) { _ in }.background?.color == .secondarySystemGroupedBackground)
    }

    @Test func fontAndOpacityAreKeptInASidebar() throws {
        let sidebar = "list: { appearance: sidebar }\n"
        let own = row(of: try scene("state: [selected, disabled]", list: sidebar)) { _ in }
        #expect(own.text?.font.weight == .medium && own.alpha == 0.5)
        let stated = try scene("state: [selected, disabled], textProperties: { font: body }, alpha: 1", list: sidebar)
        #expect(row(of: stated) { _ in }.text?.font.weight == .regular)
        #expect(row(of: stated) { _ in }.alpha == 1)
    }

    @Test func aRowSharesWhatItStatesWithItsCells() throws {
        let scene = try scene("icon: { symbol: wifi, color: blue }, imageProperties: { cornerRadius: 3 }")
        let content = scene.list(for: TraitCollection()).sections[0].rows[0].content
        let standard = ListContentConfiguration.ImageProperties.standardDimension
        #expect(content.overrides.imageProperties?.cornerRadius == 3)
        #expect(content.imageProperties.reservedLayoutSize == CGSize(width: standard, height: standard))
        let own = try self.scene(
            "icon: { symbol: wifi, color: blue }, imageProperties: { reservedLayoutSize: [0, 0] }")
        #expect(
            own.list(for: TraitCollection()).sections[0].rows[0].content.imageProperties.reservedLayoutSize == .zero)
        let plain = try self.scene("alpha: 1").list(for: TraitCollection()).sections[0].rows[0].content
        #expect(plain.overrides.alpha == 1 && plain.overrides.imageProperties == nil)
        #expect(plain.overrides.directionalLayoutMargins == nil)
    }

    /// A value2 cell's own fonts give way to those that the row states.
    @Test func aClassicStyleLeavesWhatIsStated() throws {
        let list = "list: { container: tableView }\n"
        let text = "style: value2, textProperties: { font: body }, textToSecondaryTextHorizontalPadding: 8"
        let content = try scene(text, list: list).list(for: TraitCollection()).sections[0].rows[0].content
        #expect(content.textProperties.font == .body && content.textProperties.color == .systemBlue)
        #expect(content.textToSecondaryTextHorizontalPadding == 8)
        #expect(content.secondaryTextProperties.font == .subheadline)
    }

    @Test func aTintIsDrawn() throws {
        let list = "traits: { tint: systemPink }\n"
        let scene = try scene("accessories: [checkmark], image: { symbol: wifi }", list: list)
        let row = row(of: scene) { _ in }
        #expect(row.image?.tintColor == .systemPink && row.accessories[0].tintColor == .systemPink)
    }
}
