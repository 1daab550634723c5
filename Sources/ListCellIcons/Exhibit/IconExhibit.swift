// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension SettingsIcon {
    /// A way to draw the tile from the symbol `app.fill`: the right one, and the ways that miss the system's look.
    ///
    /// Each but the first is there to be looked at beside it; see Documentation/IconMethods.md.
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
}
