// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellText

/// Lays out text in which each character, and the ellipsis, is one point wide.
private func layout(
    _ text: String, _ width: CGFloat, lines: Int = 0, _ mode: LineBreakMode = .byTruncatingTail, indent: CGFloat = 0
) -> TextLayout {
    let request = TextRequest(
        string: text, font: font(1), width: width, firstLineIndent: indent, numberOfLines: lines, lineBreakMode: mode)
    var clusters = MeasuredText(text, advances: SystemFontAdvances(request.font)).clusters
    for index in clusters.indices {
        clusters[index].advance = clusters[index].breakAfter == .mandatory ? 0 : TextCluster.unitsPerEm
        clusters[index].kerning = 0
    }
    return Typesetter(request, ellipsis: TextCluster.unitsPerEm).layout(clusters)
}

@Suite struct WrappingTests {
    @Test(
        arguments: [
            ("", 5, []),
            ("one two", 7, ["one two"]),
            ("one two", 6, ["one", "two"]),
            ("one   two", 3, ["one", "two"]),
            ("one two ", 7, ["one two"]),
            ("one two ", 8, ["one two "]),
            ("well-known and/or", 6, ["well-", "known", "and/or"]),
            ("in (parentheses) now", 14, ["in", "(parentheses)", "now"]),
            ("cost: $1,000.50 now", 9, ["cost:", "$1,000.50", "now"]),
            ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
            ("abcdefgh", 0, ["a", "b", "c", "d", "e", "f", "g", "h"]),
            ("a\nb c\n\nd", 9, ["a", "b c", "", "d"]),
            ("a\n", 9, ["a", ""]),
            ("x\r\ny", 9, ["x", "y"]),
        ] as [(String, CGFloat, [String])])
    func wordsWrap(text: String, width: CGFloat, lines: [String]) {
        #expect(layout(text, width).lines.map(\.string) == lines)
    }

    @Test func charactersWrapAnywhere() {
        #expect(layout("ab cdef", 4, .byCharWrapping).lines.map(\.string) == ["ab c", "def"])
    }

    @Test func theFirstLineIsIndented() {
        let result = layout("aaa bbb ccc", 7, indent: 3)
        #expect(
            result.lines == [
                TextLine(string: "aaa", width: 3, indent: 3), TextLine(string: "bbb ccc", width: 7),
            ])
        #expect(result.width == 7)
    }

    @Test func aWordThatDoesNotFitBesideAnImageMovesBelow() {
        #expect(layout("aaaaa bb", 6, indent: 3).lines.map(\.string) == ["", "aaaaa", "bb"])
        #expect(layout("aaaaa bb", 6, lines: 1, indent: 3).lines.map(\.string) == ["aa…"])
    }

    @Test func widthsDoNotCountWhatHangs() {
        #expect(layout("one   two", 4).lines.map(\.width) == [3, 3])
    }

    @Test func linesFitAndLoseNothing() {
        var random = Pseudorandom(seed: 26)
        for _ in 0..<400 {
            let text = String((0..<random.next(60)).map { _ in random.element(of: "abcd e-f/g.h, 12 3(4) \n") })
            let width = CGFloat(random.next(12))
            for mode in LineBreakMode.allCases {
                let all = layout(text, width, mode)
                #expect(all.lines.isEmpty == text.isEmpty)
                #expect(!all.isTruncated)
                #expect(all.lines.allSatisfy { $0.width <= width || $0.string.count == 1 }, "\(text) \(width)")
                #expect(all.lines.map(\.string).joined().inked == text.inked)
                let limited = layout(text, width, lines: 2, mode)
                #expect(limited.lines.count == min(2, all.lines.count) || !limited.isTruncated)
                #expect(limited.lines.dropLast() == all.lines.prefix(limited.lines.count).dropLast())
                #expect(limited.lines.allSatisfy { $0.width <= width || $0.string.count == 1 }, "\(text) \(width)")
            }
        }
    }
}

@Suite struct TruncationTests {
    @Test(
        arguments: [
            ("one two three", 1, .byTruncatingTail, ["one two…"]),
            ("one two three", 1, .byTruncatingHead, ["…o three"]),
            ("one two three", 1, .byTruncatingMiddle, ["one…hree"]),
            ("one two three", 1, .byClipping, ["one two"]),
            ("one two three", 1, .byWordWrapping, ["one two"]),
            ("one two three", 1, .byCharWrapping, ["one two"]),
            ("one two three four", 2, .byTruncatingTail, ["one two", "three f…"]),
            ("one two three four", 2, .byTruncatingHead, ["one two", "…ee four"]),
            ("one\ntwo", 1, .byTruncatingTail, ["one…"]),
            ("one\ntwo", 1, .byTruncatingHead, ["…two"]),
            ("one\ntwo", 1, .byTruncatingMiddle, ["one…two"]),
            ("one\n\n ", 1, .byTruncatingTail, ["one"]),
        ] as [(String, Int, LineBreakMode, [String])])
    func theLastLineIsShortened(text: String, lines: Int, mode: LineBreakMode, expected: [String]) {
        let result = layout(text, 8, lines: lines, mode)
        #expect(result.lines.map(\.string) == expected)
        #expect(result.isTruncated == (expected != [text.inked]))
    }

    @Test func widthsCountTheEllipsis() {
        #expect(layout("one two three", 8, lines: 1).lines.map(\.width) == [8])
        #expect(layout("one two three", 5, lines: 1).lines.map(\.width) == [4])
        #expect(layout("one", 0, lines: 1).lines == [TextLine(string: "…", width: 1)])
    }
}

extension String {
    /// Without white space and line feeds.
    fileprivate var inked: String { filter { !$0.isWhitespace } }
}

/// A fixed sequence of numbers (the linear congruential generator of Knuth's MMIX).
private struct Pseudorandom {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func element(of text: String) -> Character {
        let characters = Array(text)
        return characters[next(characters.count)]
    }
}
