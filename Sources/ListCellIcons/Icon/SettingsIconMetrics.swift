// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The figures of Settings icons.
///
/// "Design notes" are notes on the Settings app of iOS 27.0 and 27.1, watchOS 27 and visionOS 27, measured on pictures
/// of its simulators.
public enum SettingsIconMetrics {
    private static let notes = "design notes, Settings of OS 27"

    // MARK: Tile

    /// The corner radius of the tile since iOS 26, in tile widths: fits `app.fill` within 0.0016 widths.
    public static let cornerRatio26 = Figure(
        "corner radius ÷ width, iOS 26 and later", 0.2635, .measured, "outline of app.fill")
    /// The corner radius of the tile from iOS 7 to 18, in tile widths.
    public static let cornerRatio18 = Figure(
        "corner radius ÷ width, iOS 17 and 18", 0.225, .reported, "app icons since iOS 7")
    /// The point size of the background symbol on the three platforms.
    static let backgroundPointSize = (
        iOS: Figure("background point size, iOS", 31, .measured, notes),
        watchOS: Figure("background point size, watchOS", 25.5, .measured, notes),
        visionOS: Figure("background point size, visionOS", 32, .measured, notes)
    )
    /// The tile that `app.fill` gives at 31 pt; 0.9 of the point size in proportion.
    static let squircleTile = Figure("tile, iOS 27", 28, .measured, notes)
    /// The circles that `circle.fill` gives on the watch at 25.5 pt and on visionOS at 32 pt.
    static let circleTile = (
        watchOS: Figure("tile, watchOS 27", 24, .measured, notes),
        visionOS: Figure("tile, visionOS 27", 32, .measured, notes)
    )
    static let swiftUITile26 = Figure("tile, SwiftUI lists of iOS 26", 29, .measured, "lists of iOS 26")
    static let tile18 = Figure("tile, iOS 17 and 18", 29, .assumed, "icon size of the Settings app")
    /// What the box of a square and a round symbol has beside its ink, in point sizes.
    static let sideBearings = (
        square: Figure("canvas ÷ point size beyond a square tile", 0.247, .measured, "app.fill"),
        round: Figure("canvas ÷ point size beyond a round tile", 0.173, .measured, "circle.fill")
    )

    // MARK: Glyph

    /// The glyph's point size, in point sizes of the background symbol.
    static let glyphRatio = (
        iOS: Figure("glyph ÷ background point size, iOS", 0.56, .measured, notes),
        watchOS: Figure("glyph ÷ background point size, watchOS", 0.5, .measured, notes),
        visionOS: Figure("glyph ÷ background point size, visionOS", 0.6, .measured, notes)
    )
    /// The size of SF Compact's glyphs, in SF Pro's.
    static let compactScale = Figure("SF Compact ÷ SF Pro", 0.95, .measured, notes)
    /// The widest ink of a glyph without an optical size, in tile widths: gear's 0.673 × 1.0796.
    static let widestGlyph = Figure("widest glyph ÷ tile", 0.73, .assumed, "the widest of six measured on iOS 26")
    /// Glyph point sizes of single symbols on iOS 26, in tile widths.
    static let opticalSizes26 = [
        "airplane": 0.578, "wifi": 0.624, "antenna.radiowaves.left.and.right": 0.614, "personalhotspot": 0.486,
        "battery.100percent": 0.5, "gear": 0.673,
    ].named { Figure("\($0) point size ÷ tile, iOS 26", $1, .measured, "Settings of iOS 26") }
    /// Glyph widths of single symbols on iOS 27, in tile widths.
    static let opticalWidths27 = ["gear": 0.76, "camera.fill": 0.64]
        .named { Figure("\($0) width ÷ tile, iOS 27", $1, .reported, notes) }
}

extension SettingsIconMetrics {
    // MARK: Shadow of the glyph

    /// Opacity of black, distance down and standard deviation of the blur in points.
    typealias ShadowFigures = (opacity: Figure, offset: Figure, radius: Figure)

    static let shadowIOS: ShadowFigures = (
        Figure("shadow opacity, iOS", 0.09, .measured, notes), Figure("shadow offset, iOS", 0.8, .measured, notes),
        Figure("shadow radius, iOS", 0.75, .measured, notes)
    )
    static let shadowWatchOS: ShadowFigures = (
        Figure("shadow opacity, watchOS", 0.045, .measured, notes),
        Figure("shadow offset, watchOS", 0.5, .measured, notes),
        Figure("shadow radius, watchOS", 0.35, .measured, notes)
    )
    static let shadowVisionOS: ShadowFigures = (
        Figure("shadow opacity, visionOS", 0.09, .assumed, "as on iOS"),
        Figure("shadow offset, visionOS", 0.8, .assumed, "as on iOS"),
        Figure("shadow radius, visionOS", 0.75, .assumed, "as on iOS")
    )

    // MARK: Gradient

    /// Where the two colours of a gradient were read, in tile heights.
    typealias SampleRows = (top: Figure, bottom: Figure)

    /// The middles of rows 6 and 71 of 78.
    static let sampleRowsIOS: SampleRows = (
        Figure("upper sample row ÷ height, iOS", 6.5 / 78, .measured, notes),
        Figure("lower sample row ÷ height, iOS", 71.5 / 78, .measured, notes)
    )
    /// The middles of rows 3 and 43 of 48.
    static let sampleRowsWatchOS: SampleRows = (
        Figure("upper sample row ÷ height, watchOS", 3.5 / 48, .measured, notes),
        Figure("lower sample row ÷ height, watchOS", 43.5 / 48, .measured, notes)
    )
    /// The largest difference of a component, of 255, from a known colour.
    static let recognitionTolerance = Figure("recognition tolerance", 3, .rule, notes)
    /// The colour dodge that lightens the top of a colour without measured pair.
    static let dodge = Figure("dodge of other colours", 0.08, .rule, notes)
    /// The white laid over it.
    static let whiteOverlay = Figure("white over other colours", 0.0225, .rule, notes)
    /// On iOS 26 white of alpha (2/3 − f)/2 lies over the colour, f down from the top in tile heights.
    static let overlayEnd26 = Figure("end of the overlay ÷ height, iOS 26", 2.0 / 3, .measured, "Settings of iOS 26")
}

extension [String: Double] {
    /// The numbers as figures of their names.
    fileprivate func named(_ figure: (String, CGFloat) -> Figure) -> [String: Figure] {
        [String: Figure](uniqueKeysWithValues: map { ($0.key, figure($0.key, CGFloat($0.value))) })
    }
}
