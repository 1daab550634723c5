// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout
import ListCellScenes
import ListCellShaping

/// Lays a scene out at text sizes, from lists that are already in memory.
struct LayoutJob {
    private let lists: [(list: List, environment: SceneEnvironment)]
    private let measurer = FullTextMeasurer(fonts: FontLibrary())

    init(_ scene: Scene, sizes: [ContentSizeCategory] = ContentSizeCategory.allCases) {
        lists = sizes.map { size in
            var overrides = scene.traits
            overrides.size = size
            let environment = overrides.resolved()
            return (scene.list(for: environment), environment)
        }
    }

    init(yaml: String, sizes: [ContentSizeCategory] = ContentSizeCategory.allCases) throws {
        self.init(try Scene.read(Array(yaml.utf8), name: "generated.yaml", directory: nil), sizes: sizes)
    }

    /// The time of all sizes together, as often as it is told.
    func run(times: Int = 1) throws -> Measurement {
        var height = 0.0
        let seconds = ProcessorTime.measure {
            for _ in 0..<times {
                for (list, environment) in lists {
                    let layout = ListLayout(
                        list, traits: environment.traits, width: environment.width, measurer: measurer)
                    height += Double(layout.contentSize.height)
                }
            }
        }
        guard height > 0 else { throw BenchmarkError(message: "the list has no height") }
        return Measurement(seconds: seconds)
    }
}
