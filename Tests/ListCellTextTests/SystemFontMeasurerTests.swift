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
        /// What the source's rounding leaves open.
        let width: ClosedRange<CGFloat>

        init(_ row: [String: String]) throws {
            let weight = try #require(FontWeight.allCases.first { $0.name == row["weight"] })
            text = try #require(row["text"])
            font = ListCellTextTests.font(try row.number("point_size"), weight)
            // The record has thousandths of a point.
            width = try row.number("natural_low") - 0.001...row.number("natural_high") + 0.001
        }
    }

    private let labels: [Label]

    init() throws {
        labels = try Fixture("label-widths.csv").rows.map(Label.init)
    }

    private func layout(_ text: String, _ font: ResolvedFont, width: CGFloat = .infinity) -> TextLayout {
        SystemFontMeasurer().layout(TextRequest(string: text, font: font, width: width))
    }

    @Test func labelsAreAsWideAsMeasured() {
        #expect(labels.count == 73)
        for label in labels {
            let width = layout(label.text, label.font).width
            #expect(label.width.contains(width), "\(label): \(width)")
        }
    }

    @Test func withoutKerningLabelsAreOff() {
        let plain = labels.count { label in
            let advances = SystemFontAdvances(label.font)
            return label.width.contains(label.text.unicodeScalars.reduce(0) { $0 + (advances.advance(of: $1) ?? 0) })
        }
        #expect(plain < 50)
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
        #expect(layout("“Tea” – it’s", font(17)).isApproximate)
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
