// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The pairs of ASCII characters that are set closer together, or wider apart, than their advances say.
///
/// They are blended between the four masters as the advances are. The space is kerned only after a comma and a full
/// stop, in the display cut.
/// Source: kerning recorded from UIKit's fonts, iOS 26.1 (measured); with it all of 73 recorded label widths are met to
/// the pixel.
struct KerningPairs {
    /// A row for each first character, a column for each second one, space to tilde; lanes and unit as in
    /// `GlyphMasters.ascii`.
    private let values: [SIMD4<Int16>]
    private static let glyphCount = 95

    static let ascii = KerningPairs(classes: classes)

    /// - Parameter classes: The pairs of each lane, written as in `KerningPairs.classes`.
    private init(classes: [String]) {
        var values = [SIMD4<Int16>](repeating: SIMD4(), count: Self.glyphCount * Self.glyphCount)
        for (lane, lines) in classes.enumerated() {
            for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
                let fields = line.split(separator: UInt8(ascii: "|"))
                for index in stride(from: 1, to: fields.count, by: 2) {
                    let value = Int16(Substring(fields[index])) ?? 0
                    for first in fields[0].compactMap(ASCIIGlyphs.glyph) {
                        for second in fields[index + 1].compactMap(ASCIIGlyphs.glyph) {
                            values[first * Self.glyphCount + second][lane] = value
                        }
                    }
                }
            }
        }
        self.values = values
    }

    /// The kerning of two characters given by their codes less 32; lanes and unit as in `GlyphMasters.ascii`.
    @inline(__always)
    func value(_ first: Int, _ second: Int) -> SIMD4<Int16> { values[first &* Self.glyphCount &+ second] }
}

extension KerningPairs {
    /// The kerning of two characters; 0 where one is not of ASCII and is not kerned like one of it.
    static func value(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> SIMD4<Int16> {
        guard let first = glyph(kernedLike: first), let second = glyph(kernedLike: second) else { return SIMD4() }
        return ascii.value(first, second)
    }

    /// Curly quotes are kerned as straight ones, dashes as the hyphen (assumed).
    private static func glyph(kernedLike scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case "‘", "’": ASCIIGlyphs.glyph(UInt8(ascii: "'"))
        case "“", "”": ASCIIGlyphs.glyph(UInt8(ascii: "\""))
        case "‐", "‑", "–", "—": ASCIIGlyphs.glyph(UInt8(ascii: "-"))
        default: UInt8(exactly: scalar.value).flatMap(ASCIIGlyphs.glyph)
        }
    }
}
