// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// How much the outline of a symbol grows on all sides in weights above regular, in point sizes.
enum SymbolWeightMetrics {
    private static let around = "around the semibold that was measured"

    static let medium = Figure("growth of medium symbols ÷ point size", 0.021, .assumed, around)
    /// 1.76 pt at a point size of 13.45, where a regular line is 0.0874 point sizes thick.
    static let semibold = Figure(
        "growth of semibold symbols ÷ point size", 0.043, .measured, "the line of a chevron")
    static let bold = Figure("growth of bold symbols ÷ point size", 0.06, .assumed, around)
    static let heavy = Figure("growth of heavy symbols ÷ point size", 0.08, .assumed, around)
    static let black = Figure("growth of black symbols ÷ point size", 0.1, .assumed, around)

    /// The growth in a weight; nil for regular and below, which are drawn alike.
    static func growth(_ weight: FontWeight) -> Figure? {
        switch weight {
        case .ultraLight, .thin, .light, .regular: nil
        case .medium: medium
        case .semibold: semibold
        case .bold: bold
        case .heavy: heavy
        case .black: black
        }
    }
}
