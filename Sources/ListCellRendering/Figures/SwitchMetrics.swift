// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of a switch's drawing.
enum SwitchMetrics {
    private static let assumed = "no picture is known"

    static let thumbInset = Figure(
        "switch, from the track's edge to the thumb", 2, .measured, "pictures of iOS 18 and 26")
    /// On 26; on 18 the thumb is as wide as high.
    static let thumbWidth26 = Figure("switch, width of the thumb on 26", 37, .measured, "pictures of iOS 26")
    static let shadowOpacity18 = Figure("switch, opacity of the thumb's shadow on 18", 0.15, .assumed, assumed)
    static let shadowOffset18 = Figure("switch, offset of the thumb's shadow on 18", 3, .assumed, assumed)
    static let shadowRadius18 = Figure("switch, radius of the thumb's shadow on 18", 4, .assumed, assumed)

    /// The track when off on 26: (197, 197, 199) on white (measured); the same colour in dark (assumed).
    static let offColor = CatalogColor.tertiaryLabel
    /// The track when off on 18: (233, 233, 234) on white (reported).
    static let offColor18 = CatalogColor.secondarySystemFill

    /// Below the thumb of 18.
    static let thumbShadow = Shadow(
        color: RGBA(hex: 0, alpha: Double(shadowOpacity18.value)),
        offset: CGSize(width: 0, height: shadowOffset18.value), radius: shadowRadius18.value)
}
