// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// Text whose stretches have fonts and colours of their own.
@Suite struct AttributedTextTests {
    private static let title = Font(textStyle: .title1, weight: .bold)

    private func label(_ runs: [AttributedText.Run], width: CGFloat = 402, lines: Int = 0) throws -> LabelLayout {
        let layout = ListLayout.of(.cell, text: nil, width: width) {
            $0.content.attributedText = AttributedText(runs)
            $0.content.textProperties.numberOfLines = lines
        }
        return try #require(layout.sections[0].rows[0].text)
    }

    private func width(_ string: String, _ font: Font) -> CGFloat {
        SystemFontMeasurer().layout(
            TextRequest(string: string, font: font.resolved(with: TraitCollection()), width: .infinity)
        ).width
    }

    @Test func settingOneTextClearsTheOther() {
        var content = ListContentConfiguration(preset: .cell, design: .design26)
        content.text = "Plain"
        content.attributedText = AttributedText([AttributedText.Run("Rich")])
        #expect(content.text == nil)
        content.text = "Plain"
        #expect(content.attributedText == nil)
        content.secondaryAttributedText = AttributedText([AttributedText.Run("Rich")])
        content.secondaryText = "Plain"
        #expect(content.secondaryAttributedText == nil)
    }

    @Test func oneFontIsAsPlainText() throws {
        let plain = ListLayout.of(.cell, text: "Wi-Fi & Networks").sections[0].rows[0].text
        let label = try label([AttributedText.Run("Wi-Fi & "), AttributedText.Run("Networks")])
        #expect(abs(label.frame.width - (plain?.frame.width ?? 0)) < 0.34)
        #expect(label.frame.height == plain?.frame.height)
        #expect(label.firstBaseline == plain?.firstBaseline)
        #expect(label.string == plain?.string)
    }

    @Test func partsHaveTheirFontsWidthsAndColours() throws {
        let label = try label([
            AttributedText.Run("Small ", color: Color(.systemRed)), AttributedText.Run("Large", font: Self.title),
        ])
        let runs = try #require(label.lines.first?.line.runs)
        #expect(runs.map(\.string) == ["Small ", "Large"])
        #expect(runs.map(\.font.pointSize) == [17, 28])
        #expect(abs(runs[1].width - width("Large", Self.title)) < 0.001)
        #expect(abs(runs[1].x - runs[0].width) < 0.001)
        #expect(abs(label.lines[0].line.width - runs[0].width - runs[1].width) < 0.001)
        #expect(label.runColors == [Color(.systemRed), Color(.label)])
    }

    @Test func theLargestFontOfALineDecidesItsHeight() throws {
        let label = try label([AttributedText.Run("Small "), AttributedText.Run("Large", font: Self.title)])
        #expect(abs(label.frame.height - 33.667) < 0.001)
        let baseline = label.firstBaseline - label.frame.minY
        #expect(abs(baseline - 28 * 1950 / 2048) < 0.34)
    }

    @Test func linesBreakAcrossFonts() throws {
        let label = try label(
            [
                AttributedText.Run("A text of some length, and then "),
                AttributedText.Run("a much larger end of it", font: Self.title),
            ], width: 320)
        #expect(label.lines.count > 1)
        let joined = label.lines.map { $0.line.runs.map(\.string).joined() }
        #expect(joined == label.lines.map(\.line.string))
        let height = label.lines.dropFirst().reduce(into: CGFloat(0)) { height, line in
            height += line.line.runs.map(\.font.leading).max() ?? 0
        }
        let first = PixelGrid(scale: 3).ceil(
            (label.lines[0].line.runs.map(\.font.lineHeight).max() ?? 0))
        #expect(abs(label.frame.height - first - height) < 0.34)
    }

    @Test func shortenedTextKeepsItsFonts() throws {
        let label = try label(
            [
                AttributedText.Run("Small and "),
                AttributedText.Run("much too large for one line of it", font: Self.title),
            ],
            width: 250, lines: 1)
        #expect(label.isTruncated)
        let runs = try #require(label.lines.first?.line.runs)
        #expect(runs.map(\.string).joined() == label.lines[0].line.string)
        #expect(runs.last?.string == "…")
        #expect(runs.last?.index == 1)
    }

    @Test func theListsChangesKeepAttributedText() {
        var content = ListContentConfiguration(preset: .header, design: .design26)
        content.attributedText = AttributedText([AttributedText.Run("Rich", font: Self.title)])
        let updated = content.updated(for: [], in: .insetGrouped, design: .design18)
        #expect(updated.attributedText == content.attributedText)
    }
}
