// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Breaks a text into lines by its segments: the same lines that `Typesetter` makes letter by letter, in less time.
///
/// It holds plain numbers alone, so that no reference is counted.
struct SegmentTypesetter {
    private let advances: SystemFontAdvances
    private let numberOfLines: Int
    private let firstLineIndent: CGFloat
    private let firstLimit: Int
    private let limit: Int

    init(_ request: borrowing TextRequest) {
        advances = SystemFontAdvances(request.font)
        numberOfLines = request.numberOfLines
        firstLineIndent = request.firstLineIndent
        let pointSize = advances.pointSize
        limit = Typesetter.units(request.width, pointSize: pointSize)
        firstLimit =
            firstLineIndent == 0 ? limit : Typesetter.units(request.width - firstLineIndent, pointSize: pointSize)
    }

    /// Where a line begins.
    private struct Place {
        var segment: Int
        /// The byte, which is inside the segment where that is split.
        var offset: Int
        /// What is before it, as `TextSegment.start`.
        var sums: SIMD4<Int32>
    }

    /// Where a line ends.
    private struct Line {
        /// The byte after the last one shown.
        var end: Int
        /// Of what is shown, in units.
        var width: Int
        /// Where the next line begins.
        var next: Place
        /// Whether the text ends here.
        var isLast = false
    }
}

extension SegmentTypesetter {
    /// A text whose characters are all printable in one line; nil where it does not fit in one.
    ///
    /// For a short text this takes less time than to look up its segments.
    func wholeLine(_ string: String) -> TextLayout? {
        let bytes = string.utf8.span
        guard !bytes.isEmpty, let sums = ASCIIGlyphs.tables.sums(bytes) else { return nil }
        let width = advances.units(of: sums, count: bytes.count)
        guard width <= firstLimit else { return nil }
        return TextLayout(
            lines: TextLines(
                TextLines.Part(start: 0, end: .max, width: advances.points(width)), of: string,
                firstLineIndent: firstLineIndent),
            isApproximate: !advances.isRecordedWeight)
    }

    /// The lines of a text; nil where it must be shortened.
    func layout(_ string: String, _ segments: Span<TextSegment>) -> TextLayout? {
        let byteCount = Int(segments[segments.count - 1].startOffset)
        if byteCount == 0 { return TextLayout(lines: TextLines(), isApproximate: !advances.isRecordedWeight) }
        let start = Place(segment: 0, offset: 0, sums: SIMD4())
        var line = line(of: string, segments, from: start, limit: firstLimit)
        let top = part(from: 0, to: line)
        var others: [TextLines.Part] = []
        // The others will be about as long as the first.
        if !line.isLast { others.reserveCapacity(byteCount / max(line.next.offset, 8) + 1) }
        while !line.isLast {
            if others.count + 1 == numberOfLines {
                if segments.isVisible(from: line.next.segment) { return nil }
                break
            }
            let start = line.next
            line = self.line(of: string, segments, from: start, limit: limit)
            others.append(part(from: start.offset, to: line))
        }
        return TextLayout(
            lines: TextLines(top, others, of: string, firstLineIndent: firstLineIndent),
            isApproximate: !advances.isRecordedWeight)
    }

    private func part(from start: Int, to line: Line) -> TextLines.Part {
        TextLines.Part(start: Int32(start), end: Int32(line.end), width: advances.points(line.width))
    }

    /// The longest line that begins at a place; the rules are those of `Typesetter.line(of:from:limit:)`.
    private func line(
        of string: String, _ segments: Span<TextSegment>, from start: Place, limit: Int
    ) -> Line {
        var shown = Line(end: start.offset, width: 0, next: start)
        let last = segments.count - 1
        shown.isLast = start.segment == last
        var index = start.segment
        while index < last {
            if segments[index].isVisible {
                let end = Int(segments[index].endOffset)
                let width = width(from: start, to: segments[index].end, end)
                if width <= limit {
                    (shown.end, shown.width) = (end, width)
                } else {
                    if index > start.segment { break }
                    // Beside an image a word that does not fit moves below.
                    if limit < self.limit { return shown }
                    let letters = letters(of: string, from: start, to: end, limit: limit)
                    if letters.next.offset < end { return letters }
                    (shown.end, shown.width) = (letters.end, letters.width)
                }
            }
            let endsParagraph = segments[index].endsParagraph
            index &+= 1
            if endsParagraph || index == last {
                // A paragraph's last line keeps its white space at the end where there is room for it.
                let end = Int(segments[index].startOffset) &- (endsParagraph ? 1 : 0)
                let width = width(from: start, to: segments[index].start, end)
                if width <= limit { (shown.end, shown.width) = (end, width) }
                shown.isLast = !endsParagraph
                break
            }
        }
        shown.next = Place(
            segment: index, offset: Int(segments[index].startOffset), sums: segments[index].start)
        return shown
    }

    @inline(__always)
    private func width(from start: Place, to sums: SIMD4<Int32>, _ end: Int) -> Int {
        advances.units(of: sums &- start.sums, count: end &- start.offset)
    }

    /// As many letters of a segment as a line takes, at least one; `next` is the end where it takes them all.
    private func letters(of string: String, from start: Place, to end: Int, limit: Int) -> Line {
        let glyphs = ASCIIGlyphs.tables
        let bytes = string.utf8.span
        var line = Line(end: start.offset, width: 0, next: start)
        var sums = start.sums
        var previous = ASCIIGlyphs.space
        for offset in start.offset..<end {
            guard let glyph = ASCIIGlyphs.glyph(bytes[offset]) else { break }
            let before = sums &+ glyphs.kerning(previous, glyph)
            sums &+= glyphs.step(from: previous, to: glyph)
            previous = glyph
            guard glyph != ASCIIGlyphs.space else { continue }
            let width = width(from: start, to: sums, offset + 1)
            if width > limit, offset > start.offset {
                line.next.offset = offset
                line.next.sums = before
                return line
            }
            line.end = offset + 1
            line.width = width
        }
        line.next.offset = end
        return line
    }
}

extension Span<TextSegment> {
    /// Whether anything is shown of a segment or one after it.
    fileprivate func isVisible(from index: Int) -> Bool {
        (index..<count).contains { self[$0].isVisible }
    }
}
