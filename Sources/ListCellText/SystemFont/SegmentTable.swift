// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Texts with their segments, as many as there is room for: a hash table with linear probing.
///
/// A dictionary of strings would take longer to hash a text than to break it into lines.
struct SegmentTable {
    private struct Slot {
        /// 0 for an empty slot.
        var hash: UInt64 = 0
        var string = ""
        var segments: [TextSegment] = []
    }

    private let capacity: Int
    /// A power of two, at least twice as many as there are texts; none before the first text.
    private var slots: [Slot] = []
    private var count = 0
    /// What the texts take of the capacity.
    private var size = 0
    /// How often a text was not known since there is no room.
    private var misses = 0

    /// - Parameter capacity: How many segments are kept; each text counts as four more.
    init(capacity: Int) { self.capacity = capacity }
}

extension SegmentTable {
    /// The hash of a text's bytes, never 0; eight at a time, which no order or result depends on.
    static func hash(_ bytes: Span<UInt8>) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        var offset = 0
        while offset &+ 8 <= bytes.count {
            let eight = bytes.extracting(offset..<(offset &+ 8))
            let low = UInt64(eight[0]) | UInt64(eight[1]) << 8 | UInt64(eight[2]) << 16 | UInt64(eight[3]) << 24
            let high = UInt64(eight[4]) << 32 | UInt64(eight[5]) << 40 | UInt64(eight[6]) << 48 | UInt64(eight[7]) << 56
            hash = mixed(hash ^ (low | high))
            offset &+= 8
        }
        while offset < bytes.count {
            hash = mixed(hash ^ UInt64(bytes[offset]))
            offset &+= 1
        }
        return max(hash, 1)
    }

    /// Multiplies by an odd number near 2⁶⁴ over the golden ratio, and brings the high bits down.
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product >> 32)
    }

    /// The segments of a text; nil where they are not kept.
    func segments(of string: String, hash: UInt64) -> [TextSegment]? {
        guard !slots.isEmpty else { return nil }
        let index = place(of: string, hash: hash)
        return slots[index].hash == 0 ? nil : slots[index].segments
    }

    mutating func keep(_ segments: [TextSegment], of string: String, hash: UInt64) {
        let ownSize = segments.count + 4
        guard ownSize <= capacity / 4 else { return }
        if size + ownSize > capacity {
            misses += 1
            guard misses > 2 * count else { return }
            self = SegmentTable(capacity: capacity)
        }
        if 2 * (count + 1) > slots.count { grow() }
        let index = place(of: string, hash: hash)
        guard slots[index].hash == 0 else { return }
        slots[index] = Slot(hash: hash, string: string, segments: segments)
        count += 1
        size += ownSize
    }

    /// The slot of a text, or the empty one where it would stand.
    private func place(of string: String, hash: UInt64) -> Int {
        let mask = slots.count - 1
        // The low bits have chosen the part of the store.
        var index = Int(truncatingIfNeeded: hash >> 8) & mask
        while slots[index].hash != 0, slots[index].hash != hash || slots[index].string != string {
            index = (index + 1) & mask
        }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: max(16, 2 * old.count))
        for slot in old where slot.hash != 0 { slots[place(of: slot.string, hash: slot.hash)] = slot }
    }
}
