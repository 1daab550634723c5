// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The size of symbol images.
public enum SymbolMetrics {
    /// The size of a symbol at the small scale, in sizes at medium.
    public static let smallFactor = Figure(
        "small symbols ÷ medium", SymbolScale.small.factor, .reported, "published sizes of symbols")
    /// The size of a symbol at the large scale, in sizes at medium.
    public static let largeFactor = Figure(
        "large symbols ÷ medium", SymbolScale.large.factor, .reported, "published sizes of symbols")
    /// The height of a symbol's image above its ink's, at 17 pt.
    public static let imageMargin = Figure(
        "image above ink of a symbol at 17 pt", Symbol.imageMarginAt17Points, .measured, "play.circle.fill, one case")

    /// How much larger than at medium a symbol is at a scale.
    public static func factor(of scale: SymbolScale) -> CGFloat { scale.factor }

    /// The size of a symbol's image at a point size, the scale's factor included.
    public static func imageSize(of symbol: Symbol, pointSize: CGFloat, grid: PixelGrid) -> CGSize {
        symbol.imageSize(pointSize: pointSize, grid: grid)
    }
}
