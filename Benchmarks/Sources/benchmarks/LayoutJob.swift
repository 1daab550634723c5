// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout
import ListCellScenes
import ListCellShaping

/// Lays a scene out at all twelve text sizes, from a list that is already in memory.
struct LayoutJob {
    private let scene: Scene
    private let measurer = FullTextMeasurer(fonts: FontLibrary())

    init(path: String) throws {
        scene = try Scene.read(path: path)
    }

    func run() throws -> Measurement {
        let clock = ContinuousClock()
        var height = 0.0
        let lists = ContentSizeCategory.allCases.map { size in
            var overrides = scene.traits
            overrides.size = size
            let environment = overrides.resolved()
            return (scene.list(for: environment), environment)
        }
        let time = clock.measure {
            for (list, environment) in lists {
                let layout = ListLayout(
                    list, traits: environment.traits, width: environment.width, measurer: measurer)
                height += Double(layout.contentSize.height)
            }
        }
        guard height > 0 else { throw BenchmarkError(message: "the list has no height") }
        return Measurement(seconds: time / .seconds(1))
    }
}
