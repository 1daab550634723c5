// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ListCellText

@Suite struct LineBreakTests {
    @Test func breaksAreThoseOfICU() throws {
        let lines = try Fixture("line-breaks.txt").lines
        #expect(lines.count == 1000)
        for line in lines {
            #expect(marked(line.filter { $0 != "÷" }) == line)
        }
    }

    @Test func textWithOtherCharactersBreaksAlike() throws {
        for line in try Fixture("line-breaks.txt").lines {
            #expect(
                marked("é " + line.filter { $0 != "÷" }).hasSuffix(line.drop { $0 == " " || "!?)]},.:;/".contains($0) })
            )
        }
    }

    @Test func paragraphsEnd() {
        #expect(
            breaks("a\r\nb\n\nc\rd") == [.prohibited, .mandatory, .prohibited, .mandatory, .mandatory] + [
                .prohibited, .mandatory, .prohibited,
            ])
    }

    private func breaks(_ text: String) -> [LineBreak] {
        MeasuredText(text, advances: SystemFontAdvances(font(17))).clusters.map(\.breakAfter)
    }

    private func marked(_ text: String) -> String {
        zip(text, breaks(text)).map { $1 == .prohibited ? "\($0)" : "\($0)÷" }.joined()
    }
}
