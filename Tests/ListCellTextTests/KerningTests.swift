// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellText

@Suite struct KerningTests {
    /// The four masters, in the order of `GlyphMasters.ascii`; above 28 points the cut is all display.
    private static let masters: [(size: CGFloat, weight: FontWeight)] = [
        (17, .regular), (17, .bold), (28, .regular), (28, .bold),
    ]

    /// In 1/2048 em.
    private func kerning(_ text: String, _ size: CGFloat, _ weight: FontWeight) -> Double {
        let advances = SystemFontAdvances(font(size, weight))
        let scalars = Array(text.unicodeScalars)
        let units = zip(scalars, scalars.dropFirst()).reduce(0) { $0 + advances.kerningUnits($1.0, $1.1) }
        return Double(units) / Double(SystemFontAdvances.unitsPerMasterUnit)
    }

    @Test func allPairsAreAsRecorded() throws {
        var pairs: [String: [Double]] = [:]
        let rows = try Fixture("system-font-kerning.csv").rows
        #expect(rows.count == 1_443)
        for row in rows {
            let lane = row["weight"] == "bold" ? 1 : 0
            for first in try #require(row["left_class"]) {
                for second in try #require(row["right_class"]) {
                    var values = pairs["\(first)\(second)"] ?? [0, 0, 0, 0]
                    values[lane] = Double(try row.number("text"))
                    values[lane + 2] = Double(try row.number("display"))
                    pairs["\(first)\(second)"] = values
                }
            }
        }
        #expect(pairs.count == 1_941)
        let characters = (UInt8(0x20)...0x7E).map { Character(Unicode.Scalar($0)) }
        for first in characters {
            for second in characters {
                let pair = "\(first)\(second)"
                let found = Self.masters.map { kerning(pair, $0.size, $0.weight) }
                #expect(found == pairs[pair] ?? [0, 0, 0, 0], "\(pair)")
            }
        }
    }

    @Test(arguments: [
        ("AVAST Wavy To. LT", [-810, -825, -1150, -1125]),
        ("The quick brown fox jumps over the lazy dog", [-245, -257.5, -310, -275]),
        ("0123456789", [-30, -30, -20, -10]),
    ])
    func textsAreKernedAsChecked(text: String, units: [Double]) {
        #expect(Self.masters.map { kerning(text, $0.size, $0.weight) } == units)
    }

    @Test func weightsAndSizesLieBetweenTheMasters() {
        let (semibold, display) = (10376.0 / 16384, 13405.0 / 16384)
        #expect(kerning("Delete File?", 17, .semibold) == -15 + 7.5 * semibold)
        #expect(kerning("AV", 17, .regular) == -130)
        #expect(kerning("AV", 17, .light) == -130)
        let bold = kerning("AVAST Wavy To. LT", 17, .bold)
        #expect(kerning("AVAST Wavy To. LT", 17, .black) == 2 * bold + 810)
        #expect(kerning("AVAST Wavy To. LT", 24, .regular) == -810 - 340 * display)
    }

    @Test func aSpaceIsKernedAfterCommaAndFullStopOfLargeText() {
        for text in [", ", ". "] {
            #expect(Self.masters.map { kerning(text, $0.size, $0.weight) } == [0, 0, -100, -120])
        }
        for text in [" A", "T ", " ,", "  ", "; "] { #expect(kerning(text, 28, .bold) == 0) }
    }

    @Test func punctuationOfTypesettersIsKernedLikeThatOfTypewriters() {
        for (text, plain) in [("L’", "L'"), ("”A", "\"A"), ("T–", "T-"), ("—Y", "-Y")] {
            #expect(kerning(plain, 17, .regular) != 0)
            #expect(kerning(text, 17, .regular) == kerning(plain, 17, .regular))
        }
        for text in ["A…", "Té", "世T", "\u{7F}T", "T\n"] { #expect(kerning(text, 17, .regular) == 0) }
    }

    @Test func labelsHaveOneWidthByAllWays() throws {
        let labels = try Fixture("labels.txt").lines
        #expect(labels.count == 1_000)
        let store = SegmentStore()
        for font in [font(13), font(17, .semibold), font(19.5), font(28, .bold), font(53, .black)] {
            let advances = SystemFontAdvances(font)
            for label in labels {
                let letters = MeasuredText(label, advances: advances).clusters
                for width in [CGFloat.infinity, 6 * font.pointSize] {
                    let request = TextRequest(string: label, font: font, width: width)
                    let expected = Typesetter(request, ellipsis: 0).layout(letters)
                    let found = [
                        SystemFontMeasurer().layout(request),
                        SystemFontMeasurer().layout(ofKnown: request, store: store),
                        SystemFontMeasurer().layout(ofKnown: request, store: SegmentStore()),
                    ]
                    #expect(found.allSatisfy { $0 == expected }, "\(request)")
                }
            }
        }
    }
}
