// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension SettingsIcon {
    /// The style of the tile's shading: the system's on iOS, that of 27 on the other platforms.
    public var gradient: SettingsIconGradient {
        switch platform {
        case .watchOS: .watchOS27
        case .visionOS: .iOS27
        case .iOS: SettingsIconMetrics.shading[system]
        }
    }

    /// The visible tile's width and height, in points.
    ///
    /// 28 on iOS 27, 29 on iOS 17 and 18, 29 in SwiftUI lists and 28 elsewhere on iOS 26, 24 on the watch, 32 on
    /// visionOS; with a point size or shape of the icon's own, what its background symbol gives.
    public var tileSize: CGFloat {
        let ratio = tileRatio
        // A point size that was taken from a tile gives the tile back without a rounding error.
        return (backgroundPointSize * ratio.tile / ratio.pointSize * 1e6).rounded() / 1e6
    }

    /// The symbol's point size, in points.
    ///
    /// Some symbols have optical sizes of their own: measured ones on iOS 26, reported ones on iOS 27. The others have
    /// one ratio to the tile, unless their ink would be wider than 0.73 of it.
    public var glyphPointSize: CGFloat {
        if platform == .iOS, let optical = opticalPointSize { return optical }
        let ratios = SettingsIconMetrics.glyphRatio
        let ratio =
            switch platform {
            case .iOS: ratios.iOS
            case .watchOS: ratios.watchOS * SettingsIconMetrics.compactScale
            case .visionOS: ratios.visionOS
            }
        let size = backgroundPointSize * ratio
        let widest = SettingsIconMetrics.widestGlyph * tileSize
        return symbol.bounds.width * size > widest ? widest / symbol.bounds.width : size
    }

    /// The tile's corner radius, in points.
    var cornerRadius: CGFloat {
        let ratios = SettingsIconMetrics.cornerRatio
        return tileSize * ratios[platform == .iOS ? system : .newest]
    }

    var effectiveShape: Shape { shape ?? (platform == .iOS ? .squircle : .circle) }

    /// The point size of the tile's background symbol, in points.
    var backgroundPointSize: CGFloat {
        if let pointSize, pointSize > 0, pointSize.isFinite { return min(pointSize, 10_000) }
        let standard = SettingsIconMetrics.backgroundPointSize
        switch platform {
        case .watchOS: return standard.watchOS
        case .visionOS: return standard.visionOS
        case .iOS:
            let largeTile = SettingsIconMetrics.largeTileUse[system]
            guard largeTile == .always || largeTile == .inSwiftUILists && isInSwiftUIList else { return standard.iOS }
            return standard.iOS * SettingsIconMetrics.largeTile / SettingsIconMetrics.squircleTile
        }
    }

    /// A tile and the point size of the background symbol that gives it.
    private var tileRatio: (tile: CGFloat, pointSize: CGFloat) {
        let standard = SettingsIconMetrics.backgroundPointSize
        return switch (effectiveShape, platform) {
        case (.circle, .watchOS): (SettingsIconMetrics.circleTile.watchOS, standard.watchOS)
        case (.circle, _): (SettingsIconMetrics.circleTile.visionOS, standard.visionOS)
        case (.squircle, .watchOS): (SettingsIconMetrics.squircleTile * SettingsIconMetrics.compactScale, standard.iOS)
        case (.squircle, _): (SettingsIconMetrics.squircleTile, standard.iOS)
        }
    }

    /// The picture's width and height, in points: the tile's, or the advance of the background symbol in whole pixels.
    func canvasSide(displayScale: CGFloat) -> CGFloat {
        guard canvas == .symbol else { return tileSize }
        let bearings = SettingsIconMetrics.sideBearings
        let beside = backgroundPointSize * (effectiveShape == .circle ? bearings.round : bearings.square)
        let hasScale = displayScale > 0 && displayScale.isFinite
        return PixelGrid(scale: hasScale ? displayScale : 3).ceil(tileSize + beside)
    }

    private var opticalPointSize: CGFloat? {
        switch SettingsIconMetrics.opticalSizes[system] {
        case .none: return nil
        case .pointSizes(let sizes): return sizes[symbol.name].map { $0 * tileSize }
        case .inkWidths(let widths):
            guard let width = widths[symbol.name], symbol.bounds.width > 0 else { return nil }
            return width * tileSize / symbol.bounds.width
        }
    }

    /// The shadow that the glyph casts on the tile; none on the flat tiles of iOS 18 and before (assumed).
    ///
    /// iOS 26 and visionOS take the figures of iOS 27 (assumed).
    var shadow: Shadow? {
        guard gradient != .flat else { return nil }
        let figures = platform == .watchOS ? SettingsIconMetrics.shadowWatchOS : SettingsIconMetrics.shadowIOS
        return Shadow(
            color: RGBA(red: 0, green: 0, blue: 0, alpha: figures.opacity),
            offset: CGSize(width: 0, height: figures.offset), radius: figures.radius)
    }
}
