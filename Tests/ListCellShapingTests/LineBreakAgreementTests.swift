// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import Testing

@testable import ListCellShaping
@testable import ListCellText

/// ListCellText breaks ASCII by itself; ICU is the judge.
@Suite(.enabled(if: LibraryVersions.icu.hasPrefix("72."), "the rules are those of ICU 72"))
struct LineBreakAgreementTests {
    /// The text with `|` where a line may and `‖` where it must end.
    private func own(_ string: String) -> String {
        let clusters = MeasuredText(string, advances: SystemFontAdvances(body)).clusters
        let breaks = zip(clusters, clusters.dropFirst()).filter { $0.0.breakAfter != .prohibited }
        return marked(string, breaks.map { ($0.1.utf8Offset, $0.0.breakAfter == .mandatory) })
    }

    private func judged(_ string: String, by breaks: borrowing LineBreaks) -> String {
        let boundaries = breaks.boundaries(of: Array(string.utf16)).filter { $0.offset < string.utf16.count }
        return marked(
            string,
            boundaries.map { (String.Index(utf16Offset: $0.offset, in: string), $0.isMandatory) }
                .map { (string.utf8.distance(from: string.startIndex, to: $0), $1) })
    }

    private func marked(_ string: String, _ breaks: [(offset: Int, isMandatory: Bool)]) -> String {
        var result = ""
        var offset = 0
        for scalar in string.unicodeScalars {
            if let found = breaks.first(where: { $0.offset == offset }) { result += found.isMandatory ? "‖" : "|" }
            result += scalar.value < 0x20 ? scalar.escaped(asASCII: true) : String(scalar)
            offset += UTF8.width(scalar)
        }
        return result
    }

    private func expectAgreement(_ strings: some Sequence<String>, sourceLocation: SourceLocation = #_sourceLocation) {
        let breaks = LineBreaks(language: "en")
        var disagreements: [String] = []
        var isBroken = false
        for string in strings {
            let expected = judged(string, by: breaks)
            let found = own(string)
            if found != expected { disagreements.append("\(found) is \(expected) by ICU") }
            isBroken = isBroken || expected.contains("|")
        }
        #expect(isBroken, sourceLocation: sourceLocation)
        #expect(
            disagreements.isEmpty, "\(disagreements.count), as: \(disagreements.prefix(20))",
            sourceLocation: sourceLocation)
    }

    @Test func `Every pair and triple of kinds of characters`() {
        let kinds = "aZ0 \"'$%()]}-/!?,.:;|\\+_*\t~".unicodeScalars.map(String.init)
        expectAgreement(kinds.flatMap { a in kinds.map { "x" + a + $0 + "y" } })
        expectAgreement(kinds.flatMap { a in kinds.flatMap { b in kinds.map { a + b + $0 } } })
    }

    @Test func `Every pair of ASCII characters`() {
        let ascii = (UInt8(1)..<128).map { String(Unicode.Scalar($0)) }
        expectAgreement(ascii.flatMap { a in ascii.map { "a" + a + $0 + "1" } })
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `Random printable text`(seed: UInt64) {
        var random = SplitMix64(state: seed)
        expectAgreement(
            (0..<3000).lazy.map { _ in
                let length = Int.random(in: 1...16, using: &random)
                return String(
                    decoding: (0..<length).map { _ in UInt8.random(in: 32...126, using: &random) }, as: UTF8.self)
            })
    }

    @Test func `Punctuation with recorded advances`() {
        let kinds = "a1 \"$%()-/!.|…—›".map(String.init)
        expectAgreement(kinds.flatMap { a in kinds.flatMap { b in kinds.map { "x" + a + b + $0 + "y" } } })
        expectAgreement(kinds.flatMap { a in kinds.flatMap { b in kinds.map { a + b + $0 } } })
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `Random words, numbers and punctuation`(seed: UInt64) {
        let pieces = [
            "word", "a", "I", "Wi-Fi", " ", " ", " ", "  ", "1", "23", "4.5", "1,000", "$", "%", "-", "--", "/", ".",
            ",",
            "(", ")", "[", "]", "{", "}", "\"", "'", "!", "?", ":", ";", "&", "#", "@", "+", "=", "\\", "|", "~", "\n",
            "\r\n", "\t",
        ]
        var random = SplitMix64(state: seed)
        expectAgreement(
            (0..<3000).lazy.map { _ in
                let length = Int.random(in: 1...10, using: &random)
                return (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            })
    }

    @Test func `Texts that people write`() {
        expectAgreement([
            "Display & Brightness", "Wi-Fi is on (2.4 GHz).", "https://example.com/a/b?c=d&e=f#g", "C:\\Users\\me",
            "rock-'n'-roll", "-5 to -10 degrees", "$1,000.00 (USD)", "50% off!", "12/31/2026 at 11:59",
            "e.g. a.m./p.m.",
            "and/or", "\"Quoted\" 'text'", "foo@bar.example", "#hashtag", "1-800-555-0100", "a -b --c", "(a)(b)[c]{d}",
            "...wait", "wait... what?!", "key=value; other=value", "50 %", "$ 5", "A+ B-", "C++ and C#",
            "v1.2.3-beta.4",
            "a/b/c", "1/2", "9 a.m.-5 p.m.", "don't", "the '90s", "\"(nested)\"", "x^2 + y_2 = ~z", "tab\there", "a|b",
            "line\nfeed", "line\r\nfeed", "two\n\nfeeds", " leading", "trailing ", "   ", "a  b", "(1) One (2) Two",
        ])
    }
}

/// A small generator of reproducible random numbers.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
