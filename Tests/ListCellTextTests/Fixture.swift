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

    /// The rows as dictionaries by column name; the last column takes what is left of a line.
    var rows: [[String: String]] {
        let names = lines[0].split(separator: ",").map(String.init)
        return lines.dropFirst().map { line in
            let cells = line.split(separator: ",", maxSplits: names.count - 1, omittingEmptySubsequences: false)
            return Dictionary(uniqueKeysWithValues: zip(names, cells.map(String.init)))
        }
    }
}

extension [String: String] {
    func number(_ name: String) throws -> CGFloat { CGFloat(try #require(Double(self[name] ?? ""))) }

    func style() throws -> TextStyle { try #require(TextStyle(rawValue: self["style"] ?? "")) }

    func size() throws -> ContentSizeCategory {
        try #require(ContentSizeCategory.allCases.first { $0.abbreviation == self["size"] })
    }
}
