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

        /// A paragraph's last line keeps its white space at the end where there is room for it.
        mutating func keepSpaces(to end: Int, width: Int, limit: Int) {
            if width <= limit { (self.end, self.width) = (end, width) }
        }
    }
}

extension SegmentTypesetter {
    /// A text whose characters are all printable in one line; nil where it does not fit in one.
    ///
    /// For a short text this takes less time than to look up its segments.
    func wholeLine() -> TextLayout? {
        let bytes = string.utf8.span
        guard !bytes.isEmpty, let sums = ASCIIGlyphs.tables.sums(bytes, bytes.indices) else { return nil }
        let width = advances.units(of: SIMD4(truncatingIfNeeded: sums), count: bytes.count)
        guard width <= firstLimit else { return nil }
        return TextLayout(
            lines: TextLines(
                TextLine(string: string, width: advances.points(width), indent: firstLineIndent)),
            isApproximate: !advances.isRecordedWeight)
    }

    /// The lines of the request's text; nil where it must be shortened.
    func layout(_ segments: [TextSegment]) -> TextLayout? {
        var lines = TextLines()
        let string = string
        let space = ASCIIGlyphs.tables.units(of: ASCIIGlyphs.space, advances)
        var place = Place()
        var isLast = segments.isEmpty
        while !isLast {
            let isFirst = lines.isEmpty
            let line = line(of: segments.span, from: place, limit: isFirst ? firstLimit : limit, space: space)
            if lines.count + 1 == numberOfLines, !line.isLast,
                segments[line.next.segment...].contains(where: { $0.visibleCount > 0 })
            {
                return nil
            }
            if isFirst, !line.isLast {
                // The others will be about as long as the first.
                let count = string.utf8.count / max(line.next.offset, 1) + 2
                lines.reserveCapacity(min(count, segments.count + 1))
            }
            lines.append(
                TextLine(
                    part: place.offset..<line.end, of: string, width: advances.points(line.width),
                    indent: isFirst ? firstLineIndent : 0))
            isLast = line.isLast || lines.count == numberOfLines
            place = line.next
        }
        return TextLayout(lines: consume lines, isApproximate: !advances.isRecordedWeight)
    }

    /// The longest line that begins at a place; the rules are those of `Typesetter.line(of:from:limit:)`.
    private func line(of segments: Span<TextSegment>, from start: Place, limit: Int, space: Int) -> Line {
        var shown = Line(end: start.offset, width: 0, next: start)
        shown.isLast = start.segment == segments.count
        var index = start.segment
        var offset = start.segmentStart
        var width = 0
        while index < segments.count {
            let segment = segments[index]
            let count = Int(segment.visibleCount)
            let whole = width &+ advances.units(of: SIMD4(truncatingIfNeeded: segment.sums), count: count)
            if count > 0 {
                if whole <= limit, offset >= start.offset {
                    width = whole
                } else {
                    if index > start.segment { break }
                    // Beside an image a word that does not fit moves below.
                    if limit < self.limit { return shown }
                    let letters = letters(from: start, to: offset &+ count, limit: limit)
                    if letters.next.offset < offset &+ count { return letters }
                    width = letters.width
                }
                shown.end = offset &+ count
                shown.width = width
            }
            let spaces = Int(segment.spaceCount)
            offset &+= count &+ spaces
            width &+= spaces &* space
            if segment.kerningAfter != SIMD4() {
                width &+= advances.units(of: SIMD4(truncatingIfNeeded: segment.kerningAfter), count: 0)
            }
            index &+= 1
            if segment.endsParagraph {
                shown.keepSpaces(to: offset, width: width, limit: limit)
                shown.next = Place(segment: index, segmentStart: offset &+ 1, offset: offset &+ 1)
                return shown
            }
        }
        if index == segments.count, !shown.isLast {
            shown.keepSpaces(to: offset, width: width, limit: limit)
            shown.isLast = true
        }
        shown.next = Place(segment: index, segmentStart: offset, offset: offset)
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
