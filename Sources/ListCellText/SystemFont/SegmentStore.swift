// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Keeps the segments of texts, so that a text is measured once for all sizes and widths.
///
/// It keeps at most 262,144 segments, each text counted as four more, in about 16 MiB. A part that is full keeps what
/// it has while that serves: when it was asked in vain twice as often as it has texts, it forgets them and starts anew.
/// No result depends on what is kept.
final class SegmentStore: Sendable {
    /// The store of the process: a text is kept whoever asks first.
    static let shared = SegmentStore()

    private let parts: [Part]

    /// - Parameter capacity: How many segments are kept.
    init(capacity: Int = 1 << 18) {
        parts = (0..<Self.partCount).map { _ in Part(capacity: capacity / Self.partCount) }
    }

    /// So many threads can ask at a time, if their texts differ.
    private static let partCount = 16

    /// Some of the texts, behind a lock of their own.
    private final class Part: Sendable {
        let texts: Mutex<SegmentTable>

        init(capacity: Int) { texts = Mutex(SegmentTable(capacity: capacity)) }
    }
}

extension SegmentStore {
    /// The segments of a text; nil as in `TextSegment.segments(of:)`.
    func segments(of string: String) -> [TextSegment]? {
        let bytes = string.utf8.span
        let hash = SegmentTable.hash(bytes)
        let part = parts[Int(hash % UInt64(Self.partCount))]
        if let known = part.texts.withLock({ $0.segments(of: string, hash: hash) }) { return known }
        // Measured outside of the lock: two threads that meet here find the same.
        guard let segments = TextSegment.segments(of: bytes) else { return nil }
        part.texts.withLock { $0.keep(segments, of: string, hash: hash) }
        return segments
    }
}
