// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

/// A recorded table beside the tests.
struct Fixture {
    let lines: [String]

    init(_ name: String) throws {
        let url = try #require(Bundle.module.url(forResource: "Fixtures/" + name, withExtension: nil))
        lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map(String.init)
    }

    /// The rows as dictionaries by column name.
    var rows: [[String: String]] {
        let names = Self.cells(of: lines[0])
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, Self.cells(of: $0))) }
    }

    /// The cells of a line of comma-separated values; one in quotation marks may have commas, and doubles its own marks.
    private static func cells(of line: String) -> [String] {
        var cells = [""]
        var isQuoted = false
        var previous: Character?
        for character in line {
            switch character {
            case "\"":
                if !isQuoted, previous == "\"" { cells[cells.count - 1].append(character) }
                isQuoted.toggle()
            case "," where !isQuoted: cells.append("")
            default: cells[cells.count - 1].append(character)
            }
            previous = character
        }
        return cells
    }
}

extension [String: String] {
    func number(_ name: String) throws -> CGFloat { CGFloat(try #require(Double(self[name] ?? ""))) }

    func style() throws -> TextStyle { try #require(TextStyle(rawValue: self["style"] ?? "")) }

    func size() throws -> ContentSizeCategory {
        try #require(ContentSizeCategory.allCases.first { $0.abbreviation == self["size"] })
    }
}
