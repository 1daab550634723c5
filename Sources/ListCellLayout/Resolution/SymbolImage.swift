// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A symbol at the size, weight and scale that its configuration gives it at a text size.
struct SymbolImage {
    /// The image's size, in points: with UIKit's margins, or the ink alone in SwiftUI.
    let size: CGSize
    /// What the outline is drawn at, in points: the scale's factor is included.
    let pointSize: CGFloat
    let weight: FontWeight
    /// How far the image's middle, which is its ink's, lies to the right of and below the place it is centred at.
    let offset: CGPoint
    /// How the size is known.
    let basis: Basis
}

extension SymbolImage {
    /// - Parameter configuration: What the symbol takes its size from, its own wishes included; body, regular and
    ///   medium where it says nothing.
    init(
        _ symbol: Symbol, _ configuration: SymbolConfiguration, context: RecordedSymbolSize.Context,
        metrics: ListMetrics
    ) {
        let textSize =
            configuration.pointSize
            ?? DynamicType.pointSize(
                of: configuration.textStyle ?? .body, at: metrics.traits.preferredContentSizeCategory)
        let scale = configuration.scale ?? .medium
        weight = configuration.weight ?? .regular
        pointSize = textSize * scale.factor
        offset = CGPoint(x: symbol.inkOffset.x * pointSize, y: symbol.inkOffset.y * pointSize)

        let isSeen = metrics.design >= .design26
        if let recorded = Self.recorded(symbol.name, textSize, weight, scale, context, metrics.grid) {
            size = recorded.size
            basis = isSeen ? Basis(.measured, recorded.source) : Basis(.assumed, "as on iOS 26")
            return
        }
        let growth = SymbolMetrics.growth(in: weight)?.value ?? 0
        size =
            context == .swiftUI
            ? metrics.grid.ceil(symbol.inkSize(growth: growth) * pointSize)
            : symbol.imageSize(pointSize: textSize, scale: scale, growth: growth, grid: metrics.grid)
        basis =
            isSeen && growth == 0
            ? Basis(.rule, "the symbol's ink, as recorded images go")
            : Basis(.assumed, isSeen ? "as other symbols of that weight" : "as on iOS 26")
    }

    /// The size that was recorded; a sidebar without one of its own has the image that UIKit gives elsewhere.
    private static func recorded(
        _ name: String, _ pointSize: CGFloat, _ weight: FontWeight, _ scale: SymbolScale,
        _ context: RecordedSymbolSize.Context, _ grid: PixelGrid
    ) -> RecordedSymbolSize? {
        func recorded(_ context: RecordedSymbolSize.Context) -> RecordedSymbolSize? {
            RecordedSymbolSize.all(of: name).first {
                $0.context == context && $0.pointSize == pointSize && $0.weight == weight && $0.scale == scale
                    && $0.displayScale == grid.scale
            }
        }
        return recorded(context) ?? (context == .sidebar ? recorded(.image) : nil)
    }
}

extension Image {
    /// The symbol as a configuration shows it, unless it says otherwise itself; nil where the image is no symbol.
    func symbolImage(
        preferring configuration: SymbolConfiguration, context: RecordedSymbolSize.Context, metrics: ListMetrics
    ) -> SymbolImage? {
        guard case .symbol(let symbol, let own) = content else { return nil }
        return SymbolImage(symbol, configuration.applying(own), context: context, metrics: metrics)
    }
}
