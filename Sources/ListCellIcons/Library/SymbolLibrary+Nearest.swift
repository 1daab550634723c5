// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension SymbolLibrary {
    /// The names most like one that is not known, best first, for a message.
    ///
    /// The fewest letters changed, added or left out count; a name that begins with the same part is taken as nearer.
    /// Names that have little in common are not given.
    /// - Parameter limit: the most names to give.
    public func nearestNames(to name: String, limit: Int = 3) -> [String] {
        let wanted = Array(name.lowercased().utf8.prefix(100))
        let firstPart = name.lowercased().prefix { $0 != "." }
        let ranked = names.compactMap { candidate -> (cost: Int, name: String)? in
            let letters = Array(candidate.utf8)
            var cost = 2 * editDistance(wanted, letters)
            if candidate.prefix(while: { $0 != "." }) == firstPart { cost = min(cost / 2, wanted.count) }
            return cost <= max(wanted.count, 4) ? (cost, candidate) : nil
        }
        let sorted = ranked.sorted { ($0.cost, $0.name) < ($1.cost, $1.name) }
        return sorted.prefix(limit).map(\.name)
    }
}

/// The fewest bytes to change, add or leave out that turn one text into another.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, byte) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let substituted = diagonal + (byte == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[b.count]
}
