// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The advances and the kerning of ASCII characters in one table, at hand for a loop over many of them.
///
/// A glyph is a printable character by its code less 32, from 0, the space, to 94.
struct ASCIIGlyphs {
    /// How far a glyph leads after another one, kerning included: a row for each first glyph, a column for each second
    /// one; lanes and unit as in `GlyphMasters.ascii`.
    private let steps: [SIMD4<Int16>]

    static let tables = ASCIIGlyphs(masters: GlyphMasters.ascii, pairs: KerningPairs.ascii)

    private init(masters: [SIMD4<Int32>], pairs: KerningPairs) {
        steps = masters.indices.flatMap { first in
            masters.indices.map { SIMD4(truncatingIfNeeded: masters[$0]) &+ pairs.value(first, $0) }
        }
    }

    private static let count = 95

    /// The space, which is kerned with nothing after it.
    static let space = 0

    /// The glyph of a printable character; nil for any other byte.
    @inline(__always)
    static func glyph(_ byte: UInt8) -> Int? {
        let glyph = byte &- 0x20
        return glyph < count ? Int(glyph) : nil
    }
}

extension ASCIIGlyphs {
    /// What a glyph adds to a text after another one; lanes and unit as in `GlyphMasters.ascii`.
    @inline(__always)
    func step(from first: Int, to second: Int) -> SIMD4<Int32> {
        SIMD4(truncatingIfNeeded: steps[first &* Self.count &+ second])
    }

    /// What kerning alone adds between two glyphs; lanes and unit the same.
    @inline(__always)
    func kerning(_ first: Int, _ second: Int) -> SIMD4<Int32> {
        step(from: first, to: second) &- step(from: Self.space, to: second)
    }

    /// The advance of a glyph, in units of `TextCluster.unitsPerEm`.
    @inline(__always)
    func units(of glyph: Int, _ advances: borrowing SystemFontAdvances) -> Int {
        advances.units(of: step(from: Self.space, to: glyph), count: 1)
    }

    /// The kerning of two glyphs, in the same units.
    @inline(__always)
    func kerningUnits(_ first: Int, _ second: Int, _ advances: borrowing SystemFontAdvances) -> Int {
        advances.units(of: kerning(first, second), count: 0)
    }

    /// What the masters and the kerning of a text add up to; nil where a character is not printable.
    ///
    /// - Parameter bytes: Fewer than 65,536, so that no sum overflows.
    func sums(_ bytes: Span<UInt8>) -> SIMD4<Int32>? {
        var sums = SIMD4<Int32>()
        var previous = Self.space
        for index in bytes.indices {
            guard let glyph = Self.glyph(bytes[index]) else { return nil }
            sums &+= step(from: previous, to: glyph)
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
