// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellScenes
import ListCellShaping

/// A scene of a few rows, laid out as a command would.
struct Case {
    let scene: Scene

    /// - Parameter rows: The rows in YAML's short form, `{ text: On }`, one a line.
    init(_ rows: String..., traits: String = "{}", list: String = "{}") throws {
        let lines = ["listcell: 1", "traits: \(traits)", "list: \(list)", "sections:", "  - rows:"]
        let yaml = (lines + rows.map { "      - " + $0 }).joined(separator: "\n") + "\n"
        scene = try Scene.read(Array(yaml.utf8), name: "case", directory: nil)
    }

    /// The scene with the list changed.
    func layout(_ change: (inout List) -> Void = { _ in }) -> ListLayout {
        layout(scene.traits.resolved(), change)
    }

    /// The rows with the traits changed.
    func rows(_ change: (inout TraitOverrides) -> Void = { _ in }) -> [CellLayout] {
        var overrides = scene.traits
        change(&overrides)
        return layout(overrides.resolved()).sections.flatMap(\.rows)
    }

    private func layout(_ environment: SceneEnvironment, _ change: (inout List) -> Void = { _ in }) -> ListLayout {
        var list = scene.list(for: environment)
        change(&list)
        return ListLayout(
            list, traits: environment.traits, width: environment.width,
            measurer: FullTextMeasurer(fonts: FontLibrary()))
    }

    func rows(at size: ContentSizeCategory) -> [CellLayout] {
        rows { $0.size = size }
    }
}

extension CellLayout {
    /// The frames of the texts.
    var textFrames: [CGRect] { [text?.frame, secondaryText?.frame].compactMap(\.self) }

    /// Whether the texts lie inside the row and do not cover one another.
    var isReadable: Bool {
        let inside = textFrames.allSatisfy { $0.minY >= 0 && $0.maxY <= frame.height + 0.001 }
        guard let text, let secondaryText else { return inside }
        let overlap = text.frame.intersection(secondaryText.frame)
        return inside && (overlap.isNull || overlap.width < 0.001 || overlap.height < 0.001)
    }
}
