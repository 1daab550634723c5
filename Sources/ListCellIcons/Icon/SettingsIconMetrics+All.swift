// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension SettingsIconMetrics {
    /// The figures for people to read.
    public static let all: [Entry] =
        tile + glyph + shadow + gradient

    private static let notes = "design notes, Settings of OS 27"

    private static let tile = [
        Entry(name: "corner radius ÷ width, iOS 26 and later", value: cornerRatio26, .measured, "outline of app.fill"),
        Entry(name: "corner radius ÷ width, iOS 17 and 18", value: cornerRatio18, .reported, "app icons since iOS 7"),
        Entry(name: "background point size, iOS", value: backgroundPointSize.iOS, .measured, notes),
        Entry(name: "background point size, watchOS", value: backgroundPointSize.watchOS, .measured, notes),
        Entry(name: "background point size, visionOS", value: backgroundPointSize.visionOS, .measured, notes),
        Entry(name: "tile, iOS 27", value: squircleTile, .measured, notes),
        Entry(name: "tile, watchOS 27", value: circleTile.watchOS, .measured, notes),
        Entry(name: "tile, visionOS 27", value: circleTile.visionOS, .measured, notes),
        Entry(name: "tile, SwiftUI lists of iOS 26", value: largeTile, .measured, "lists of iOS 26"),
        Entry(name: "tile, iOS 17 and 18", value: largeTile, .assumed, "icon size of the Settings app"),
        Entry(name: "canvas ÷ point size beyond a square tile", value: sideBearings.square, .measured, "app.fill"),
        Entry(name: "canvas ÷ point size beyond a round tile", value: sideBearings.round, .measured, "circle.fill"),
    ]

    private static let glyph =
        [
            Entry(name: "glyph ÷ background point size, iOS", value: glyphRatio.iOS, .measured, notes),
            Entry(name: "glyph ÷ background point size, watchOS", value: glyphRatio.watchOS, .measured, notes),
            Entry(name: "glyph ÷ background point size, visionOS", value: glyphRatio.visionOS, .measured, notes),
            Entry(name: "SF Compact ÷ SF Pro", value: compactScale, .measured, notes),
            Entry(name: "widest glyph ÷ tile", value: widestGlyph, .assumed, "the widest of six measured on iOS 26"),
        ]
        + opticalSizes26.sorted { $0.key < $1.key }.map {
            Entry(name: "\($0.key) point size ÷ tile, iOS 26", value: $0.value, .measured, "Settings of iOS 26")
        }
        + opticalWidths27.sorted { $0.key < $1.key }.map {
            Entry(name: "\($0.key) width ÷ tile, iOS 27", value: $0.value, .reported, notes)
        }

    private static let shadow = [
        Entry(name: "shadow opacity, iOS", value: shadowIOS.opacity, .measured, notes),
        Entry(name: "shadow offset, iOS", value: shadowIOS.offset, .measured, notes),
        Entry(name: "shadow radius, iOS", value: shadowIOS.radius, .measured, notes),
        Entry(name: "shadow opacity, watchOS", value: shadowWatchOS.opacity, .measured, notes),
        Entry(name: "shadow offset, watchOS", value: shadowWatchOS.offset, .measured, notes),
        Entry(name: "shadow radius, watchOS", value: shadowWatchOS.radius, .measured, notes),
        Entry(name: "shadow opacity, visionOS", value: shadowIOS.opacity, .assumed, "as on iOS"),
    ]

    private static let gradient = [
        Entry(name: "upper sample row ÷ height, iOS", value: sampleRowsIOS.top, .measured, notes),
        Entry(name: "lower sample row ÷ height, iOS", value: sampleRowsIOS.bottom, .measured, notes),
        Entry(name: "upper sample row ÷ height, watchOS", value: sampleRowsWatchOS.top, .measured, notes),
        Entry(name: "lower sample row ÷ height, watchOS", value: sampleRowsWatchOS.bottom, .measured, notes),
        Entry(name: "recognition tolerance", value: recognitionTolerance, .rule, notes),
        Entry(name: "dodge of other colours", value: dodge, .rule, notes),
        Entry(name: "white over other colours", value: whiteOverlay, .rule, notes),
        Entry(name: "end of the overlay ÷ height, iOS 26", value: overlayEnd26, .measured, "Settings of iOS 26"),
    ]
}

extension SettingsIconMetrics.Entry {
    init(name: String, value: Double, _ certainty: SettingsIconMetrics.Certainty, _ source: String) {
        self.init(name: name, value: value, certainty: certainty, source: source)
    }
}
