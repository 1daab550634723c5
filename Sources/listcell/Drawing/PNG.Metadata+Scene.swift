// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellImages

extension PNG.Metadata {
    /// What a picture says of its scene: never a version, so that a picture does not change with the program.
    ///
    /// - Parameters:
    ///   - scene: The scene's file without its folder.
    ///   - traits: Those of each column, at least one; what differs is said of each: `L, AX3`.
    init(scene: String, traits: [TraitCollection]) {
        func all(_ word: (TraitCollection) -> String) -> String { traits.map(word).uniqued.joined(separator: ", ") }
        self.init(
            scale: traits.first.map { Double($0.displayScale) } ?? 1,
            text: [
                ("Scene", scene), ("System", all(\.system.name)),
                ("Size", all(\.preferredContentSizeCategory.abbreviation)),
                ("Appearance", all(\.userInterfaceStyle.rawValue)),
            ])
    }
}

extension [String] {
    /// The strings without repetitions, in order.
    var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
