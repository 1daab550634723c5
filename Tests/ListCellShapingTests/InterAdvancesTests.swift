// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellShaping

struct InterAdvancesTests {
    @Test func `The table is sorted and complete`() {
        let codes = stride(from: 0, to: InterAdvances.table.count, by: 5).map { InterAdvances.table[$0] }
        #expect(InterAdvances.table.count % 5 == 0)
        #expect(zip(codes, codes.dropFirst()).allSatisfy { $0 < $1 })
        for character in "’“”–•·©®™×°€£ßøæŒłđĩďľơưАяёЖΩάς→≥".unicodeScalars {
            #expect(InterAdvances.advance(of: character, font: body) != nil, "\(character)")
        }
        #expect(InterAdvances.advance(of: "a", font: body) == nil)
        #expect(InterAdvances.advance(of: "中", font: body) == nil)
        #expect(InterAdvances.advance(of: "😀", font: body) == nil)
    }

    @Test(.enabled(if: isInstalled("Inter Display"), "Inter 4 is not installed"))
    func `The table is what the installed Inter says`() throws {
        for (size, weight) in [(17.0, FontWeight.regular), (17, .bold), (34, .regular), (34, .bold)] {
            let font = ResolvedFont(pointSize: size, weight: weight, leading: 0)
            let face = try #require(try FontLibrary().drawingFaces(for: font).first)
            let letters = (Array(65...90) + Array(97...122)).map { face.advance(of: face.asciiGlyphs[$0]) }
            let average = letters.reduce(0, +) / 52
            for offset in stride(from: 0, to: InterAdvances.table.count, by: 5) {
                let character = try #require(Unicode.Scalar(InterAdvances.table[offset]))
                let glyph = try #require(face.glyph(of: character.value))
                let ratio = try #require(InterAdvances.advance(of: character, font: font))
                // Later releases may have moved a glyph by a few units.
                #expect(abs(ratio - face.advance(of: glyph) / average) < 0.02, "\(character) \(size) \(weight)")
            }
        }
    }

    @Test(arguments: [
        "Größe und Übersicht", "Don’t — “ask”", "Настройки экрана", "Ρυθμίσεις οθόνης", "Được phép", "• 5 × 3 ≥ 10 €",
    ])
    func `Text of Inter's scripts is as wide with fonts as without`(string: String) throws {
        let without = FullTextMeasurer(fonts: try FontLibrary.withoutFonts())
        let with = FullTextMeasurer(fonts: FontLibrary())
        for form in [string.precomposedStringWithCanonicalMapping, string.decomposedStringWithCanonicalMapping] {
            for width in [60.0, 100, .infinity] {
                let request = TextRequest(string: form, font: body, width: width)
                #expect(without.layout(request) == with.layout(request))
            }
        }
        let forms = [string.precomposedStringWithCanonicalMapping, string.decomposedStringWithCanonicalMapping]
        let widths = forms.map { with.layout(TextRequest(string: $0, font: body, width: .infinity)).width }
        #expect(widths[0] == widths[1])
    }
}
