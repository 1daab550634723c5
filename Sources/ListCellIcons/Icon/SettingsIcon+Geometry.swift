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
            case .iOS: ratios.iOS.value
            case .watchOS: ratios.watchOS.value * SettingsIconMetrics.compactScale.value
            case .visionOS: ratios.visionOS.value
            }
        let size = backgroundPointSize * ratio
        let widest = SettingsIconMetrics.widestGlyph.value * tileSize
        return symbol.bounds.width * size > widest ? widest / symbol.bounds.width : size
    }

    /// The tile's corner radius, in points.
    var cornerRadius: CGFloat {
        let ratios = SettingsIconMetrics.cornerRatio
        return tileSize * ratios[platform == .iOS ? system : .newest].value
    }

    var effectiveShape: Shape { shape ?? (platform == .iOS ? .squircle : .circle) }

    /// The point size of the tile's background symbol, in points.
    var backgroundPointSize: CGFloat {
        if let pointSize, pointSize > 0, pointSize.isFinite { return min(pointSize, 10_000) }
        let standard = SettingsIconMetrics.backgroundPointSize
        switch platform {
        case .watchOS: return standard.watchOS.value
        case .visionOS: return standard.visionOS.value
        case .iOS:
            let tiles = SettingsIconMetrics.largeTile[system]
            guard let tile = isInSwiftUIList ? tiles.inSwiftUILists : tiles.elsewhere else {
                return standard.iOS.value
            }
            return standard.iOS.value * tile.value / SettingsIconMetrics.squircleTile.value
        }
    }

    /// A tile and the point size of the background symbol that gives it.
    private var tileRatio: (tile: CGFloat, pointSize: CGFloat) {
        let standard = SettingsIconMetrics.backgroundPointSize
        let circles = SettingsIconMetrics.circleTile
        let squircle = SettingsIconMetrics.squircleTile.value
        return switch (effectiveShape, platform) {
        case (.circle, .watchOS): (circles.watchOS.value, standard.watchOS.value)
        case (.circle, _): (circles.visionOS.value, standard.visionOS.value)
        case (.squircle, .watchOS): (squircle * SettingsIconMetrics.compactScale.value, standard.iOS.value)
        case (.squircle, _): (squircle, standard.iOS.value)
        }
    }

    /// The picture's width and height, in points: the tile's, or the advance of the background symbol in whole pixels.
    func canvasSide(displayScale: CGFloat) -> CGFloat {
        guard canvas == .symbol else { return tileSize }
        let bearings = SettingsIconMetrics.sideBearings
        let beside = backgroundPointSize * (effectiveShape == .circle ? bearings.round : bearings.square).value
        let hasScale = displayScale > 0 && displayScale.isFinite
        return PixelGrid(scale: hasScale ? displayScale : 3).ceil(tileSize + beside)
    }

    private var opticalPointSize: CGFloat? {
        switch SettingsIconMetrics.opticalSizes[system] {
        case .none: return nil
        case .pointSizes(let sizes): return sizes[symbol.name].map { $0.value * tileSize }
        case .inkWidths(let widths):
            guard let width = widths[symbol.name], symbol.bounds.width > 0 else { return nil }
            return width.value * tileSize / symbol.bounds.width
        }
    }

    /// The shadow that the glyph casts on the tile; none on the flat tiles of iOS 18 and before (assumed).
    ///
    /// iOS 26 takes the figures of iOS 27 (assumed).
    var shadow: Shadow? {
        guard gradient != .flat else { return nil }
        let figures =
            switch platform {
            case .iOS: SettingsIconMetrics.shadowIOS
            case .watchOS: SettingsIconMetrics.shadowWatchOS
            case .visionOS: SettingsIconMetrics.shadowVisionOS
            }
        return Shadow(
            color: RGBA(red: 0, green: 0, blue: 0, alpha: Double(figures.opacity.value)),
            offset: CGSize(width: 0, height: figures.offset.value), radius: figures.radius.value)
    }
}
