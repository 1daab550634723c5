// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellText
import Testing

@testable import ListCellScenes

/// The scenes that come with the package.
enum ReadyScenes {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Scenes").path()

    static let files = [
        "settings-root", "general", "about", "wifi", "notifications", "decisions", "icon-methods", "right-to-left",
        "controls",
    ].map { $0 + ".yaml" }

    static func read(_ file: String) throws -> Scene { try Scene.read(path: folder + "/" + file) }
}

@Suite struct ReadyScenesTests {
    @Test func noSceneIsForgottenHere() throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: ReadyScenes.folder)
        #expect(Set(found.filter { $0.hasSuffix(".yaml") }) == Set(ReadyScenes.files))
    }

    @Test(arguments: ReadyScenes.files) func everySceneIsReadWithoutWarnings(file: String) throws {
        let scene = try ReadyScenes.read(file)
        #expect(scene.warnings.map(\.message) == [])
        #expect(scene.title != nil)
        for row in scene.sections.flatMap(\.rows) {
            if let opens = row.opens { _ = try Scene.read(path: opens) }
        }
    }

    @Test func theRootFollowsTheSystem() throws {
        let scene = try ReadyScenes.read("settings-root.yaml")
        func wifi(_ system: OperatingSystem) -> ListContentConfiguration {
            scene.list(for: TraitCollection(system: system)).sections[0].rows[1].content
        }
        let standard = ListContentConfiguration.ImageProperties.standardDimension
        #expect(wifi(.iOS27).text == "Wi-Fi")
        #expect(wifi(.iOS27).directionalLayoutMargins.top == 15)
        #expect(wifi(.iOS18).directionalLayoutMargins.top == 11)
        #expect(wifi(.iOS27).image != wifi(.iOS18).image)
        #expect(wifi(.iOS27).imageProperties.reservedLayoutSize == CGSize(width: standard, height: standard))
    }

    @Test func anIconKeepsItsLightColorInTheDark() throws {
        let scene = try ReadyScenes.read("settings-root.yaml")
        func image(_ style: UserInterfaceStyle) -> Image? {
            scene.list(for: TraitCollection(userInterfaceStyle: style)).sections[0].rows[1].content.image
        }
        #expect(image(.light) == image(.dark))
    }

    /// The canvas of the scene's standardDimension row is the slot that the layout reserves for it.
    @Test func theStandardCanvasIsTheStandardSlot() throws {
        let environment = TraitOverrides().resolved()
        let list = try ReadyScenes.read("icon-methods.yaml").list(for: environment.traits)
        let layout = ListLayout(
            list, traits: environment.traits, width: environment.width, measurer: SystemFontMeasurer())
        let image = try #require(list.sections[1].rows[3].content.image)
        let slot = try #require(layout.sections[1].rows[3].image?.reserved)
        #expect(image.statedSize == slot.size)
    }
}
