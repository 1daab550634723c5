// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ListCellText

@Suite struct SegmentTableTests {
    private func hash(_ text: String) -> UInt64 { SegmentTable.hash(text.utf8.span) }

    private func segments(of text: String) -> [TextSegment]? { TextSegment.segments(of: text.utf8.span) }

    private func keep(_ text: String, in table: inout SegmentTable) throws {
        let found = try #require(segments(of: text))
        table.keep(found, of: text, hash: hash(text))
    }

    @Test func keepsWhatFits() throws {
        var table = SegmentTable(capacity: 4_000)
        #expect(table.segments(of: "a", hash: hash("a")) == nil)
        let texts = (0..<200).map { "the text of row \($0) has nine segments" }
        for text in texts { try keep(text, in: &table) }
        for text in texts {
            #expect(table.segments(of: text, hash: hash(text)) == segments(of: text))
        }
        #expect(table.segments(of: "the text of row 200 has nine segments", hash: hash(texts[0])) == nil)
    }

    @Test func isBoundedAndStartsAnew() throws {
        var table = SegmentTable(capacity: 110)  // room for ten texts of six segments and the one at the end
        func known(_ range: Range<Int>) -> Int {
            range.count { table.segments(of: "a b c d e \($0)", hash: hash("a b c d e \($0)")) != nil }
        }
        for index in 0..<10 { try keep("a b c d e \(index)", in: &table) }
        #expect(known(0..<10) == 10)
        // What is asked for in vain now and then does not drive out what serves.
        for index in 10..<30 { try keep("a b c d e \(index)", in: &table) }
        #expect(known(0..<10) == 10)
        #expect(known(10..<30) == 0)
        for index in 30..<35 { try keep("a b c d e \(index)", in: &table) }
        #expect(known(0..<30) == 0)
        #expect(known(30..<35) == 5)
    }

    @Test func aTextThatIsTooLongIsNotKept() throws {
        var table = SegmentTable(capacity: 100)
        let text = String(repeating: "a ", count: 22)
        try keep(text, in: &table)
        #expect(table.segments(of: text, hash: hash(text)) == nil)
    }

    @Test func hashesTellTextsApart() {
        let texts = (0..<10_000).map { "a row with the number \($0) in it, and more" } + ["", "a", "b", "ab", "ba"]
        #expect(Set(texts.map(hash)).count == texts.count)
    }
}
