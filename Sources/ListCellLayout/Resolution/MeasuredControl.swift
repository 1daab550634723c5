// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A control with its texts measured: all that its frame and its parts follow from.
final class MeasuredControl {
    let control: Control
    let tint: Color
    /// A line for each text that is shown; nil for an empty one.
    let lines: [MeasuredLine?]

    private init(_ resolved: ResolvedControl, lines: [MeasuredLine?]) {
        control = resolved.control
        tint = resolved.tint
        self.lines = lines
    }

    /// A control with its texts in their lines, and its size.
    ///
    /// - Parameters:
    ///   - width: How wide the control is; nil for as wide as it is by itself.
    ///   - space: The most that it can be wide by itself; longer texts are shortened.
    static func measured<L: Length>(
        _ resolved: ResolvedControl, width: L?, space: L, metrics: ListMetrics
    ) -> (control: MeasuredControl, sides: Sides<L>) {
        let control = resolved.control
        let sizes = metrics.accessorySizes.controls
        let form = sizes.form(of: control)
        var lines = resolved.texts.map { text in
            text.map { MeasuredLine($0, metrics: metrics) }
        }
        let natural = width ?? sizes.width(of: form, lines: lines)
        let isTooWide = width == nil && natural.value > space.value
        let width = isTooWide ? space : natural
        let spaces = sizes.spaces(of: form, lines: lines, in: width.value)
        for index in lines.indices {
            guard let line = lines[index], line.layout.width > spaces[index] + PixelGrid.epsilon else { continue }
            lines[index] = MeasuredLine(line.text, width: spaces[index], metrics: metrics)
        }
        return (MeasuredControl(resolved, lines: lines), Sides(width, L(form.height)))
    }
}
