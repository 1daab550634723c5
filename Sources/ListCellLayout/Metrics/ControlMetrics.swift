// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The sizes of controls at large; what follows the text size says so.
public enum ControlMetrics {
    private static let published = (certainty: Certainty.reported, source: "published view frames, iOS 13 to 18")

    // MARK: Sizes that do not grow

    /// UIStepper; the same at AX5.
    public static let stepper = FigureSize(
        "stepper", (94, 32), .measured, "view frames, iOS 26.1; SwiftUI at L and AX5, iOS 27", in18: published)
    /// UIActivityIndicatorView of medium size.
    public static let activityIndicator = FigureSize(
        "activity indicator", (20, 20), .reported, "published view frames of the medium style")
    /// UISlider's height.
    public static let sliderHeight = GenerationFigure(
        "slider height", (34, .reported, "a published view frame, iOS 14 and later"),
        (34, .measured, "view frames, iOS 26.1"))
    /// The same in a SwiftUI list.
    public static let swiftUISliderHeight = GenerationFigure(
        "slider height, SwiftUI", (31, .assumed, "as on iOS 27"), (31, .measured, "rows of 61 = 15 + 31 + 15, iOS 27"))
    /// UISegmentedControl's height.
    public static let segmentedHeight = GenerationFigure(
        "segmented control height", (32, .reported, "published view frames, iOS 13 to 18"),
        (34, .measured, "view frames, iOS 26.1"))
    /// The same in a SwiftUI list.
    public static let swiftUISegmentedHeight = GenerationFigure(
        "segmented control height, SwiftUI", (32, .assumed, "as in UIKit"), (31, .measured, "view frames, iOS 27"))
    /// UIProgressView's height.
    public static let progressHeight = GenerationFigure(
        "progress view height", (4, .reported, "published view frames, iOS 14 to 18"), (4, .assumed, "as on iOS 18"))
    /// A slider or progress view that is an accessory: UIKit gives neither a width of its own.
    public static let accessoryWidth = Figure(
        "width of a slider or progress view as an accessory", 120, .assumed, "an app states it")

    // MARK: Segments

    /// The point size of a segment's label, which does not follow the text size; the selected one is medium.
    public static let segmentPointSize = GenerationFigure(
        "point size of a segment's label", (13, .reported, "published defaults, iOS 13 to 18"),
        (13, .measured, "view frames, iOS 26.1"))
    /// From a segment's edge to its label where the control is as wide as its labels need.
    public static let segmentPadding = Figure("label to the edge of a segment", 12, .assumed, "as a button's inset")
    /// From the control's edge to the selected segment.
    public static let selectionInset = GenerationFigure(
        "inset of the selected segment", (2, .assumed, "as on iOS 26"), (2, .measured, "view frames, iOS 26.1"))

    // MARK: What grows with its text

    /// What a date picker's pill is higher than the body leading.
    public static let datePickerPadding = GenerationFigure(
        "date picker's pill above the leading", (12, .assumed, "as on iOS 26"),
        (12, .measured, "34 at L, iOS 26.1; assumed to grow"))
    /// From a pill's edge to its label.
    public static let datePickerInset = GenerationFigure(
        "date picker's label to the pill's edge", (12, .assumed, "as on iOS 26"),
        (12, .measured, "view frames, iOS 26.1"))
    /// Between two pills.
    public static let datePickerGap = Figure("gap between a date picker's pills", 5, .assumed, "not seen")
    /// From a button's edge to its title, leading and trailing, then above and below.
    public static let buttonInsets = FigureSize(
        "insets of a button", in18: ((12, 7), .reported, "published configurations, iOS 15 to 18"),
        in26: ((12, 7), .measured, "34.333 at L, iOS 26.1; 77.333 at AX5, iOS 27"))
    /// Between a menu's value and its chevrons, scaled with the body size.
    public static let menuGap = GenerationFigure(
        "value of a menu to its chevrons", (5, .assumed, "not seen"), (5, .assumed, "not seen"))
}
