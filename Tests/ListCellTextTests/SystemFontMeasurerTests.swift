// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellText

@Suite struct SystemFontMeasurerTests {
    private struct Label {
        let text: String
        let font: ResolvedFont
        let width: CGFloat
        let tolerance: CGFloat

        init(_ row: [String: String]) throws {
            let weight = try #require(FontWeight.allCases.first { $0.name == row["weight"] })
            text = try #require(row["text"])
            font = ListCellTextTests.font(try row.number("size"), weight)
            width = try row.number("width")
            tolerance = try row.number("tolerance")
        }

        /// How far a width is from the measured one, in points.
        func error(of width: CGFloat) -> CGFloat { abs(PixelGrid(scale: 3).ceil(width) - self.width) }
    }

    private let labels: [Label]

    init() throws {
        labels = try Fixture("label-widths.csv").rows.map(Label.init)
    }

    private func layout(_ text: String, _ font: ResolvedFont, width: CGFloat = .infinity) -> TextLayout {
        SystemFontMeasurer().layout(TextRequest(string: text, font: font, width: width))
    }

    @Test func labelsAreAsWideAsMeasured() {
        #expect(labels.count == 28)
        for label in labels where label.text != "Accessibility" {
            #expect(label.error(of: layout(label.text, label.font).width) <= label.tolerance, "\(label)")
        }
    }

    @Test func oneLabelIsWiderThanMeasured() throws {
        let label = try #require(labels.first { $0.text == "Accessibility" })
        withKnownIssue("a pair that UIKit kerns and Inter does not: 95.333 instead of at most 95") {
            #expect(label.error(of: layout(label.text, label.font).width) <= label.tolerance)
        }
    }

    @Test func kerningBringsLabelsCloser() {
        let plain = labels.map { label in
            let advances = SystemFontAdvances(label.font)
            return label.error(of: label.text.unicodeScalars.reduce(0) { $0 + (advances.advance(of: $1) ?? 0) })
        }
        let kerned = labels.map { $0.error(of: layout($0.text, $0.font).width) }
        #expect(plain.reduce(0, +) / 28 > 0.37)
        #expect(kerned.reduce(0, +) / 28 < 0.13)
    }

    @Test func aTextIsExactlyAsWideByEitherWay() {
        for label in labels {
            for size in 4...90 {
                for weight in FontWeight.allCases {
                    let font = font(CGFloat(size) - 0.25, weight)
                    let request = TextRequest(string: label.text, font: font, width: .infinity)
                    let advances = SystemFontAdvances(font)
                    let clusters = MeasuredText(label.text, advances: advances).clusters
                    let long = Typesetter(request, ellipsis: 0).layout(clusters)
                    let short = SystemFontMeasurer().layout(request)
                    #expect(short.lines == long.lines)
                    let own = TextRequest(string: label.text, font: font, width: short.width, numberOfLines: 1)
                    #expect(SystemFontMeasurer().layout(own).lines == short.lines)
                }
            }
        }
    }

    @Test func otherCharactersAreApproximate() {
        #expect(!layout("Settings", font(17)).isApproximate)
        let french = layout("Réglages", font(17))
        #expect(french.isApproximate)
        #expect(abs(french.width - layout("Reglages", font(17)).width) < 2)
        #expect(layout("Settings", font(17, .thin)).isApproximate)
    }

    @Test func emptyTextHasNoLines() {
        #expect(layout("", font(17)) == TextLayout(lines: []))
    }

    @Test func oddRequestsAreDefined() {
        for width in [-1, 0, .nan, .infinity, .greatestFiniteMagnitude] as [CGFloat] {
            for size in [-1, 0, 1e-300, 17, 1e300] as [CGFloat] {
                for text in ["two words", "\u{0}\t\r\n\u{7F}", "👩‍👩‍👧 é\u{301}", "\u{2028}\u{2029}"] {
                    for lines in [-1, 0, 1] {
                        var request = TextRequest(string: text, font: font(size), width: width, numberOfLines: lines)
                        request.firstLineIndent = width
                        #expect(!SystemFontMeasurer().layout(request).lines.isEmpty)
                    }
                }
            }
        }
    }
}
