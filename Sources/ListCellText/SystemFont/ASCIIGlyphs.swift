// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The tables of ASCII advances and kerning at hand for a loop over many characters.
struct ASCIIGlyphs {
    private let advances: SystemFontAdvances
    private let masters = GlyphMasters.ascii
    private let pairs = KerningPairs.ascii

    init(_ advances: SystemFontAdvances) {
        self.advances = advances
    }
}

extension ASCIIGlyphs {
    /// The width of a text on one line in units of `TextCluster.unitsPerEm`; nil for an empty text, one with characters
    /// that are no printable ASCII, or a very long one.
    ///
    /// The masters of all glyphs are added up before size and weight come in, so that a character costs one addition.
    func units(of bytes: Span<UInt8>) -> Int? {
        guard !bytes.isEmpty, bytes.count < 1 << 16 else { return nil }
        var sum = SIMD4<Int32>()
        var kerning = SIMD2<Int32>()
        var previous = 0  // a space, which is never kerned
        for offset in bytes.indices {
            let glyph = Int(bytes[offset]) - 0x20
            guard glyph >= 0, glyph < masters.count else { return nil }
            sum &+= masters[glyph]
            kerning &+= pairs.value(previous, glyph)
            previous = glyph
        }
        let width = advances.units(of: SIMD4(truncatingIfNeeded: sum), count: bytes.count)
        return width + advances.units(ofKerning: kerning)
    }

    /// The cluster of a character, without the break after it; a tab is as wide as a space (assumed).
    ///
    /// - Parameter next: The character after it, for the kerning; 0 for none.
    @inline(__always)
    func cluster(_ byte: UInt8, _ breakClass: LineBreakClass, before next: UInt8, offset: Int) -> TextCluster {
        var cluster = TextCluster(utf8Offset: offset, advance: 0)
        let glyph = Int(byte) - 0x20
        if glyph >= 0, glyph < masters.count {
            cluster.advance = advances.units(of: SIMD4(truncatingIfNeeded: masters[glyph]), count: 1)
            let following = Int(next) - 0x20
            if following > 0, following < masters.count {
                cluster.kerning = advances.units(ofKerning: pairs.value(glyph, following))
            }
            cluster.isWhiteSpace = breakClass == .space
        } else if breakClass == .mandatory || breakClass == .carriageReturn {
            cluster.breakAfter = .mandatory
        } else if byte == UInt8(ascii: "\t") {
            cluster.advance = advances.units(of: SIMD4(truncatingIfNeeded: masters[0]), count: 1)
        }
        return cluster
    }
}
