// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellText

/// The system font's recorded advances at one size and weight, in ems.
struct RecordedAdvances {
    private let font: ResolvedFont

    init(_ font: ResolvedFont) {
        self.font = font
    }

    /// The advance of a character; nil where none is recorded.
    func advance(of character: Unicode.Scalar) -> CGFloat? {
        character.value >= 0x20 && character.value < 0x7F ? 0.55 : nil
    }

    func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> CGFloat { 0 }
}
