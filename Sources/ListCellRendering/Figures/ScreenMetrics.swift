// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The figures of a large title above a list.
enum ScreenMetrics {
    static let barHeight = Figure(
        "height of the navigation bar", 44, .assumed, "navigation bars of iOS 18 (reported), on 26 alike")
    static let barToTitle = Figure("from the bar to a large title's label", 3, .assumed, "no picture is known")
    /// At the large text size; a larger title makes it higher.
    static let titleHeight = Figure(
        "least height of a large title's zone", 52, .assumed, "measured on iOS 26 at L, on 18 alike")
    static let titleToList = Figure("from a large title's label to the list", 8, .assumed, "no picture is known")
}
