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
    /// The cluster of letters that stay together, without the break after it.
    ///
    /// Their masters are added up before size and weight come in, so that a letter costs one addition.
    ///
    /// - Parameter range: Printable characters, fewer than 65,536.
    func cluster(_ bytes: Span<UInt8>, letters range: Range<Int>) -> TextCluster {
        var sum = SIMD4<Int32>()
        var kerning = SIMD2<Int32>()
        var previous = 0  // a space, which is never kerned
        for offset in range {
            let glyph = Int(bytes[offset]) - 0x20
            sum &+= masters[glyph]
            kerning &+= pairs.value(previous, glyph)
            previous = glyph
        }
        var cluster = TextCluster(utf8Offset: range.lowerBound, advance: 0)
        cluster.advance =
            advances.units(of: SIMD4(truncatingIfNeeded: sum), count: range.count)
            + advances.units(ofKerning: kerning)
        if range.upperBound < bytes.count {
            cluster.kerning = kerningUnits(previous, before: bytes[range.upperBound])
        }
        return cluster
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
            cluster.kerning = kerningUnits(glyph, before: next)
            cluster.isWhiteSpace = breakClass == .space
        } else if breakClass == .mandatory || breakClass == .carriageReturn {
            cluster.breakAfter = .mandatory
        } else if byte == UInt8(ascii: "\t") {
            cluster.advance = advances.units(of: SIMD4(truncatingIfNeeded: masters[0]), count: 1)
        }
        return cluster
    }

    @inline(__always)
    private func kerningUnits(_ glyph: Int, before next: UInt8) -> Int {
        let following = Int(next) - 0x20
        guard following > 0, following < masters.count else { return 0 }
        return advances.units(ofKerning: pairs.value(glyph, following))
    }
}
