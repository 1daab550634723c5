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
}

extension Symbol {
    /// The height of a symbol's image above its ink's, in points at a size of 17 (play.circle.fill, measured once).
    public static let imageMarginAt17Points: CGFloat = 2

    /// The size of the symbol's image at a point size, a scale's factor included: the advance and the ink's height
    /// with a margin, both up to whole pixels.
    public func imageSize(pointSize: CGFloat, grid: PixelGrid) -> CGSize {
        CGSize(
            width: grid.ceil(advance * pointSize),
            height: grid.ceil((bounds.height + Self.imageMarginAt17Points / 17) * pointSize))
    }
}
