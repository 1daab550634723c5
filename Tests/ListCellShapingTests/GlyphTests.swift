// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellShaping

@Suite(.enabled(if: isInstalled("Inter"), "the package fonts-inter is not installed"))
struct GlyphTests {
    let fonts = FontLibrary()

    @Test func `Letters have ink of a letter's height on the baseline`() throws {
        for weight in [FontWeight.regular, .semibold, .bold] {
            for size in [12.0, 17, 34, 53] {
                let font = ResolvedFont(pointSize: size, weight: weight, leading: size)
                for glyph in try fonts.glyphs(of: "HIEFTLZ", font: font) {
                    let bounds = try #require(glyph.bounds)
                    #expect(abs(bounds.maxY) < size * 0.001)
                    #expect(abs(bounds.height - font.capHeight) < size * 0.04)
                    #expect(bounds.width > size * 0.05 && bounds.width < size)
                }
            }
        }
    }

    @Test func `A glyph's ink is centred in the recorded advance as in the font's own`() throws {
        let advances = SystemFontAdvances(body)
        let face = try #require(try fonts.drawingFaces(for: body).first)
        var pen: CGFloat = 0
        let string = "Hamburgefonstiv 0123456789"
        let glyphs = try fonts.glyphs(of: string)
        #expect(glyphs.count == string.unicodeScalars.count)
        var previous: Unicode.Scalar?
        for (scalar, glyph) in zip(string.unicodeScalars, glyphs) {
            if let previous { pen += advances.kerning(previous, scalar) }
            let recorded = try #require(advances.advance(of: scalar))
            let own = face.advance(of: face.asciiGlyphs[Int(scalar.value)]) * 17
            #expect(abs(glyph.x + own / 2 - (pen + recorded / 2)) < 1e-9)
            pen += recorded
            previous = scalar
        }
    }

    @Test(arguments: ["Display & Brightness", "Wi-Fi (2.4 GHz)", "AVATAR To. Yes"])
    func `Plain text takes the same places with and without the bidirectional algorithm`(string: String) throws {
        let plain = try fonts.glyphs(of: string)
        // The zero-width space is drawn by nothing and takes the text off the fast path.
        let shaped = try fonts.glyphs(of: string + "\u{200B}")
        #expect(plain.map(\.outline) == shaped.map(\.outline))
        for (a, b) in zip(plain, shaped) { #expect(abs(a.x - b.x) < 1e-9) }
    }

    @Test func `Accents do not change the places of the letters`() throws {
        let plain = try fonts.glyphs(of: "Grosse uber Lodz")
        let accented = try fonts.glyphs(of: "Grösse über Lódź")
        let decomposed = try fonts.glyphs(of: "Gro\u{308}sse u\u{308}ber Lo\u{301}dz\u{301}")
        #expect(accented.count == plain.count)
        for (a, b) in zip(plain, accented) { #expect(abs(a.x - b.x) < 0.2) }
        for (a, b) in zip(accented, decomposed) { #expect(abs(a.x - b.x) < 1e-9 && a.outline == b.outline) }
    }

    @Test func `Weights and optical sizes draw different outlines`() throws {
        let fonts = [(17.0, FontWeight.regular), (17, .bold), (34, .regular)]
        let outlines = try fonts.map { size, weight in
            let font = ResolvedFont(pointSize: size, weight: weight, leading: size)
            let glyph = try self.fonts.glyphs(of: "a", font: font)[0].outline
            return glyph.applying(AffineTransform(scale: 1 / size))
        }
        #expect(outlines[0] != outlines[1])
        #expect(outlines[0] != outlines[2])
    }

    @Test func `Brackets are mirrored where text runs from right to left`() throws {
        let left = try fonts.glyphs(of: "()")
        let right = try fonts.glyphs(of: "()", direction: .rightToLeft)
        #expect(left.map(\.outline) == right.map(\.outline))
        let ending = try fonts.glyphs(of: "Hi!", direction: .rightToLeft)
        #expect(ending[0].outline == (try fonts.glyphs(of: "!"))[0].outline)
    }

    @Test func `The fonts used are named`() throws {
        _ = try fonts.glyphs(of: "Wi-Fi")
        let used = fonts.usedFonts
        #expect(used.count == 1)
        #expect(used[0].family.hasPrefix("Inter"))
        #expect(!used[0].isFromDirectory)
        #expect(try fonts.drawingFont(for: body) == used[0])
    }

    @Test func `Many threads may draw at once`() async throws {
        let strings = ["Wi-Fi", "Größe", "Настройки", "Display & Brightness", "naïve — “quoted”"]
        let expected = try strings.map { try FontLibrary().glyphs(of: $0).map(\.x) }
        try await withThrowingTaskGroup(of: (Int, [CGFloat]).self) { group in
            for index in 0..<200 {
                group.addTask { [fonts] in
                    (index % strings.count, try fonts.glyphs(of: strings[index % strings.count]).map(\.x))
                }
            }
            for try await (index, places) in group { #expect(places == expected[index]) }
        }
    }
}
