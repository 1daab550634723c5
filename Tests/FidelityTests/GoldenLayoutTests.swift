// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellScenes
import ListCellShaping
import ListCellText
import Testing

/// The printed layout of every ready scene, in both generations at the smallest, the default and an accessibility size.
///
/// Text only: the files in `Tests/Goldens` are looked at by people. The other sizes and right to left follow from
/// the properties that the layout's own tests hold.
@Suite struct GoldenLayoutTests {
    static let scenes = (try? Repository.names(in: "Scenes", ending: ".yaml")) ?? []
    /// Scenes whose script is measured with the fonts that are installed: here by average advances, which are the
    /// same on every machine.
    static let scenesOfOtherScripts: Set = ["right-to-left"]
    static let systems: [OperatingSystem] = [.iOS18, .iOS27]
    static let sizes: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraLarge]

    static func name(_ scene: String, _ system: OperatingSystem, _ size: ContentSizeCategory) -> String {
        "\(scene)-\(Speller.folded(system.name))-\(size.abbreviation).txt"
    }

    @Test(arguments: scenes) func layout(of name: String) throws {
        let scene = try Scene.read(path: Repository.file("Scenes/\(name).yaml").path)
        for system in Self.systems {
            for size in Self.sizes {
                var overrides = TraitOverrides()
                overrides.system = system
                overrides.size = size
                let environment = scene.environment(overrides)
                let layout = Self.layout(scene, environment)
                let report = LayoutReport(layout, deviceName: environment.device.name)
                try Repository.expect(
                    String(decoding: LayoutReport.text([report]), as: UTF8.self),
                    at: "Tests/Goldens/" + Self.name(name, system, size))
            }
        }
    }

    private static func layout(_ scene: Scene, _ environment: SceneEnvironment) -> ListLayout {
        func layout(_ measurer: some TextMeasuring) -> ListLayout {
            ListLayout(
                scene.list(for: environment), traits: environment.traits, width: environment.width, measurer: measurer)
        }
        return scenesOfOtherScripts.contains(scene.name)
            ? layout(SystemFontMeasurer()) : layout(FullTextMeasurer(fonts: FontLibrary(directory: nil)))
    }

    @Test(.disabled(if: Repository.isRecording)) func noGoldenIsLeftOver() throws {
        let expected = Self.scenes.flatMap { scene in
            Self.systems.flatMap { system in Self.sizes.map { Self.name(scene, system, $0) } }
        }
        #expect(!expected.isEmpty)
        let found = try Repository.names(in: "Tests/Goldens", ending: ".txt").map { $0 + ".txt" }
        #expect(found == expected.sorted())
    }
}
