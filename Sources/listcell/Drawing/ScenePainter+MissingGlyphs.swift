// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellScenes
import ListCellShaping

extension ScenePainter {
    /// Warns of characters that were drawn as boxes: a line for the rows of a scene that lack the same ones.
    ///
    /// - Parameter scenes: What was drawn, each with its file and what the command line says of its traits.
    func reportMissingGlyphs(
        in scenes: [(file: String, scene: Scene, overrides: TraitOverrides)], _ console: Console
    ) {
        var unnamed = Set(fonts.missingCharacters.unicodeScalars)
        let missing = unnamed
        guard !missing.isEmpty else { return }
        for (file, scene, overrides) in scenes {
            var groups: [(characters: [Unicode.Scalar], rows: [String])] = []
            let environment = scene.environment(overrides)
            for row in scene.rows(writing: missing, in: environment) {
                if let index = groups.firstIndex(where: { $0.characters == row.characters }) {
                    groups[index].rows.append(row.id)
                } else {
                    groups.append((row.characters, [row.id]))
                }
            }
            for group in groups {
                unnamed.subtract(group.characters)
                console.report(
                    warning: "\(shownPath(file)): \(rowList(group.rows)): \(missingGlyphs(group.characters)): "
                        + "drawn as a box")
            }
        }
        if !unnamed.isEmpty { console.report(warning: missingGlyphs(unnamed.sorted()) + ": drawn as a box") }
    }
}
