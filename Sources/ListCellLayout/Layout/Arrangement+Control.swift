// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Arrangement {
    /// The control that the row is, from where text would begin.
    func control() -> Boxed<ControlLayout> {
        guard let control = content.control, let sides = content.controlSides else { return Boxed(wrappedValue: nil) }
        let name = control.control.name
        let isWide = control.control.descriptor.fillsRow
        let width = notes.add(
            .text, "control.width", sides.width,
            isWide ? "the space between the margins" : "width of \(name)", isWide ? .assumed : nil)
        let height = notes.add(.text, "control.height", sides.height, "height of \(name)")
        let x = x(.text, "control", leading: textStart, width: width, "where text would begin", .assumed)
        let y = notes.add(.text, "control.y", centred(height), centringRule, centringCertainty)
        let frame = CGRect(x: x, y: y.value, width: width.value, height: height.value)
        let layout = ControlLayout(
            control: control.control, frame: frame, tintColor: control.tint,
            parts: parts(of: control.control, lines: control.lines, in: frame))
        return Boxed(wrappedValue: layout)
    }

    /// The parts of a control in its frame, from the leading to the trailing side.
    func parts(of control: Control, lines: [MeasuredLine?], in frame: CGRect) -> [ControlPart] {
        let width = cell.width.value
        let leading = isMirrored ? frame.mirrored(in: width) : frame
        let parts = metrics.accessorySizes.controls.parts(of: control, lines: lines, in: leading)
        return isMirrored ? parts.map { $0.mirrored(in: width) } : parts
    }
}

extension ResolvedCell {
    /// How sure the height of a row is that is a control: SwiftUI's slider at L and its field at L and AX5 were seen.
    static func heightCertainty(of control: Control, metrics: ListMetrics) -> Certainty {
        guard metrics.design >= .design26 else { return .assumed }
        guard metrics.container == .swiftUI else { return .rule }
        return control.descriptor.seenRows.contains(metrics.traits.preferredContentSizeCategory) ? .measured : .rule
    }
}
