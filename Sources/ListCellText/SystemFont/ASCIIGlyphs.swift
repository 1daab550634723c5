// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The tables of ASCII advances and kerning at hand for a loop over many characters.
///
/// A glyph is a printable character by its code less 32, from 0, the space, to 94.
struct ASCIIGlyphs {
    private let masters: [SIMD4<Int32>]
    private let pairs: KerningPairs

    static let tables = ASCIIGlyphs(masters: GlyphMasters.ascii, pairs: KerningPairs.ascii)

    /// The space, which is kerned with nothing after it.
    static let space = 0

    /// The glyph of a printable character; nil for any other byte.
    @inline(__always)
    static func glyph(_ byte: UInt8) -> Int? {
        let glyph = byte &- 0x20
        return glyph < 95 ? Int(glyph) : nil
    }
}

extension ASCIIGlyphs {
    /// The advance of a glyph, in units of `TextCluster.unitsPerEm`.
    @inline(__always)
    func units(of glyph: Int, _ advances: borrowing SystemFontAdvances) -> Int {
        advances.units(of: SIMD4(truncatingIfNeeded: masters[glyph]), count: 1)
    }

    /// The kerning of two glyphs, in the same units.
    @inline(__always)
    func kerningUnits(_ first: Int, _ second: Int, _ advances: borrowing SystemFontAdvances) -> Int {
        advances.units(of: SIMD4(truncatingIfNeeded: pairs.value(first, second)), count: 0)
    }

    /// The kerning of two glyphs; lanes and unit as in `GlyphMasters.ascii`.
    @inline(__always)
    func kerning(_ first: Int, _ second: Int) -> SIMD4<Int16> { pairs.value(first, second) }

    /// What the masters and the kerning of characters add up to that stand together; nil where one is not printable.
    ///
    /// - Parameter range: Fewer than 65,536, so that no sum overflows.
    func sums(_ bytes: Span<UInt8>, _ range: Range<Int>) -> SIMD4<Int32>? {
        var sums = SIMD4<Int32>()
        var previous = Self.space
        for index in range {
            guard let glyph = Self.glyph(bytes[index]) else { return nil }
            sums &+= masters[glyph] &+ SIMD4(truncatingIfNeeded: pairs.value(previous, glyph))
            previous = glyph
        }
        return sums
    }

    /// The cluster of a character, without the break after it; a tab is as wide as a space (assumed).
    ///
    /// - Parameter next: The character after it, for the kerning; 0 for none.
    @inline(__always)
    func cluster(
        _ byte: UInt8, _ breakClass: LineBreakClass, before next: UInt8, offset: Int,
        _ advances: borrowing SystemFontAdvances
    ) -> TextCluster {
        var cluster = TextCluster(utf8Offset: offset, advance: 0)
        if let glyph = Self.glyph(byte) {
            cluster.advance = units(of: glyph, advances)
            if let following = Self.glyph(next) { cluster.kerning = kerningUnits(glyph, following, advances) }
            cluster.isWhiteSpace = breakClass == .space
        } else if breakClass == .mandatory || breakClass == .carriageReturn {
            cluster.breakAfter = .mandatory
        } else if byte == UInt8(ascii: "\t") {
            cluster.advance = units(of: Self.space, advances)
        }
        return cluster
    }
}
