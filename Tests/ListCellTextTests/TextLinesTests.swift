// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellText

/// Lines are the same whether they are kept as parts of a text or one by one.
@Suite struct TextLinesTests {
    private static let text = "Wraps between words, again and again"

    private func lines(indent: CGFloat = 0, width: CGFloat = 90) -> TextLines {
        SystemFontMeasurer().layout(
            TextRequest(string: Self.text, font: font(17), width: width, firstLineIndent: indent)
        ).lines
    }

    @Test(arguments: [0, 24, -300] as [CGFloat], [90, 400] as [CGFloat])
    func howTheyAreKeptDoesNotCount(indent: CGFloat, width: CGFloat) {
        let parts = lines(indent: indent, width: width)
        let own = TextLines(Array(parts))
        #expect(parts == own)
        #expect(parts.hashValue == own.hashValue)
        #expect(parts.width == own.width)
        #expect(parts.first?.indent == indent)
        #expect(parts.dropFirst().allSatisfy { $0.indent == 0 })
        #expect(parts.width >= 0)
    }

    @Test func oneChangedLineLeavesTheOthers() {
        let whole = lines()
        var changed = whole
        changed[1].width = 500
        changed[1].direction = .rightToLeft
        changed.append(TextLine(string: "more", width: 30))
        #expect(changed.count == whole.count + 1)
        #expect(changed.width == 500)
        #expect(changed[0] == whole[0])
        #expect(changed[1].string == whole[1].string && changed[1] != whole[1])
        #expect(changed.last?.string == "more")
        #expect(Array(changed[2..<whole.count]) == Array(whole[2...]))
        #expect(whole.width < 91)
    }

    @Test func noneAndOne() {
        #expect(TextLines().isEmpty && TextLines().width == 0 && TextLines() == [])
        let line = TextLine(string: "a", width: 9, indent: 2, tightening: 1)
        #expect(TextLines(line).width == 11)
        #expect(TextLines(line)[0] == line)
        var lines = TextLines()
        lines.append(line)
        #expect(lines == [line])
    }
}
