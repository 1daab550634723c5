// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

/// Advances of characters that the system font's record lacks, taken from Inter: Latin, Greek, Cyrillic, punctuation.
///
/// With them such text is as wide on every machine, whatever fonts it has. An advance is Inter's, times the ratio of
/// the two fonts' averages over the ASCII letters. Accented letters as wide as their base letter are not listed.
/// Source: Inter 4.0 beta 7 (SIL Open Font License 1.1), static fonts Inter and Inter Display, Regular and Bold.
enum InterAdvances {
    /// The sums of A–Z and a–z in the four fonts, in their own units: text regular and bold, display regular and bold.
    static let letterSums = SIMD4<Double>(88304, 92359, 58740, 62807)

    /// The advance of a character as a multiple of an average letter's; nil for one that is not in the table.
    static func advance(of character: Unicode.Scalar, font: ResolvedFont) -> Double? {
        guard let entry = entry(of: character) else { return nil }
        let shares = shares(font)
        return (entry * shares / letterSums).sum() * 52
    }

    /// Inter's weights lie on the line from regular to bold as OpenType numbers them; lighter ones count as regular.
    private static func shares(_ font: ResolvedFont) -> SIMD4<Double> {
        let bold = max(0, (font.weight.openTypeWeight - 400) / 300)
        return font.pointSize >= FontLibrary.State.displaySize
            ? SIMD4(0, 0, 1 - bold, bold) : SIMD4(1 - bold, bold, 0, 0)
    }

    private static func entry(of character: Unicode.Scalar) -> SIMD4<Double>? {
        guard character.value >= 0xA0, let code = UInt16(exactly: character.value) else { return nil }
        var low = 0
        var high = table.count / 5
        while low < high {
            let middle = (low + high) / 2
            if table[middle * 5] < code { low = middle + 1 } else { high = middle }
        }
        guard low * 5 < table.count, table[low * 5] == code else { return nil }
        return SIMD4(
            Double(table[low * 5 + 1]), Double(table[low * 5 + 2]), Double(table[low * 5 + 3]),
            Double(table[low * 5 + 4]))
    }
}
