// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation
import ListCellGraphics
import ListCellText
import Synchronization

/// A font at one weight and optical size, in its own units: glyphs, advances and outlines.
final class FontFace: Sendable {
    let file: FontFile
    let unitsPerEm: CGFloat
    /// The glyph of each ASCII character; 0 where the font has none.
    let asciiGlyphs: [UInt32]
    /// The mean advance of A–Z and a–z in ems; nil for a face without all of them.
    let averageLetterAdvance: CGFloat?
    // HarfBuzz lets threads share a font once it is immutable, which it is before `init` returns.
    nonisolated(unsafe) let handle: OpaquePointer
    private let outlines = Mutex<[OutlineKey: Path]>([:])

    private struct OutlineKey: Hashable {
        var glyph: UInt32
        var size: CGFloat
    }

    /// - Parameters:
    ///   - weight: From 1 to 1000; nil for a font without such an axis.
    ///   - opticalSize: In points; nil for a font without such an axis.
    init(file: FontFile, weight: Double?, opticalSize: Double?) {
        self.file = file
        let font: OpaquePointer = hb_font_create(file.handle)
        var variations: [hb_variation_t] = []
        if let weight { variations.append(hb_variation_t(tag: hb_tag_from_string("wght", -1), value: Float(weight))) }
        if let opticalSize {
            variations.append(hb_variation_t(tag: hb_tag_from_string("opsz", -1), value: Float(opticalSize)))
        }
        if !variations.isEmpty { hb_font_set_variations(font, variations, UInt32(variations.count)) }
        hb_font_make_immutable(font)
        handle = font
        unitsPerEm = CGFloat(hb_face_get_upem(file.handle))
        let glyphs = (0..<128).map { Self.glyph(of: $0, in: font) ?? 0 }
        let letters = glyphs[65...90] + glyphs[97...122]
        let sum = letters.reduce(0) { $0 + CGFloat(hb_font_get_glyph_h_advance(font, $1)) }
        averageLetterAdvance = letters.contains(0) ? nil : sum / unitsPerEm / 52
        asciiGlyphs = glyphs
    }

    deinit {
        hb_font_destroy(handle)
    }
}

extension FontFace {
    /// The glyph of a character; nil where the font has none.
    func glyph(of character: UInt32) -> UInt32? {
        if character < 128 {
            let glyph = asciiGlyphs[Int(character)]
            return glyph == 0 ? nil : glyph
        }
        return Self.glyph(of: character, in: handle)
    }

    /// A glyph's advance, in ems.
    func advance(of glyph: UInt32) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(handle, glyph)) / unitsPerEm
    }

    /// The outlines of glyphs at a size in points, each made once.
    func outlines(of glyphs: [UInt32], size: CGFloat) -> [Path] {
        outlines.withLock { known in
            glyphs.map { glyph in
                let key = OutlineKey(glyph: glyph, size: size)
                if let outline = known[key] { return outline }
                let outline = OutlineRecorder.outline(of: glyph, in: handle, scale: size / unitsPerEm)
                known[key] = outline
                return outline
            }
        }
    }

    private static func glyph(of character: UInt32, in font: OpaquePointer) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, character, &glyph) != 0 && glyph != 0 ? glyph : nil
    }
}
