// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Breaks a text into lines by its segments: the same lines that `Typesetter` makes letter by letter, in less time.
struct SegmentTypesetter {
    private let string: String
    private let advances: SystemFontAdvances
    private let numberOfLines: Int
    private let firstLineIndent: CGFloat
    private let firstLimit: Int
    private let limit: Int

    init(_ request: borrowing TextRequest) {
        string = request.string
        advances = SystemFontAdvances(request.font)
        numberOfLines = request.numberOfLines
        firstLineIndent = request.firstLineIndent
        let pointSize = advances.pointSize
        limit = Typesetter.units(request.width, pointSize: pointSize)
        firstLimit =
            firstLineIndent == 0 ? limit : Typesetter.units(request.width - firstLineIndent, pointSize: pointSize)
    }

    /// A segment, and a byte of it.
    private struct Place {
        var segment = 0
        /// Where the segment begins in the text.
        var segmentStart = 0
        var offset = 0
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
    func wholeLine() -> TextLayout? {
        let bytes = string.utf8.span
        guard !bytes.isEmpty, let sums = ASCIIGlyphs.tables.sums(bytes, bytes.indices) else { return nil }
        let width = advances.units(of: sums, count: bytes.count)
        guard width <= firstLimit else { return nil }
        return TextLayout(
            lines: [textLine(from: 0, to: bytes.count, width: width, isFirst: true)],
            isApproximate: !advances.isRecordedWeight)
    }

    /// The lines of the request's text; nil where it must be shortened.
    func layout(_ segments: [TextSegment]) -> TextLayout? {
        var result = TextLayout(lines: [], isApproximate: !advances.isRecordedWeight)
        let space = ASCIIGlyphs.tables.units(of: ASCIIGlyphs.space, advances)
        var place = Place()
        var isLast = segments.isEmpty
        while !isLast {
            let isFirst = result.lines.isEmpty
            let line = line(of: segments.span, from: place, limit: isFirst ? firstLimit : limit, space: space)
            if result.lines.count + 1 == numberOfLines, !line.isLast,
                segments[line.next.segment...].contains(where: { $0.visibleCount > 0 })
            {
                return nil
            }
            if isFirst {
                // The others will be about as long as the first.
                let count = string.utf8.count / max(line.next.offset, 1) + 2
                result.lines.reserveCapacity(line.isLast ? 1 : min(count, segments.count + 1))
            }
            result.lines.append(textLine(from: place.offset, to: line.end, width: line.width, isFirst: isFirst))
            isLast = line.isLast || result.lines.count == numberOfLines
            place = line.next
        }
        return result
    }

    private func textLine(from start: Int, to end: Int, width: Int, isFirst: Bool) -> TextLine {
        TextLine(
            part: start..<end, of: string,
            width: CGFloat(width) * advances.pointSize / CGFloat(TextCluster.unitsPerEm),
            indent: isFirst ? firstLineIndent : 0)
    }

    /// The longest line that begins at a place; the rules are those of `Typesetter.line(of:from:limit:)`.
    private func line(of segments: Span<TextSegment>, from start: Place, limit: Int, space: Int) -> Line {
        var shown = Line(end: start.offset, width: 0, next: start)
        shown.isLast = start.segment == segments.count
        var place = start
        var width = 0
        while place.segment < segments.count {
            let segment = segments[place.segment]
            let visibleEnd = place.segmentStart &+ Int(segment.visibleCount)
            if segment.visibleCount > 0 {
                let whole = width &+ advances.units(of: segment.sums, count: Int(segment.visibleCount))
                if whole <= limit, place.offset == place.segmentStart {
                    width = whole
                } else {
                    if place.segment > start.segment { break }
                    // Beside an image a word that does not fit moves below.
                    if limit < self.limit { return shown }
                    let letters = letters(from: place, to: visibleEnd, limit: limit)
                    if letters.next.offset < visibleEnd { return letters }
                    width = letters.width
                }
                shown.end = visibleEnd
                shown.width = width
            }
            let end = visibleEnd &+ Int(segment.spaceCount)
            width &+= Int(segment.spaceCount) &* space
            if segment.kerningAfter != SIMD2() {
                width &+= advances.units(ofKerning: SIMD2(truncatingIfNeeded: segment.kerningAfter))
            }
            let next = segment.endsParagraph ? end &+ 1 : end
            place = Place(segment: place.segment &+ 1, segmentStart: next, offset: next)
            if segment.endsParagraph || place.segment == segments.count {
                // A paragraph's last line keeps its white space at the end where there is room for it.
                if width <= limit { (shown.end, shown.width) = (end, width) }
                shown.isLast = !segment.endsParagraph
                break
            }
        }
        shown.next = place
        return shown
    }

    /// As many letters of a segment as a line takes, at least one; `next` is the end where it takes them all.
    private func letters(from start: Place, to end: Int, limit: Int) -> Line {
        let glyphs = ASCIIGlyphs.tables
        let bytes = string.utf8.span
        var line = Line(end: start.offset, width: 0, next: start)
        var width = 0
        var previous = ASCIIGlyphs.space
        for offset in start.offset..<end {
            guard let glyph = ASCIIGlyphs.glyph(bytes[offset]) else { break }
            width &+= glyphs.units(of: glyph, advances) &+ glyphs.kerningUnits(previous, glyph, advances)
            previous = glyph
            guard glyph != ASCIIGlyphs.space else { continue }
            if width > limit, offset > start.offset {
                line.next.offset = offset
                return line
            }
            line.end = offset + 1
            line.width = width
        }
        line.next.offset = end
        return line
    }
}
