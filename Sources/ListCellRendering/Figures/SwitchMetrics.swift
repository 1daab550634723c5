// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of a switch's drawing.
enum SwitchMetrics {
    private static let assumed = "no picture is known"

    static let shadowOpacity18 = Figure("switch, opacity of the thumb's shadow on 18", 0.15, .assumed, assumed)
    static let shadowOffset18 = Figure("switch, offset of the thumb's shadow on 18", 3, .assumed, assumed)
    static let shadowRadius18 = Figure("switch, radius of the thumb's shadow on 18", 4, .assumed, assumed)

    /// Below the thumb of 18.
    static let thumbShadow = Shadow(
        color: RGBA(hex: 0, alpha: Double(shadowOpacity18.value)),
        offset: CGSize(width: 0, height: shadowOffset18.value), radius: shadowRadius18.value)
}
