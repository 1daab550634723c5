// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The figures of what is drawn beside what the layout arranges.
public enum DrawingFigures {
    /// Every figure of the drawing, by what it is about; a test reads the sources and finds each declaration here.
    public static let all: [(title: String, figures: [Figure])] = [
        (
            "Switches",
            [
                SwitchMetrics.shadowOpacity18, SwitchMetrics.shadowOffset18, SwitchMetrics.shadowRadius18,
            ]
        )
    ]
}
