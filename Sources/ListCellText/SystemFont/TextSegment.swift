// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A piece of a text up to the next place where a line may or must end, with its width in all fonts at once.
///
/// This is what is kept of a text: it serves every size, weight and width.
struct TextSegment: Hashable, Sendable {
    /// Of what is shown where the line ends after the segment: all but the spaces at its end.
    /// The masters and the kerning added up, before size and weight come in; lanes and unit as in `GlyphMasters.ascii`.
    var sums: SIMD4<Int32>
    /// The kerning from the last character shown over the spaces to the next segment; lanes and unit the same.
    var kerningAfter: SIMD4<Int16>
    /// The characters, and so the bytes, that `sums` counts.
    var visibleCount: UInt16
    /// The spaces after them.
    var spaceCount: UInt8
    /// Whether a line feed follows the spaces.
    var endsParagraph: Bool
}

extension TextSegment {
    /// The longest text that is cut into segments, in bytes.
    static let longestText = Int(UInt16.max)

    /// The segments of a text of printable ASCII characters and line feeds; nil for any other, and for one that is too
    /// long or has hundreds of spaces together.
    static func segments(of bytes: Span<UInt8>) -> [TextSegment]? {
        guard bytes.count <= longestText, let breaks = Breaks(of: bytes) else { return nil }
        var segments: [TextSegment] = []
        segments.reserveCapacity(breaks.count)
        let glyphs = ASCIIGlyphs.tables
        var start = 0
        for index in bytes.indices where breaks.row[index] != .prohibited || index == bytes.count - 1 {
            let isMandatory = breaks.row[index] == .mandatory
            let end = isMandatory ? index : index + 1
            guard let segment = TextSegment(bytes, start..<end, endsParagraph: isMandatory, glyphs) else { return nil }
            segments.append(segment)
            start = index + 1
        }
        return segments
    }

    /// - Parameter range: Without the line feed.
    private init?(_ bytes: Span<UInt8>, _ range: Range<Int>, endsParagraph: Bool, _ glyphs: borrowing ASCIIGlyphs) {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        guard range.upperBound - end <= Int(UInt8.max), let sums = glyphs.sums(bytes, range.lowerBound..<end) else {
            return nil
        }
        var kerning = SIMD4<Int16>()
        let after = endsParagraph ? range.upperBound : min(range.upperBound + 1, bytes.count)
        let second = max(end, range.lowerBound + 1)
        for index in second..<max(second, after) {
            guard let first = ASCIIGlyphs.glyph(bytes[index - 1]), let second = ASCIIGlyphs.glyph(bytes[index])
            else { break }
            kerning &+= glyphs.kerning(first, second)
        }
        self.init(
            sums: sums, kerningAfter: kerning,
            visibleCount: UInt16(end - range.lowerBound), spaceCount: UInt8(range.upperBound - end),
            endsParagraph: endsParagraph)
    }

    /// The break after each byte of a text.
    private struct Breaks: LineBreakRecord {
        var row: [LineBreak]
        /// At least as many as there are.
        var count = 1

        init?(of bytes: Span<UInt8>) {
            row = Array(repeating: .prohibited, count: bytes.count)
            var breaker = LineBreaker()
            let classes = LineBreakClass.ascii
            for index in bytes.indices {
                guard ASCIIGlyphs.glyph(bytes[index]) != nil || bytes[index] == UInt8(ascii: "\n") else { return nil }
                let breakClass = classes[Int(bytes[index])]
                breaker.append(breakClass, at: index, of: &self)
                if breakClass == .mandatory { enter(.mandatory, after: index) }
            }
        }

        mutating func enter(_ breakAfter: LineBreak, after cluster: Int) {
            row[cluster] = breakAfter
            count += 1
        }
    }
}
