// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellScenes

/// The traits that a command line gives several of; an empty list leaves the trait to the scene.
struct VariantList: Equatable {
    /// What all variants have in common.
    var common = TraitOverrides()
    var systems: [OperatingSystem] = []
    var sizes: [ContentSizeCategory] = []
    var appearances: [UserInterfaceStyle] = []
    var directions: [LayoutDirection] = []
}

extension VariantList {
    /// All variants: over systems, sizes, appearances and directions, the last changing fastest.
    var variants: [Variant] {
        var variants = [Variant(overrides: common)]
        variants = Self.multiply(variants, systems, "system", \.name) { $0.system = $1 }
        variants = Self.multiply(variants, sizes, "size", \.abbreviation) { $0.size = $1 }
        variants = Self.multiply(variants, appearances, "appearance", \.rawValue) { $0.appearance = $1 }
        return Self.multiply(variants, directions, "direction", \.rawValue) { $0.direction = $1 }
    }

    /// The sizes in the order given, each once.
    var uniqueSizes: [ContentSizeCategory] { Self.unique(sizes) }

    private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }

    private static func multiply<Value: Hashable>(
        _ variants: [Variant], _ values: [Value], _ trait: String, _ name: (Value) -> String,
        set: (inout TraitOverrides, Value) -> Void
    ) -> [Variant] {
        let values = unique(values)
        guard !values.isEmpty else { return variants }
        return variants.flatMap { variant in
            values.map { value in
                var result = variant
                set(&result.overrides, value)
                if values.count > 1 {
                    result.differences.append(Variant.Difference(trait: trait, value: name(value)))
                }
                return result
            }
        }
    }
}
