// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explainer {
    /// The control that the row is.
    mutating func explainControl() {
        guard let control = content.control, let frame = layout.control?.frame else { return }
        let name = control.control.name
        let space = layoutEnd - controlStart
        let isWide = control.control.descriptor.fillsRow
        let width = isWide ? Formula.maximum([Formula("least", 0), space]).simplified : control.sides.width
        add(
            .text, "control.width", width,
            isWide ? Basis("the space between the margins", .assumed) : Basis("width of \(name)", nil))
        let height = add(.text, "control.height", control.sides.height, Basis("height of \(name)", nil))
        add(.text, x: "control", leading: controlStart, width: frame.width, Basis("where text would begin", .assumed))
        add(.text, "control.y", centred(height, in: reference("height")), centringBasis)
    }

    private var controlStart: Formula { resolved.image == nil ? layoutStart : layoutStart + imageIndent }

    /// The rows that are one control and were seen: SwiftUI's slider at L, its field at L and AX5.
    func controlHeightBasis(_ control: Control) -> Basis {
        let hasMinimum = resolved.minimumHeight != 0
        let rule =
            hasMinimum
            ? "max(minimum, top margin + control + bottom margin), up to a pixel"
            : "top margin + control + bottom margin, up to a pixel"
        guard metrics.design.rawValue >= Design.design26.rawValue else { return Basis(rule, .assumed) }
        guard metrics.container == .swiftUI else { return Basis(rule, .rule) }
        return Basis(rule, control.descriptor.seenRows.contains(size) ? .measured : .rule)
    }

    /// What is no recorded fact about a row that is one control.
    func remark(on control: Control) -> String {
        let row = "row that is a control (\(control.name))"
        guard metrics.design.rawValue >= Design.design26.rawValue else {
            return "no \(row) was measured on 18: its height is assumed"
        }
        if metrics.container == .swiftUI { return "of rows that are a control a slider and a text field were measured" }
        return control.isTextOfCell
            ? "a \(row) is laid out as a cell with a tinted text"
            : "a \(row) is laid out as a content view that fills the layout margins: one with a text was measured"
    }
}
