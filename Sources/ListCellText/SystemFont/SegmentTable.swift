// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Texts with their segments, as many as there is room for: a hash table with linear probing.
///
/// A dictionary of strings would take longer to hash a text than to break it into lines.
struct SegmentTable {
    private struct Text {
        let string: String
        let segments: [TextSegment]
    }

    private struct Slot {
        var hash: UInt64 = 0
        /// The text's place in `texts`; negative for an empty slot.
        var index = -1
    }

    private let capacity: Int
    private var texts: [Text] = []
    /// A power of two, at least twice as many as there are texts; none before the first text.
    private var slots: [Slot] = []
    /// What the texts take of the capacity.
    private var size = 0
    /// How often a text was not known since there is no room.
    private var misses = 0

    /// - Parameter capacity: How many segments are kept; each text counts as four more.
    init(capacity: Int) { self.capacity = capacity }
}

extension SegmentTable {
    /// The hash of a text's bytes; eight at a time, which no order or result depends on.
    static func hash(_ bytes: Span<UInt8>) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        var offset = 0
        while offset &+ 8 <= bytes.count {
            // Safe: it is checked that the eight bytes are there, and any bytes make an integer.
            let eight = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = mixed(hash ^ eight)
            offset &+= 8
        }
        while offset < bytes.count {
            hash = mixed(hash ^ UInt64(bytes[offset]))
            offset &+= 1
        }
        return hash
    }

    /// Multiplies by an odd number near 2⁶⁴ over the golden ratio, and brings the high bits down.
    @inline(__always)
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value &* 0x9E37_79B9_7F4A_7C15
        return product ^ (product >> 32)
    }

    /// The segments of a text; nil where they are not kept.
    func segments(of string: String, hash: UInt64) -> [TextSegment]? {
        guard !slots.isEmpty else { return nil }
        let index = slots[place(of: hash) { texts[$0].string == string }].index
        return index < 0 ? nil : texts[index].segments
    }

    mutating func keep(_ segments: [TextSegment], of string: String, hash: UInt64) {
        let ownSize = segments.count + 4
        guard ownSize <= capacity / 4 else { return }
        if size + ownSize > capacity {
            misses += 1
            guard misses > 2 * texts.count else { return }
            self = SegmentTable(capacity: capacity)
        }
        if 2 * (texts.count + 1) > slots.count { grow() }
        let place = place(of: hash) { texts[$0].string == string }
        guard slots[place].index < 0 else { return }
        slots[place] = Slot(hash: hash, index: texts.count)
        texts.append(Text(string: string, segments: segments))
        size += ownSize
    }

    /// The slot of a text, or the empty one where it would stand.
    ///
    /// - Parameter isText: Whether one of `texts` that has the hash is the text.
    @inline(__always)
    private func place(of hash: UInt64, _ isText: (Int) -> Bool) -> Int {
        let mask = slots.count - 1
        // The low bits have chosen the part of the store.
        var place = Int(truncatingIfNeeded: hash >> 8) & mask
        while slots[place].index >= 0, slots[place].hash != hash || !isText(slots[place].index) {
            place = (place + 1) & mask
        }
        return place
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: max(16, 2 * old.count))
        // No text is in the table twice.
        for slot in old where slot.index >= 0 { slots[place(of: slot.hash) { _ in false }] = slot }
    }
}
