// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension SymbolScale {
    /// How much larger than at medium a symbol is: 0.791 and 1.2765 for small and large (published sizes, reported).
    public var factor: CGFloat {
        switch self {
        case .small: 0.791
        case .medium: 1
        case .large: 1.2765
        }
    }

    /// What an image leaves above and below its ink, in point sizes before the scale's factor: 0.118 at large, 0.07
    /// otherwise (rule; 1 and 2 points at a size of 17 were measured).
    public var imageMargin: CGFloat {
        switch self {
        case .small, .medium: 0.07
        case .large: 0.118
        }
    }
}

extension Symbol {
    /// The size of the symbol's image as UIKit gives it, in points.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points before the scale's factor.
    ///   - growth: How much wider and higher the ink is in a heavier weight, in point sizes; 0 at regular.
    public func imageSize(
        pointSize: CGFloat, scale: SymbolScale = .medium, growth: CGFloat = 0, grid: PixelGrid
    ) -> CGSize {
        Self.imageSize(
            ink: inkSize(growth: growth), bearings: advance - bounds.width, pointSize: pointSize, scale: scale,
            grid: grid)
    }

    /// Width and height of the ink in point sizes, grown by a heavier weight; at regular by 0.
    public func inkSize(growth: CGFloat) -> CGSize {
        CGSize(width: bounds.width + growth, height: bounds.height + growth)
    }

    /// The size of an image of some ink, in points: ink up to whole pixels, at its sides the bearings to the nearest
    /// pixel, above and below it a margin to the nearest half point (rule; fits all images that were recorded at
    /// regular weight within the precision of their ink).
    ///
    /// - Parameters:
    ///   - ink: Width and height in point sizes.
    ///   - bearings: Both side bearings together, in point sizes.
    ///   - pointSize: The size in points before the scale's factor.
    public static func imageSize(
        ink: CGSize, bearings: CGFloat, pointSize: CGFloat, scale: SymbolScale, grid: PixelGrid
    ) -> CGSize {
        let inkSize = grid.ceil(ink * (pointSize * scale.factor))
        let halfPoints = PixelGrid(scale: 2)
        let margin = halfPoints.round(scale.imageMargin * pointSize)
        let bearing = grid.round(max(bearings, 0) / 2 * pointSize * scale.factor)
        return CGSize(width: inkSize.width + 2 * bearing, height: inkSize.height + 2 * margin)
    }

    /// How far the ink's middle lies to the right of the box's and below it, in point sizes.
    ///
    /// The box is as wide as the advance. Ink that lies `usualInkX` to the left of its middle, as most does, counts as
    /// in the middle (images of such symbols were measured to be symmetrical), and so does what is within 0.005 of it.
    public var inkOffset: CGPoint {
        func offset(_ distance: CGFloat) -> CGFloat { abs(distance) < 0.005 ? 0 : distance }
        return CGPoint(x: offset(bounds.midX - Self.usualInkX), y: offset(bounds.midY))
    }

    /// Where the middle of most symbols' ink lies, in point sizes to the right of the box's (published sizes, reported).
    public static let usualInkX: CGFloat = -0.009
}

extension CGSize {
    /// The size with both sides multiplied.
    package static func * (size: CGSize, factor: CGFloat) -> CGSize {
        CGSize(width: size.width * factor, height: size.height * factor)
    }
}
