// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// A control where it is drawn on the screen.
struct ControlDrawing {
    var frame: CGRect
    var parts: [ControlPart]
    var tint: Color
    var isEnabled: Bool
    /// What its items are named.
    var name: String
    /// The opacity of the cell's content, 0 to 1.
    var opacity = 1.0
}

/// The colours of controls beside their tint. UIKit's dynamic colours (apple) where it names them, otherwise assumed.
enum ControlColors {
    /// The part of a slider or progress view that is not filled (assumed).
    static let emptyTrack = Color(.systemFill)
    /// Behind segments, steppers and gray buttons (assumed); behind dates (measured, iOS 26.1).
    static let ground = Color(.tertiarySystemFill)
    /// A switch that is off: on 26 (197, 197, 199) on white (measured), the same colour in dark (assumed).
    static let switchOff = Color(.tertiaryLabel)
    /// The same on 18: (233, 233, 234) on white (reported).
    static let switchOff18 = Color(.secondarySystemFill)
    /// How much of its tint a tinted button's ground has (assumed).
    static let tintedGround = 0.18
    /// Below a slider's thumb, blurred half as far as published drawings of it say (reported).
    static let thumbShadows = [
        Shadow(color: RGBA(hex: 0, alpha: 0.12), offset: CGSize(width: 0, height: 6), radius: 6.5),
        Shadow(color: RGBA(hex: 0, alpha: 0.12), offset: CGSize(width: 0, height: 0.5), radius: 2),
    ]
    /// Below a selected segment of 18, as published drawings have it (reported).
    static let selectionShadows = [
        Shadow(color: RGBA(hex: 0, alpha: 0.12), offset: CGSize(width: 0, height: 3), radius: 4),
        Shadow(color: RGBA(hex: 0, alpha: 0.04), offset: CGSize(width: 0, height: 3), radius: 0.5),
    ]
}
