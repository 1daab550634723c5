// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellShaping

@Suite(.enabled(if: isInstalled("Inter") && isInstalled("Noto Sans Arabic") && isInstalled("Noto Sans Hebrew")))
struct OtherScriptTests {
    let fonts = FontLibrary()

    private func x(of string: String, in line: String, _ direction: LayoutDirection) throws -> [CGFloat] {
        let wanted = try fonts.glyphs(of: string).map(\.outline)
        return try fonts.glyphs(of: line, direction: direction).filter { wanted.contains($0.outline) }.map(\.x)
    }

    @Test func `Hebrew runs from right to left`() throws {
        let glyphs = try fonts.glyphs(of: "אבג", direction: .rightToLeft)
        let letters = try ["ג", "ב", "א"].map { try fonts.glyphs(of: $0)[0].outline }
        #expect(glyphs.map(\.outline) == letters)
        #expect(glyphs.map(\.x) == glyphs.map(\.x).sorted())
    }

    @Test func `Arabic letters join`() throws {
        let joined = try fonts.glyphs(of: "سسس", direction: .rightToLeft)
        let alone = try fonts.glyphs(of: "س", direction: .rightToLeft)[0]
        #expect(Set(joined.map(\.outline)).count == 3)
        #expect(!joined.dropFirst().contains { $0.outline == alone.outline })
        // The ink of neighbours meets.
        let bounds = joined.compactMap(\.bounds)
        for (left, right) in zip(bounds, bounds.dropFirst()) { #expect(left.maxX >= right.minX - 0.01) }
    }

    @Test func `Mixed directions follow the paragraph`() throws {
        let line = "Wi-Fi שלום"
        let latin = try x(of: "W", in: line, .leftToRight)
        let hebrew = try x(of: "ש", in: line, .leftToRight)
        #expect(latin[0] < hebrew[0])
        let latinInRTL = try x(of: "W", in: line, .rightToLeft)
        let hebrewInRTL = try x(of: "ש", in: line, .rightToLeft)
        #expect(hebrewInRTL[0] < latinInRTL[0])
        // Within the Latin run the order stays.
        let run = try x(of: "F", in: line, .rightToLeft)
        #expect(latinInRTL[0] < run[0])
        let width = FullTextMeasurer(fonts: fonts).layout(TextRequest(string: line, font: body, width: .infinity)).width
        let right = try fonts.glyphs(of: line, direction: .rightToLeft).compactMap(\.bounds).map(\.maxX).max()
        #expect(abs(try #require(right) - width) < 2)
    }

    @Test func `Numbers keep their direction`() throws {
        let places = try x(of: "123", in: "חדר 123", .rightToLeft)
        #expect(places.count == 3)
        #expect(places == places.sorted())
        let hebrew = try x(of: "ח", in: "חדר 123", .rightToLeft)
        #expect(places[2] < hebrew[0])
    }
}
