// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// How names that people write are compared with those that are known.
public enum Name {
    /// A name without spaces and in lower case, so that `iOS 27` equals `ios27`; only ASCII letters change.
    public static func folded(_ name: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for byte in name.utf8 where byte != UInt8(ascii: " ") {
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            bytes.append(isUpper ? byte | 0x20 : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The known name that someone probably meant; nil where none is near.
    public static func nearest(to name: String, among known: [String]) -> String? {
        nearest(to: name, among: known, limit: 1).first
    }

    /// The known names that someone may have meant, nearest first, equally near ones in the given order.
    ///
    /// Near is a name that a third of its letters turns into the given one, or one that begins with it.
    public static func nearest(to name: String, among known: [String], limit: Int) -> [String] {
        let wanted = Array(folded(name).utf8)
        guard !wanted.isEmpty, wanted.count <= longestName else { return [] }
        let allowed = max(1, wanted.count / 3)
        var found: [(distance: Int, index: Int)] = []
        for (index, candidate) in known.enumerated() {
            let letters = Array(folded(candidate).utf8)
            guard letters.count <= longestName else { continue }
            let distance = editDistance(wanted, letters)
            if distance <= allowed {
                found.append((distance, index))
            } else if wanted.count >= 3, letters.starts(with: wanted) {
                found.append((allowed + letters.count - wanted.count, index))
            }
        }
        found.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
        return found.prefix(limit).map { known[$0.index] }
    }

    static let longestName = 64

    /// The number of letters added, left out, replaced or swapped with a neighbour between two words.
    ///
    /// Source: the optimal string alignment distance.
    static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var before = [Int](repeating: 0, count: b.count + 1)
        var above = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in 0..<b.count {
                var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            before = above
            above = row
        }
        return above[b.count]
    }
}
