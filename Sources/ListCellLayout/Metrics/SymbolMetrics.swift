// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The size of symbol images.
public enum SymbolMetrics {
    public static let smallFactor = Figure("small symbols ÷ medium", 0.791, .reported, "published sizes of symbols")
    public static let largeFactor = Figure("large symbols ÷ medium", 1.2765, .reported, "published sizes of symbols")
    /// The height of a symbol's image above its ink's, at 17 pt.
    public static let imageMargin = Figure(
        "image above ink of a symbol at 17 pt", 2, .measured, "play.circle.fill, one case")

    /// How much larger than at medium a symbol is at a scale.
    public static func factor(of scale: SymbolScale) -> CGFloat {
        switch scale {
        case .small: smallFactor.value
        case .medium: 1
        case .large: largeFactor.value
        }
    }

    /// The size of a symbol's image at a point size, the scale's factor included.
    public static func imageSize(of symbol: Symbol, pointSize: CGFloat, grid: PixelGrid) -> CGSize {
        CGSize(
            width: grid.ceil(symbol.advance * pointSize),
            height: grid.ceil((symbol.bounds.height + imageMargin.value / 17) * pointSize))
    }
}
