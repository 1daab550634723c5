// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A control with its texts measured: all that its frame and its parts follow from.
struct MeasuredControl {
    let control: Control
    /// A line for each text that is shown; nil for an empty one.
    let lines: [MeasuredLine?]
    let sides: AccessorySizes.Sides
}

extension MeasuredControl {
    /// - Parameters:
    ///   - width: How wide the control is; nil for as wide as it is by itself.
    ///   - space: The most that it can be wide by itself, in points; longer texts are shortened.
    init(
        _ control: Control, tint: Color, width: Formula?, space: CGFloat, cell: borrowing ListCell,
        metrics: ListMetrics, measurer: some TextMeasuring
    ) {
        let sizes = metrics.accessorySizes.controls
        let texts = control.shownTexts(
            tint: tint, isEnabled: !cell.state.contains(.disabled), segmentPointSize: sizes.segmentPointSize)
        var lines: [MeasuredLine?] = []
        for text in texts {
            lines.append(
                MeasuredLine(text.string, text.properties, cell: cell, metrics: metrics, measurer: measurer))
        }
        let natural = width ?? sizes.width(of: control, lines: lines)
        let isTooWide = width == nil && natural.value > space
        let width = isTooWide ? Formula("space in the row", space) : natural
        let spaces = sizes.spaces(of: control, lines: lines, in: width.value)
        for index in lines.indices where (lines[index]?.layout.width ?? 0) > spaces[index] + PixelGrid.epsilon {
            lines[index] = MeasuredLine(
                texts[index].string, texts[index].properties, width: spaces[index], cell: cell, metrics: metrics,
                measurer: measurer)
        }
        self.control = control
        self.lines = lines
        sides = AccessorySizes.Sides(width, sizes.height(of: control))
    }
}
