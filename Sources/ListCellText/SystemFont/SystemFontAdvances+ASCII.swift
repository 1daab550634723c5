// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension SystemFontAdvances {
    /// The width of a text on one line in units of `TextCluster.unitsPerEm`; nil for an empty text, one with characters
    /// that are no printable ASCII, or a very long one.
    ///
    /// The masters of all glyphs are added up before size and weight come in, so that a character costs one addition.
    func units(ofASCII bytes: Span<UInt8>) -> Int? {
        guard !bytes.isEmpty, bytes.count < 1 << 16 else { return nil }
        var masters = SIMD4<Int32>()
        var kerning = SIMD2<Int32>()
        var previous = -1
        for offset in bytes.indices {
            let glyph = Int(bytes[offset]) - 0x20
            guard glyph >= 0, glyph < GlyphMasters.ascii.count else { return nil }
            masters &+= GlyphMasters.ascii[glyph]
            if previous >= 0 { kerning &+= KerningPairs.value(previous, glyph) }
            previous = glyph
        }
        return units(of: SIMD4(truncatingIfNeeded: masters), count: bytes.count) + units(ofKerning: kerning)
    }

    /// The advance of a character from space to tilde, in units.
    func units(ofPrintable byte: UInt8) -> Int {
        units(of: SIMD4(truncatingIfNeeded: GlyphMasters.ascii[Int(byte) - 0x20]), count: 1)
    }

    /// The kerning of two ASCII characters in units; 0 if one is not printable.
    func kerningUnits(_ first: UInt8, _ second: UInt8) -> Int {
        guard (0x20..<0x7F).contains(first), (0x20..<0x7F).contains(second) else { return 0 }
        return units(ofKerning: KerningPairs.value(Int(first) - 0x20, Int(second) - 0x20))
    }

    private func units(ofKerning pairs: SIMD2<Int32>) -> Int {
        (SIMD2(truncatingIfNeeded: pairs) &* kerningShares).wrappedSum()
    }
}
