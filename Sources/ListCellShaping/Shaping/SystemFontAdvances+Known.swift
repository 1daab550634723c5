// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellText

extension SystemFontAdvances {
    /// The advance of a character in units of `TextCluster.unitsPerEm`, as far as it is known without a font.
    ///
    /// 1. What is recorded; of an ellipsis whose weight is not recorded, that of regular.
    /// 2. Inter's, made to measure.
    /// 3. That of the letter below the accent: Inter gives 236 of 244 accented Latin letters their base letter's, and
    ///    the others are in its table.
    func knownUnits(of character: Unicode.Scalar, font: ResolvedFont) -> Int? {
        var character: Unicode.Scalar? = CharacterProperties.drawn(character)
        while let candidate = character {
            if let units = units(of: candidate) { return units }
            if candidate == "…" { return ellipsisUnits }
            if let ratio = InterAdvances.advance(of: candidate, font: font) {
                return Int((Double(averageLetterUnits) * ratio).rounded())
            }
            character = CharacterProperties.withoutMark(candidate)
        }
        return nil
    }
}
