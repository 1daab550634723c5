// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension MeasuredContent {
    /// Measures a control that is the content of its row, in the width between the margins.
    mutating func measure(
        _ resolved: ResolvedControl, in width: CGFloat, metrics: ListMetrics, measurer: some TextMeasuring
    ) {
        let control = MeasuredControl(
            resolved, width: resolved.control.descriptor.fillsRow ? Formula("space between the margins", width) : nil,
            space: width, metrics: metrics, measurer: measurer)
        self.control = control
        textHeight = control.sides.size.height
    }
}

extension Arrangement {
    /// The control that the row is, from where text would begin.
    func control() -> ControlLayout? {
        guard let control = content.control else { return nil }
        let size = control.sides.size
        let frame = CGRect(x: textX, y: centred(size.height), width: size.width, height: size.height)
        return ControlLayout(
            control: control.control, frame: frame, tintColor: control.tint,
            parts: metrics.accessorySizes.controls.parts(of: control.control, lines: control.lines, in: frame))
    }
}
