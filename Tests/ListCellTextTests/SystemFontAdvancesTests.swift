// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellText

func font(_ size: CGFloat, _ weight: FontWeight = .regular) -> ResolvedFont {
    ResolvedFont(pointSize: size, weight: weight, leading: size * 2444 / 2048)
}

@Suite struct SystemFontAdvancesTests {
    @Test func mastersAreAsRecorded() throws {
        let lines = try Fixture("system-font-masters.csv").lines.dropFirst()
        #expect(lines.count == 95)
        // 17 points is the text cut with tracking −52, 28 the display cut with tracking 28.
        for (index, line) in lines.enumerated() {
            let scalar = try #require(Unicode.Scalar(UInt32(0x20 + index)))
            let masters = line.split(separator: ",").suffix(4).compactMap { Double($0) }
            #expect(masters.count == 4)
            let sizes: [(CGFloat, FontWeight, CGFloat)] = [
                (17, .regular, -52), (17, .bold, -52), (28, .regular, 28), (28, .bold, 28),
            ]
            for (master, (size, weight, tracking)) in zip(masters, sizes) {
                let advance = SystemFontAdvances(font(size, weight)).advance(of: scalar)
                let error = try #require(advance) - size / 2048 * (master + tracking)
                #expect(abs(error) < 1e-14, "\(scalar) \(size) \(weight)")
            }
        }
    }

    @Test func trackingAndOpticalSizeAreAsRecorded() throws {
        let rows = try Fixture("system-font-tracking.csv").rows
        #expect(rows.count > 50)
        for row in rows {
            let size = try row.number("size")
            #expect(CGFloat(OpticalSize(at: size).tracking) == (try row.number("tracking_units")), "\(size)")
            #expect(CGFloat(OpticalSize(at: size).displayShare) == (try row.number("optical_16384")), "\(size)")
        }
    }

    @Test func sizesBetweenKnotsRoundTrackingDown() {
        #expect(OpticalSize(at: 29.5).tracking == 27)  // 28 − 0.75
        #expect(OpticalSize(at: 61).tracking == 8)  // 9 − 0.5
        #expect(OpticalSize(at: 16.25).tracking == -43)
        #expect(OpticalSize(at: 200).displayShare == 16384)
    }

    @Test(arguments: [
        ("Hello UIKit", 41.957_031_25), ("0123456789", 50.453_125),
        ("The quick brown fox jumps over the lazy dog", 176.976_562_5),
    ])
    func sumsWithKerningAreTheMeasuredOnes(text: String, width: CGFloat) {
        let layout = SystemFontMeasurer().layout(TextRequest(string: text, font: font(8), width: .infinity))
        #expect(layout.width == width)
    }

    @Test func partlyRecordedCharactersAreKnownWhereTheirMastersAre() {
        #expect(SystemFontAdvances(font(17)).advance(of: "…") == 17.0 / 2048 * (1648 - 52))
        #expect(SystemFontAdvances(font(17, .bold)).advance(of: "…") == nil)
        #expect(SystemFontAdvances(font(17)).advance(of: "—") == 17.0 / 2048 * (1790 - 52))
        #expect(SystemFontAdvances(font(20)).advance(of: "—") == nil)
        #expect(SystemFontAdvances(font(17)).advance(of: "é") == nil)
    }
}
