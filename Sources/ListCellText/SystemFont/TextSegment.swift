// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A piece of a text up to the next place where a line may or must end, by what the text adds up to around it.
///
/// The sums are taken before size and weight come in, so that they serve all fonts, and run over the whole text, so that
/// a line is as wide as the difference of two of them: lanes and unit as in `GlyphMasters.ascii`, with the kerning.
struct TextSegment: Hashable, Sendable {
    /// Of all before the segment, and of the kerning with its first character.
    var start: SIMD4<Int32>
    /// The same up to the end of what is shown where a line ends after the segment: all but the spaces at its end.
    var end: SIMD4<Int32>
    /// Where the segment begins, in bytes, which are characters.
    var startOffset: Int32
    /// The byte after the last one shown.
    var endOffset: Int32
    /// Whether the byte before the next segment is a line feed.
    var endsParagraph = false
}

extension TextSegment {
    /// Whether anything of it is shown: not of a line feed or spaces alone.
    var isVisible: Bool { endOffset > startOffset }

    /// The longest text that is cut into segments, in bytes; no sum overflows.
    static let longestText = Int(UInt16.max)

    /// The segments of a text of printable ASCII characters and line feeds, and an empty one at its end; nil for any
    /// other text, and for one that is too long.
    static func segments(of bytes: Span<UInt8>) -> [TextSegment]? {
        guard bytes.count <= longestText, let breaks = Breaks(of: bytes) else { return nil }
        let glyphs = ASCIIGlyphs.tables
        var segments: [TextSegment] = []
        segments.reserveCapacity(breaks.ends.count + 1)
        var sums = SIMD4<Int32>()
        var previous = ASCIIGlyphs.space
        var start = 0
        for end in breaks.ends {
            let next = Int(end)
            let endsParagraph = bytes[next - 1] == UInt8(ascii: "\n")
            let spacesEnd = endsParagraph ? next - 1 : next
            var visibleEnd = spacesEnd
            while visibleEnd > start, bytes[visibleEnd - 1] == UInt8(ascii: " ") { visibleEnd -= 1 }
            let first = start < spacesEnd ? ASCIIGlyphs.glyph(ofPrintable: bytes[start]) : ASCIIGlyphs.space
            var segment = TextSegment(
                start: sums &+ glyphs.kerning(previous, first), end: SIMD4(), startOffset: Int32(start),
                endOffset: Int32(visibleEnd), endsParagraph: endsParagraph)
            glyphs.add(bytes, start..<visibleEnd, after: &previous, to: &sums)
            segment.end = sums
            glyphs.add(bytes, visibleEnd..<spacesEnd, after: &previous, to: &sums)
            segments.append(segment)
            if endsParagraph { previous = ASCIIGlyphs.space }
            start = next
        }
        segments.append(
            TextSegment(start: sums, end: sums, startOffset: Int32(start), endOffset: Int32(start)))
        return segments
    }

    /// Where the segments of a text end.
    private struct Breaks: LineBreakRecord {
        /// The bytes behind the segments, in order; the last one is the text's end.
        private(set) var ends: [UInt16] = []

        init?(of bytes: Span<UInt8>) {
            ends.reserveCapacity(bytes.count / 4 + 1)
            var breaker = LineBreaker()
            let classes = LineBreakClass.ascii
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                guard ASCIIGlyphs.glyph(byte) != nil || byte == UInt8(ascii: "\n") else { return nil }
                let breakClass = classes[Int(byte)]
                breaker.append(breakClass, at: index, of: &self)
                if breakClass == .mandatory { enter(.mandatory, after: index) }
                index &+= 1
                // Most characters are letters after letters, which never part (LB28).
                guard breakClass == .alphabetic else { continue }
                while index < bytes.count, bytes[index] < 0x80, classes[Int(bytes[index])] == .alphabetic {
                    index &+= 1
                }
            }
            if !bytes.isEmpty { enter(.mandatory, after: bytes.count - 1) }
        }

        mutating func enter(_ breakAfter: LineBreak, after cluster: Int) {
            let end = UInt16(cluster + 1)
            // Nearly all are entered in order, and once.
            guard breakAfter == .prohibited || ends.last ?? 0 >= end else { return ends.append(end) }
            let index = ends.lastIndex { $0 <= end }
            let isEntered = index.map { ends[$0] == end } ?? false
            switch breakAfter {
            case .prohibited: if isEntered, let index { ends.remove(at: index) }
            case .allowed, .mandatory: if !isEntered { ends.insert(end, at: index.map { $0 + 1 } ?? 0) }
            }
        }
    }
}

extension ASCIIGlyphs {
    /// The glyph of a byte that is known to be printable.
    @inline(__always)
    fileprivate static func glyph(ofPrintable byte: UInt8) -> Int { Int(byte &- 0x20) }

    /// Adds what printable characters lead on.
    @inline(__always)
    fileprivate func add(
        _ bytes: Span<UInt8>, _ range: Range<Int>, after previous: inout Int, to sums: inout SIMD4<Int32>
    ) {
        for index in range {
            let glyph = Self.glyph(ofPrintable: bytes[index])
            sums &+= step(from: previous, to: glyph)
            previous = glyph
        }
    }
}
