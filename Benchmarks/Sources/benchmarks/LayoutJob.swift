// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout
import ListCellScenes
import ListCellShaping

/// Lays a scene out at all text sizes on all cores, from a list that is already in memory.
struct AllSizesJob {
    private let list: List
    private let environment: SceneEnvironment
    private let measurer = FullTextMeasurer(fonts: FontLibrary())

    init(yaml: String) throws {
        let scene = try Scene.read(Array(yaml.utf8), name: "generated.yaml", directory: nil)
        environment = scene.traits.resolved()
        list = scene.list(for: environment)
    }

    /// The time that passes until the layouts are made, used and let go.
    func run() throws -> Measurement {
        var height = 0.0
        let duration = ContinuousClock().measure {
            let layouts = ListLayout.atSizes(
                of: list, traits: environment.traits, width: environment.width, measurer: measurer)
            height = layouts.reduce(0) { $0 + Double($1.contentSize.height) }
        }
        guard height > 0 else { throw BenchmarkError(message: "the list has no height") }
        let (seconds, attoseconds) = duration.components
        return Measurement(seconds: Double(seconds) + Double(attoseconds) / 1e18)
    }
}

/// Lays a scene out at text sizes one after the other, from lists that are already in memory.
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
