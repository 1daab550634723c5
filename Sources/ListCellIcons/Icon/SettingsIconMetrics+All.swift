// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension SettingsIconMetrics {
    /// Every figure of the icons; a test reads the sources and finds each declaration here.
    public static let all: [Figure] = tile + glyph + shadow + gradient + exhibit

    private static let tile = [
        cornerRatio26, cornerRatio18, backgroundPointSize.iOS, backgroundPointSize.watchOS,
        backgroundPointSize.visionOS, squircleTile, circleTile.watchOS, circleTile.visionOS, swiftUITile26, tile18,
        sideBearings.square, sideBearings.round,
    ]

    private static let glyph =
        [glyphRatio.iOS, glyphRatio.watchOS, glyphRatio.visionOS, compactScale, widestGlyph]
        + opticalSizes26.sorted { $0.key < $1.key }.map(\.value)
        + opticalWidths27.sorted { $0.key < $1.key }.map(\.value)

    private static let shadow = [shadowIOS, shadowWatchOS, shadowVisionOS].flatMap {
        [$0.opacity, $0.offset, $0.radius]
    }

    private static let gradient = [
        sampleRowsIOS.top, sampleRowsIOS.bottom, sampleRowsWatchOS.top, sampleRowsWatchOS.bottom,
        recognitionTolerance, dodge, whiteOverlay, overlayEnd26,
    ]

    private static let exhibit = [
        IconExhibit.fixedCanvas, IconExhibit.standardSlotWidth, IconExhibit.standardSlotHeight, IconExhibit.arcRatio,
    ]
}
