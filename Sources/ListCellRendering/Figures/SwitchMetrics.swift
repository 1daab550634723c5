// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of a switch's drawing.
enum SwitchMetrics {
    /// From the track's edge to the thumb, in points (measured, both generations).
    static let thumbInset: CGFloat = 2
    /// The thumb's width on 26, in points (measured); on 18 it is as wide as high.
    static let thumbWidth: CGFloat = 37
    /// The track when off on 26: (197, 197, 199) on white (measured); the same colour in dark (assumed).
    static let offColor = CatalogColor.tertiaryLabel
    /// The track when off on 18: (233, 233, 234) on white (reported).
    static let offColor18 = CatalogColor.secondarySystemFill
    /// Below the thumb of 18 (assumed).
    static let thumbShadow = Shadow(color: RGBA(hex: 0, alpha: 0.15), offset: CGSize(width: 0, height: 3), radius: 4)
}
