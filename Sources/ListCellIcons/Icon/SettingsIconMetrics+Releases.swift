// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// What of a Settings icon on iOS changed with a release: a later one is added here and nowhere else.
extension SettingsIconMetrics {
    /// The shading of the tile.
    static let shading: ByRelease<SettingsIconGradient> = [.iOS17: .flat, .iOS26: .iOS26, .iOS27: .iOS27]

    /// The corner radius of the tile, in tile widths.
    static let cornerRatio: ByRelease<Figure> = [.iOS17: cornerRatio18, .iOS26: cornerRatio26]

    /// The tile where it is another one than `squircleTile`, in points; nil where it is that.
    static let largeTile: ByRelease<(inSwiftUILists: Figure?, elsewhere: Figure?)> = [
        .iOS17: (tile18, tile18), .iOS26: (swiftUITile26, nil), .iOS27: (nil, nil),
    ]

    /// Sizes that single symbols have of their own.
    enum OpticalSizes {
        case none
        /// Point sizes by symbol, in tile widths.
        case pointSizes([String: Figure])
        /// Widths of the ink by symbol, in tile widths.
        case inkWidths([String: Figure])
    }

    static let opticalSizes: ByRelease<OpticalSizes> = [
        .iOS17: .none, .iOS26: .pointSizes(opticalSizes26), .iOS27: .inkWidths(opticalWidths27),
    ]
}
