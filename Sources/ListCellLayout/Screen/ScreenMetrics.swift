// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The figures of what stands above a list on its screen.
public enum ScreenMetrics {
    /// A navigation bar's height.
    public static let barHeight = GenerationFigure(
        "height of the navigation bar", (44, .reported, "navigation bars of iOS 18"),
        (54, .measured, "view frames, iOS 26.1 and 27, iPad too"))
    /// The least distance of a navigation bar from the screen's top.
    public static let barTop = GenerationFigure(
        "least top of the navigation bar", (0, .assumed, "not seen"),
        (10, .measured, "screens without a safe area, iOS 26.1"))
    /// The least height of a large title's zone, below the bar.
    public static let titleZone = GenerationFigure(
        "least height of a large title's zone", (52, .assumed, "as on iOS 26"), (52, .measured, "L, iOS 26.1 and 27"))
    /// What the zone is higher than its label up to AX2.
    public static let titlePadding = GenerationFigure(
        "large title's zone less its label", (4, .assumed, "as on iOS 26"),
        (4, .measured, "61.5 with 57.5 at AX2, iOS 26.1"))
    /// The zone's height at AX5.
    public static let titleZoneAX5 = GenerationFigure(
        "height of a large title's zone at AX5", (73, .assumed, "as on iOS 26"), (73, .measured, "iOS 27"))
    /// From the bar to the label.
    public static let titleTop = GenerationFigure(
        "from the bar to a large title", (3.5, .assumed, "as on iOS 26"), (3.5, .measured, "L @2x, iOS 26.1"))
    /// The same where a point has three pixels.
    public static let titleTopAt3x = GenerationFigure(
        "from the bar to a large title, @3x", (11.0 / 3, .assumed, "as on iOS 26"),
        (11.0 / 3, .measured, "L @3x, iOS 26.1"))
    /// A label that is higher than this begins where the bar ends.
    public static let titleTallest = GenerationFigure(
        "highest large title below a gap", (48, .assumed, "as on iOS 26"), (48, .measured, "iOS 26.1 and 27"))
}
