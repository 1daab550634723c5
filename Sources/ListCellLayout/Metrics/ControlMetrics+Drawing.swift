// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// What is drawn of controls within their frames.
extension ControlMetrics {
    // MARK: Switches and sliders

    /// From the edge of a switch's track to its thumb.
    public static let switchThumbInset = GenerationFigure(
        "inset of a switch's thumb", (2, .measured, "pixels, iOS 15 to 17"), (2, .measured, "pixels, iOS 26"))
    /// A switch's thumb: on 18 a circle.
    public static let switchThumb = FigureSize(
        "thumb of a switch", in18: ((27, 27), .measured, "pixels, iOS 15 to 17"),
        in26: ((37, 24), .measured, "view frames, iOS 26"))
    /// The thickness of a slider's track.
    public static let sliderTrack = GenerationFigure(
        "slider's track", (4, .reported, "published drawings, iOS 7 to 18"), (6, .measured, "view frames, iOS 26.1"))
    /// A slider's thumb: on 18 a circle, on 26 a capsule.
    public static let sliderThumb = FigureSize(
        "slider's thumb", in18: ((28, 28), .reported, "published drawings, iOS 7 to 18"),
        in26: ((37, 24), .measured, "view frames, iOS 26.1"))

    // MARK: Corners

    /// A stepper's corner; half its height on 26.
    public static let stepperRadius = GenerationFigure(
        "corner of a stepper", (8, .assumed, "published drawings show about 8"), (16, .assumed, "half its height"))
    /// A segmented control's corner; half its height on 26.
    public static let segmentedRadius = GenerationFigure(
        "corner of a segmented control", (9, .assumed, "published drawings show about 9"),
        (17, .assumed, "half its height"))
    /// The selected segment's corner on 18; on 26 half its height.
    public static let selectionRadius = GenerationFigure(
        "corner of the selected segment", (7, .assumed, "concentric with the control's"),
        (15, .assumed, "half its height"))
    /// A date picker's pill's corner, at most half its height.
    public static let datePickerRadius = GenerationFigure(
        "corner of a date picker's pill", (8, .assumed, "published drawings show about 8"),
        (17, .measured, "view frames, iOS 26.1"))
    /// A button's corner at large, at most half its height; on 18 it follows the text size, and in a SwiftUI list of 26
    /// it is always half its height.
    public static let buttonRadius = GenerationFigure(
        "corner of a button", (5.95, .reported, "published configurations, iOS 15 to 18"),
        (17, .measured, "view frames, iOS 26.1"))

    // MARK: Lines and glyphs

    /// The line between a stepper's halves.
    public static let stepperDivider = FigureSize("line in a stepper", (1, 18), .assumed, "not seen")
    /// The thickness of the strokes of minus and plus, and how long they are.
    public static let stepperGlyph = FigureSize(
        "stroke of a stepper's glyph", in18: ((15, 1.7), .assumed, "not seen"),
        in26: ((15, 1.7), .assumed, "not seen"))
    /// The line between two segments of 18 of which none is selected.
    public static let segmentDivider = FigureSize("line between segments", (1, 16), .assumed, "half the height")
    /// How dim the parts of a disabled control are.
    public static let disabledAlpha = Figure("opacity of a disabled control", 0.5, .assumed, "as a switch looks")
}
