// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A recorded table in the folder `Fixtures` beside a target's tests.
///
/// Its head, the lines that begin with `#`, says what it is; names stand in the line below.
public struct Fixture: Sendable {
    /// The lines without the head and without empty ones.
    public let lines: [String]

    /// Reads a table of a test target's bundle.
    /// - Throws: `CocoaError` where it is not there or no UTF-8.
    public init(_ name: String, in bundle: Bundle) throws {
        self.init(try String(contentsOf: bundle.bundleURL.appending(path: "Fixtures/" + name), encoding: .utf8))
    }

    /// A table of given text.
    public init(_ text: String) {
        lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") }
    }

    /// The lines below the names as dictionaries by name; the last column takes what is left of a line.
    public var rows: [[String: String]] {
        guard let names = lines.first?.split(separator: ",").map(String.init) else { return [] }
        return lines.dropFirst().map { line in
            let cells = line.split(separator: ",", maxSplits: names.count - 1, omittingEmptySubsequences: false)
            return Dictionary(uniqueKeysWithValues: zip(names, cells.map(String.init)))
        }
    }
}
