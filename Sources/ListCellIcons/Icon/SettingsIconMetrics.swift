// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The figures of Settings icons, each with its certainty and source.
///
/// "Design notes" are notes on the Settings app of iOS 27.0 and 27.1, watchOS 27 and visionOS 27, measured on pictures
/// of its simulators.
public enum SettingsIconMetrics {
    /// How a figure is known.
    public enum Certainty: String, Sendable, Hashable {
        case measured, apple, reported, rule, assumed
    }

    /// A figure in a table for people.
    public struct Entry: Sendable, Hashable {
        /// What it is, for people: "tile, iOS 27".
        public var name: String
        /// In points, or a ratio where the name says `÷`.
        public var value: Double
        /// How the value is known.
        public var certainty: Certainty
        /// What it was read from, in words.
        public var source: String
    }

    // MARK: Tile

    /// The corner radius of the tile since iOS 26, in tile widths (measured: fits `app.fill` within 0.0016 widths).
    public static let cornerRatio26: CGFloat = 0.2635
    /// The corner radius of the tile from iOS 7 to 18, in tile widths (reported).
    public static let cornerRatio18: CGFloat = 0.225
    /// The point size of the background symbol on the three platforms, in points (measured).
    static let backgroundPointSize: (iOS: CGFloat, watchOS: CGFloat, visionOS: CGFloat) = (31, 25.5, 32)
    /// The tile that `app.fill` gives at 31 pt, in points (measured); 0.9 of the point size in proportion.
    static let squircleTile: CGFloat = 28
    /// The circles that `circle.fill` gives on the watch at 25.5 pt and on visionOS at 32 pt, in points (measured).
    static let circleTile: (watchOS: CGFloat, visionOS: CGFloat) = (24, 32)
    /// The tile of iOS 17 and 18 and of SwiftUI lists on iOS 26, in points (measured in lists of iOS 26).
    static let largeTile: CGFloat = 29

    // MARK: Glyph

    /// The glyph's point size, in point sizes of the background symbol (measured).
    static let glyphRatio: (iOS: CGFloat, watchOS: CGFloat, visionOS: CGFloat) = (0.56, 0.5, 0.6)
    /// The size of SF Compact's glyphs, in SF Pro's (measured).
    static let compactScale: CGFloat = 0.95
    /// Glyph point sizes of single symbols on iOS 26, in tile widths (measured).
    static let opticalSizes26: [String: CGFloat] = [
        "airplane": 0.578, "wifi": 0.624, "antenna.radiowaves.left.and.right": 0.614, "personalhotspot": 0.486,
        "battery.100percent": 0.5, "gear": 0.673,
    ]
    /// Glyph widths of single symbols on iOS 27, in tile widths (reported).
    static let opticalWidths27: [String: CGFloat] = ["gear": 0.76, "camera.fill": 0.64]

    /// The widest ink of a glyph without an optical size, in tile widths: that of the widest glyph measured on iOS 26,
    /// gear's 0.673 × 1.0796 (assumed for the other systems and symbols).
    static let widestGlyph: CGFloat = 0.73

    // MARK: Canvas

    /// What the box of a square and a round symbol has beside its ink, in point sizes (measured).
    static let sideBearings: (square: CGFloat, round: CGFloat) = (0.247, 0.173)

    // MARK: Ways that miss the look

    /// The side of a canvas that is fixed, in points: the size of icons in the Settings app of iOS 7 to 18.
    static let fixedCanvas: CGFloat = 29
    /// The slot that `standardDimension` stands for at the default text size, in points (measured; ListCellLayout).
    static let standardSlot = CGSize(width: 24, height: 22)

    // MARK: Shadow of the glyph

    /// Opacity of black, distance down and standard deviation of the blur in points (measured).
    static let shadowIOS: (opacity: Double, offset: CGFloat, radius: CGFloat) = (0.09, 0.8, 0.75)
    /// The same on the watch (measured).
    static let shadowWatchOS: (opacity: Double, offset: CGFloat, radius: CGFloat) = (0.045, 0.5, 0.35)

    // MARK: Gradient

    /// Where the two colours of a gradient were read, in tile heights: the middles of rows 6 and 71 of 78 (measured).
    static let sampleRowsIOS = (top: 6.5 / 78, bottom: 71.5 / 78)
    /// The same on the watch: rows 3 and 43 of 48 (measured).
    static let sampleRowsWatchOS = (top: 3.5 / 48, bottom: 43.5 / 48)
    /// The largest difference of a component, of 255, from a known colour (rule of the design notes).
    static let recognitionTolerance = 3.0
    /// The colour dodge that lightens the top of a colour without measured pair (rule of the design notes).
    static let dodge = 0.08
    /// The white laid over it (rule of the design notes).
    static let whiteOverlay = 0.0225
    /// On iOS 26 white of alpha (2/3 − f)/2 lies over the colour, f down from the top in tile heights (measured).
    static let overlayEnd26 = 2.0 / 3
}
