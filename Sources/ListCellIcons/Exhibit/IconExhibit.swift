// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A Settings icon whose tile is drawn from the symbol `app.fill` in one of several ways: the right one, and the ways
/// that miss the system's look.
///
/// Each but the first is there to be looked at beside it; see Documentation/IconMethods.md.
public struct IconExhibit: Hashable, Sendable {
    /// A way to draw the tile.
    public enum Method: String, CaseIterable, Sendable, Hashable {
        /// The right way: the background symbol at its own size, drawn with `draw(at:)`.
        case drawAt
        /// A fixed canvas of 29 points that the background's image is stretched to with `draw(in:)`.
        case drawIn
        /// The same canvas, with the background's image fitted into it and the glyph at its usual size.
        case aspectFit
        /// A point size that gives the background's image the canvas's width of 29 points.
        case calibratedPointSize
        /// The system's standard slot taken for the canvas.
        case standardDimension
        /// The background made as large as its frame, as SwiftUI's `resizable().scaledToFit()` does.
        case resizable
        /// The glyph at the image scale large, which a label in a SwiftUI list gives it.
        case imageScaleLarge
        /// Only the tile: a rectangle with the system's continuous corner over `app.fill`, differences in red.
        case continuousCorner
        /// Only the tile: the best circular arc over `app.fill`, differences in red.
        case circularArc
        /// Only the tile: the superellipse of degree 5 over `app.fill`, differences in red.
        case superellipse
    }

    /// What is drawn.
    public var icon: SettingsIcon
    /// The way it is drawn.
    public var method: Method

    /// An icon to be drawn in a way.
    public init(_ icon: SettingsIcon, method: Method) {
        self.icon = icon
        self.method = method
    }
}

extension IconExhibit {
    /// The side of a canvas that is fixed.
    static let fixedCanvas = Figure(
        "fixed canvas of a way that misses the look", 29, .assumed, "icon size of the Settings app")
    static let standardSlotWidth = Figure(
        "standard slot at the default text size, width", 24, .measured, "as in the layout")
    static let standardSlotHeight = Figure(
        "standard slot at the default text size, height", 22, .measured, "as in the layout")
    /// The radius of the circular arc that comes nearest.
    static let arcRatio = Figure(
        "radius of the nearest circular arc ÷ width", 0.2654, .rule, "nearest to the continuous corner")
}
