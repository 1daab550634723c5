// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellScenes
import ListCellShaping
import Testing

/// The printed layout of every ready scene, in both generations at the smallest, the default and an accessibility size.
///
/// Text only: the files in `Tests/Goldens` are looked at by people. The other sizes and right to left follow from
/// the properties that the layout's own tests hold.
@Suite struct GoldenLayoutTests {
    static let scenes = (try? Repository.names(in: "Scenes", ending: ".yaml")) ?? []
    static let systems: [OperatingSystem] = [.iOS18, .iOS27]
    static let sizes: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraLarge]

    static func name(_ scene: String, _ system: OperatingSystem, _ size: ContentSizeCategory) -> String {
        "\(scene)-\(Name.folded(system.name))-\(size.abbreviation).txt"
    }

    @Test(arguments: scenes) func layout(of name: String) throws {
        let scene = try Scene.read(path: Repository.file("Scenes/\(name).yaml").path)
        let measurer = FullTextMeasurer(fonts: FontLibrary(directory: nil))
        for system in Self.systems {
            for size in Self.sizes {
                var overrides = TraitOverrides()
                overrides.system = system
                overrides.size = size
                let environment = overrides.applied(over: scene.traits).resolved()
                let layout = ListLayout(
                    scene.list(for: environment), traits: environment.traits, width: environment.width,
                    measurer: measurer)
                let report = LayoutReport(layout, deviceName: environment.device.name)
                try Repository.expect(
                    String(decoding: LayoutReport.text([report]), as: UTF8.self),
                    at: "Tests/Goldens/" + Self.name(name, system, size))
            }
        }
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
