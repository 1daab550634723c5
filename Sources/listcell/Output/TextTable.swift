// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Lines of fields in aligned columns.
struct TextTable {
    private var rows: [[String]] = []

    mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines, two spaces between columns and none at the end of a line.
    var text: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? Self.width($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = ""
            for (field, width) in zip(row, widths) {
                line += field + String(repeating: " ", count: width + 2 - Self.width(field))
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// The cells of a terminal that a field takes; colour codes take none.
    private static func width(_ field: String) -> Int {
        var width = 0
        var isCode = false
        for character in field {
            if character == "\u{1B}" {
                isCode = true
            } else if isCode {
                isCode = character != "m"
            } else {
                width += 1
            }
        }
        return width
    }
}
