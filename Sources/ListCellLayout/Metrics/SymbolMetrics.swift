// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of symbol images; `Symbol.imageSize` makes a size of them.
public enum SymbolMetrics {
    /// The size of a symbol at the small scale, in sizes at medium.
    public static let smallFactor = Figure(
        "small symbols ÷ medium", SymbolScale.small.factor, .reported, "published sizes of symbols")
    /// The size of a symbol at the large scale, in sizes at medium.
    public static let largeFactor = Figure(
        "large symbols ÷ medium", SymbolScale.large.factor, .reported, "published sizes of symbols")
    /// What a symbol's image leaves above its ink at the small and medium scales, and as much below.
    public static let imageMargin = Figure(
        "image above a symbol's ink ÷ point size", SymbolScale.medium.imageMargin, .rule,
        "1 at 17 pt on iOS 26.1 (measured)")
    /// The same at the large scale.
    public static let largeImageMargin = Figure(
        "image above a large symbol's ink ÷ point size", SymbolScale.large.imageMargin, .rule,
        "2 at 17 pt on iOS 26.1 (measured)")
    /// Where most symbols' ink lies in its box; it counts as the middle.
    public static let usualInkX = Figure(
        "middle of most symbols' ink ÷ point size", Symbol.usualInkX, .reported, "published sizes of symbols")

    // MARK: Weights

    /// How much wider and higher than at regular the ink of medium symbols is.
    public static let mediumGrowth = Figure(
        "growth of medium symbols ÷ point size", 0.013, .rule, "images of 73 symbols at 17 and 18 pt, iOS 26.1")
    /// The same of semibold symbols: 1.76 pt at a point size of 13.45, where a regular line is 0.0874 point sizes thick.
    public static let semiboldGrowth = Figure(
        "growth of semibold symbols ÷ point size", 0.043, .measured, "the line of a chevron")
    private static let around = "around the semibold that was measured"
    /// The same of bold symbols.
    public static let boldGrowth = Figure("growth of bold symbols ÷ point size", 0.06, .assumed, around)
    /// The same of heavy symbols.
    public static let heavyGrowth = Figure("growth of heavy symbols ÷ point size", 0.08, .assumed, around)
    /// The same of black symbols.
    public static let blackGrowth = Figure("growth of black symbols ÷ point size", 0.1, .assumed, around)

    /// How much wider and higher than at regular the ink is in a weight, in point sizes; nil for regular and below,
    /// which are alike.
    public static func growth(in weight: FontWeight) -> Figure? {
        switch weight {
        case .ultraLight, .thin, .light, .regular: nil
        case .medium: mediumGrowth
        case .semibold: semiboldGrowth
        case .bold: boldGrowth
        case .heavy: heavyGrowth
        case .black: blackGrowth
        }
    }
}
