// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellText

/// Text measured once for all fonts and widths has the lines that it has letter by letter.
@Suite struct SegmentTests {
    private static let pieces =
        [
            "Settings", "Wi", "Fi", "AV", "To", "a", "7", "12", ".", ", ", "-", "/", "(", ")", "$", "%", "!", "'", "\n",
            "WWWWWWWW", "T. Yo", "iiii", "  ", " !", "3-4", "e.g.", "~", "`|", String(repeating: " ", count: 300),
            ". \n", ",  \n", ",",
        ]
        + Array(repeating: " ", count: 14)
    private static let sizes: [CGFloat] = [0, 1, 6, 8.25, 11, 15, 17, 19, 20.5, 26, 28, 31.75, 53, 60, 200]

    /// What `Typesetter` makes of a text letter by letter.
    private static func reference(_ request: TextRequest) -> TextLayout {
        let advances = SystemFontAdvances(request.font)
        let letters = MeasuredText(request.string, advances: advances)
        var layout = Typesetter(request, ellipsis: advances.ellipsisUnits)
            .layout(letters.clusters, isApproximate: letters.isApproximate)
        if layout.lines.contains(where: { $0.string.contains("…") }), advances.units(of: "…") == nil {
            layout.isApproximate = true
        }
        return layout
    }

    private static func request(_ random: inout LinearGenerator, pieces: Int) -> TextRequest {
        let text = (0..<(1 + random.number(below: pieces))).map { _ in random.element(of: Self.pieces) }.joined()
        let size = random.element(of: sizes)
        let widths: [CGFloat] = [.infinity, .nan, -3, 0, size, 3 * size, 7 * size, 12.3 * size, 20 * size, 338]
        return TextRequest(
            string: text, font: font(size, random.element(of: FontWeight.allCases)), width: random.element(of: widths),
            firstLineIndent: random.element(of: [0, 0, 0, 24, 2 * size, 500, -10]),
            numberOfLines: random.element(of: [0, 0, 0, 1, 2, 3, -1]),
            lineBreakMode: random.element(of: LineBreakMode.allCases))
    }

    @Test(arguments: [4, 12, 40, 120])
    func linesAreThoseOfLetters(pieces: Int) {
        var random = LinearGenerator(state: UInt64(pieces))
        var known = 0
        for _ in 0..<6_000 {
            let request = Self.request(&random, pieces: pieces)
            let expected = Self.reference(request)
            #expect(SystemFontMeasurer().layout(request) == expected, "\(request)")
            guard let layout = SystemFontMeasurer().layout(ofKnown: request) else { continue }
            #expect(layout == expected, "\(request)")
            known += 1
        }
        #expect(known > 2_000)
    }

    /// Any characters in any order, not only what is written.
    @Test func linesOfNonsenseAreThoseOfLetters() {
        var random = LinearGenerator(state: 11)
        for _ in 0..<3_000 {
            let bytes = (0..<random.number(below: 60)).map { _ in
                let kind = random.number(below: 12)
                return kind == 0 ? UInt8(ascii: "\n") : kind < 4 ? 0x20 : UInt8(0x21 + random.number(below: 94))
            }
            var request = Self.request(&random, pieces: 1)
            request.string = String(decoding: bytes, as: UTF8.self)
            let expected = Self.reference(request)
            let layout = SystemFontMeasurer().layout(ofKnown: request)
            #expect(layout == nil || layout == expected, "\(request)")
            #expect(SystemFontMeasurer().layout(request) == expected, "\(request)")
        }
    }

    @Test func segmentsEndWhereLinesMay() throws {
        for line in try Fixture("line-breaks.txt").lines {
            let text = line.replacing("÷", with: "")
            let clusters = MeasuredText(text, advances: SystemFontAdvances(font(17))).clusters
            let ends = clusters.indices.filter { clusters[$0].breakAfter != .prohibited }.map { Int32($0 + 1) }
            let segments = TextSegment.segments(of: text.utf8.span)
            let starts = segments?.dropFirst().map(\.startOffset)
            #expect(starts == ends.filter { $0 < text.utf8.count } + [Int32(text.utf8.count)], "\(text)")
        }
    }

    @Test func aLongWordIsSplitBetweenLetters() {
        for text in [String(repeating: "W", count: 300), "a" + String(repeating: "Ty", count: 200) + " end", "W W"] {
            for width in [CGFloat(0), 10, 40, 100] {
                let request = TextRequest(string: text, font: font(17), width: width)
                #expect(SystemFontMeasurer().layout(ofKnown: request) == Self.reference(request), "\(width)")
            }
        }
    }

    @Test func whatIsNotPrintableIsNotKnown() {
        for text in ["tab\tbed", "é", "bell\u{7}", "\r\n", String(repeating: "a ", count: 40_000)] {
            let request = TextRequest(string: text, font: font(17), width: 100)
            #expect(SystemFontMeasurer().layout(ofKnown: request) == nil)
            #expect(SystemFontMeasurer().layout(request) == Self.reference(request))
        }
    }

    /// The end of a segment is its widest place, so that one comparison tells whether it fits.
    @Test(arguments: FontWeight.allCases)
    func noLetterMakesATextNarrower(weight: FontWeight) {
        let glyphs = ASCIIGlyphs.tables
        for size in Self.sizes {
            let advances = SystemFontAdvances(font(size, weight))
            for first in 0..<95 {
                for second in 0..<95 {
                    let kerning = glyphs.kerningUnits(first, second, advances)
                    #expect(kerning + glyphs.units(of: second, advances) > 0)
                }
            }
        }
    }

    @Test func resultsDoNotDependOnWhatIsKept() {
        var random = LinearGenerator(state: 5)
        let requests = (0..<300).map { _ in Self.request(&random, pieces: 60) }
        for capacity in [0, 16, 700, 1 << 18] {
            let store = SegmentStore(capacity: capacity)
            for request in requests + requests.reversed() {
                let layout = SystemFontMeasurer().layout(ofKnown: request, store: store)
                #expect(layout == nil || layout == Self.reference(request))
            }
        }
    }

    @Test func manyThreadsMayAskAtOnce() async {
        var random = LinearGenerator(state: 7)
        let requests = (0..<200).map { _ in Self.request(&random, pieces: 60) }
        let expected = requests.map { SystemFontMeasurer().layout(ofKnown: $0, store: SegmentStore()) }
        let store = SegmentStore(capacity: 4_000)
        await withTaskGroup(of: [TextLayout?].self) { group in
            for _ in 0..<8 {
                group.addTask { requests.map { SystemFontMeasurer().layout(ofKnown: $0, store: store) } }
            }
            for await layouts in group { #expect(layouts == expected) }
        }
    }
}

/// The generator of POSIX's rand48: the same numbers everywhere.
struct LinearGenerator {
    var state: UInt64

    mutating func number(below bound: Int) -> Int {
        state = (state &* 0x5_DEEC_E66D &+ 11) & 0xFFFF_FFFF_FFFF
        return Int(state >> 17) % bound
    }

    mutating func element<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }
}
