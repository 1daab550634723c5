// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension HeightsReport {
    /// The reports as one table in CSV (RFC 4180), UTF-8: a header line, then a line a row, a column a size.
    ///
    /// Several reports have a column before all others for each trait in which they differ.
    public static func csv(_ reports: [HeightsReport]) -> [UInt8] {
        guard let first = reports.first else { return [] }
        var buffer = TextBuffer()
        let names = first.traits.map(\.name) + ["id", "text"] + first.sizes.map(\.abbreviation)
        buffer.appendRecord(names, numbers: [])
        for report in reports {
            for row in report.rows {
                buffer.appendRecord(report.traits.map(\.value) + [row.id, row.text], numbers: row.heights)
            }
        }
        return buffer.bytes
    }
}

extension TextBuffer {
    fileprivate mutating func appendRecord(_ fields: [String], numbers: [CGFloat]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { append(",") }
            append(field: field)
        }
        for number in numbers {
            append(",")
            append(number)
        }
        append("\r\n")
    }

    /// Quotes a field that holds a comma, a quote or a line break, with its quotes doubled.
    private mutating func append(field: String) {
        let quote = UInt8(ascii: "\"")
        guard field.utf8.contains(where: { [quote, 0x2C, 0x0A, 0x0D].contains($0) }) else { return append(field) }
        append(quote)
        for byte in field.utf8 {
            if byte == quote { append(quote) }
            append(byte)
        }
        append(quote)
    }
}
