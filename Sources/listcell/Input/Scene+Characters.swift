// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellLayout
import ListCellScenes

extension Scene {
    /// The rows, headers and footers that write some of the characters that no font has, in the scene's order.
    ///
    /// - Returns: The ids with the characters of each, by code point; `title` for the large title.
    func rows(
        writing characters: Set<Unicode.Scalar>, in environment: SceneEnvironment
    ) -> [(id: String, characters: [Unicode.Scalar])] {
        var rows: [(id: String, characters: [Unicode.Scalar])] = []
        func add(_ id: String, _ texts: [String?]) {
            let found = texts.reduce(into: Set()) { $0.formUnion(($1 ?? "").unicodeScalars) }.intersection(characters)
            if !found.isEmpty { rows.append((id, found.sorted())) }
        }
        func add(_ id: String, _ cell: ListCell?) {
            guard let cell else { return }
            let texts = cell.accessories.flatMap(\.kind.texts) + (cell.control?.texts ?? [])
            add(id, [cell.content.text, cell.content.secondaryText] + texts)
        }
        add("title", [title(for: environment.traits)])
        for (index, section) in list(for: environment).sections.enumerated() {
            add("\(index).header", section.header)
            for (row, cell) in section.rows.enumerated() { add("\(index).\(row)", cell) }
            add("\(index).footer", section.footer)
        }
        return rows
    }
}
