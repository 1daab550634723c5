// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension HeightsReport {
    /// The reports as tables for people, in UTF-8: numbers in aligned columns, the row's text last.
    public static func text(_ reports: [HeightsReport]) -> [UInt8] {
        var buffer = TextBuffer()
        for (index, report) in reports.enumerated() {
            if index > 0 { buffer.append("\n") }
            report.print(to: &buffer)
        }
        return buffer.bytes
    }

    private func print(to buffer: inout TextBuffer) {
        if !traits.isEmpty {
            buffer.append(traits.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
            buffer.append("\n")
        }
        let table = [sizes.map(\.abbreviation)] + rows.map { $0.heights.map(TextBuffer.text(of:)) }
        let widths = sizes.indices.map { column in
            table.reduce(0) { column < $1.count ? max($0, $1[column].utf8.count) : $0 }
        }
        let idWidth = rows.reduce(2) { max($0, $1.id.utf8.count) }
        for (line, numbers) in table.enumerated() {
            let id = line == 0 ? "id" : rows[line - 1].id
            buffer.append(id)
            buffer.append(spaces: idWidth - id.utf8.count)
            for (number, width) in zip(numbers, widths) {
                buffer.append(spaces: 2 + width - number.utf8.count)
                buffer.append(number)
            }
            buffer.append("  ")
            if line == 0 { buffer.append("text") } else { buffer.append(quoted: rows[line - 1].text) }
            buffer.append("\n")
        }
    }
}
