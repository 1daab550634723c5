// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Compares names that people write with those that are known, and says which of them was probably meant.
package enum Speller {
    /// A name without spaces and in lower case, so that `iOS 27` equals `ios27`; only ASCII letters change.
    package static func folded(_ name: String) -> String { String(decoding: foldedBytes(name), as: UTF8.self) }

    private static func foldedBytes(_ name: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for byte in name.utf8 where byte != UInt8(ascii: " ") {
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            bytes.append(isUpper ? byte | 0x20 : byte)
        }
        return bytes
    }

    /// The most letters of a name that is compared: a longer one is near to none.
    static let longestName = 64
}

extension Speller {
    /// The known name that someone probably meant; nil where none is near.
    package static func nearest(to name: String, among known: [String]) -> String? {
        nearest(to: name, among: known, limit: 1).first
    }

    /// The known name that is nearest, or else the only one that contains what was written, two letters at least.
    package static func meant(by name: String, among known: [String]) -> String? {
        if let nearest = nearest(to: name, among: known) { return nearest }
        let part = folded(name)
        let longer = known.filter { part.utf8.count >= 2 && folded($0).contains(part) }
        return longer.count == 1 ? longer[0] : nil
    }

    /// The known names that someone may have meant, nearest first, equally near ones in the given order.
    ///
    /// 1. Names that a third of the letters turns into the given one; where that has several parts, also names whose
    ///    first parts do, as `bell.badge` of `bell.badge.fill`, of which each further part counts as a letter.
    /// 2. Names that begin with the given one, three letters at least.
    /// 3. Names with the same first part, where the given one has several: `person.2` for `person.glasses`.
    package static func nearest(to name: String, among known: [String], limit: Int) -> [String] {
        let wanted = foldedBytes(name)
        guard !wanted.isEmpty, wanted.count <= longestName else { return [] }
        var found: [(nearness: Nearness, index: Int)] = []
        for (index, candidate) in known.enumerated() {
            let letters = foldedBytes(candidate)
            guard letters.count <= longestName, let nearness = Nearness(of: letters, to: wanted) else { continue }
            found.append((nearness, index))
        }
        found.sort { ($0.nearness, $0.index) < ($1.nearness, $1.index) }
        return found.prefix(limit).map { known[$0.index] }
    }
}

/// How near a known name is to one that was written; the nearer is less.
private struct Nearness: Comparable {
    private enum Kind: Int { case similar, continued, related }

    private var kind: Kind
    private var cost: Int
    /// The letters between the whole names.
    private var distance: Int

    /// nil where the names have too little in common.
    init?(of candidate: [UInt8], to wanted: [UInt8]) {
        let distances = EditDistance.toBeginnings(of: candidate, from: wanted)
        distance = distances[candidate.count]
        let allowed = max(1, wanted.count / 3)
        let firstPart = Self.firstPart(of: wanted)
        let dots = firstPart == nil ? [] : candidate.indices.filter { candidate[$0] == UInt8(ascii: ".") }
        let beginnings = dots.enumerated().filter { distances[$1] <= allowed }
            .map { order, dot in distances[dot] + dots.count - order }
        let whole = distance <= allowed ? [distance] : []
        if let least = (beginnings + whole).min() {
            kind = .similar
            cost = least
        } else if wanted.count >= 3, candidate.starts(with: wanted) {
            kind = .continued
            cost = candidate.count - wanted.count
        } else if let firstPart, firstPart == Self.firstPart(of: candidate) ?? candidate[...] {
            kind = .related
            cost = distance
        } else {
            return nil
        }
    }

    /// What stands before the first dot; nil for a name without one, or that begins with it.
    private static func firstPart(of name: [UInt8]) -> ArraySlice<UInt8>? {
        guard let dot = name.firstIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
        return name[..<dot]
    }

    static func < (a: Self, b: Self) -> Bool {
        (a.kind.rawValue, a.cost, a.distance) < (b.kind.rawValue, b.cost, b.distance)
    }
}
