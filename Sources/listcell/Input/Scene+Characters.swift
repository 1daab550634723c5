// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellScenes

extension Scene {
    /// The id of the first row, header or footer whose text has one of some characters; nil where only the title or a
    /// translation has one.
    func firstRow(writing characters: String) -> String? {
        let wanted = Set(characters.unicodeScalars)
        func writes(_ row: Row?) -> Bool {
            guard let row else { return false }
            let labels = row.accessories.compactMap { if case .label(let text) = $0.kind { text } else { nil } }
            return ([row.text, row.secondaryText] + labels).contains { text in
                text?.unicodeScalars.contains { wanted.contains($0) } == true
            }
        }
        for (index, section) in sections.enumerated() {
            if writes(section.header) { return "\(index).header" }
            if let row = section.rows.firstIndex(where: writes) { return "\(index).\(row)" }
            if writes(section.footer) { return "\(index).footer" }
        }
        return nil
    }
}
