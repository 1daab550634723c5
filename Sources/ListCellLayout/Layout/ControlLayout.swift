// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A control that is the content of a row, where it stands.
public struct ControlLayout: Hashable, Sendable {
    /// What it is, with its value.
    public internal(set) var control: Control
    /// In the row's coordinates.
    public internal(set) var frame: CGRect
    /// The colour of what the control's value fills, and of its title.
    public internal(set) var tintColor: Color
    /// What it is made of that has a place of its own: segments, pills, a title.
    public internal(set) var parts: [ControlPart]
}

/// A part of a control with a place of its own: a segment, a date picker's pill, the title of a button, the text of a
/// field, the value and then the chevrons of a menu.
public struct ControlPart: Hashable, Sendable {
    /// In the row's coordinates.
    public internal(set) var frame: CGRect
    /// nil where it shows no text.
    public internal(set) var label: LabelLayout?
    /// The corner of its ground, in points; 0 where it has none.
    public internal(set) var cornerRadius: CGFloat = 0
}

extension AccessoryLayout {
    /// The one text it shows: of a label, a badge, a field, a button or a menu; nil for none, and for several.
    var shownLabel: LabelLayout? {
        if case .control(let control) = accessory.kind { control.shownLabel(of: parts) } else { label }
    }

    /// The segments or pills.
    var items: [ControlPart] {
        if case .control(let control) = accessory.kind, control.descriptor.hasItems { parts } else { [] }
    }
}

extension ControlLayout {
    /// The one text it shows; nil for none, and for several.
    var shownLabel: LabelLayout? { control.shownLabel(of: parts) }

    /// The segments or pills.
    var items: [ControlPart] { control.descriptor.hasItems ? parts : [] }
}

extension Control {
    fileprivate func shownLabel(of parts: [ControlPart]) -> LabelLayout? {
        descriptor.hasItems ? nil : parts.first?.label
    }
}

extension ControlPart {
    /// The part in a row of a width that is laid out from right to left.
    func mirrored(in width: CGFloat) -> ControlPart {
        ControlPart(frame: frame.mirrored(in: width), label: label?.mirrored(in: width), cornerRadius: cornerRadius)
    }

    /// The part somewhere else, by how far it is moved right and down.
    package func offsetBy(dx: CGFloat, dy: CGFloat) -> ControlPart {
        var part = self
        part.frame = frame.offsetBy(dx: dx, dy: dy)
        part.label?.frame = label?.frame.offsetBy(dx: dx, dy: dy) ?? .zero
        for index in label?.lines.indices ?? 0..<0 {
            part.label?.lines[index].x += dx
            part.label?.lines[index].baseline += dy
        }
        return part
    }
}

extension LabelLayout {
    /// A label of one line in a row of a width that is laid out from right to left.
    func mirrored(in width: CGFloat) -> LabelLayout {
        var label = self
        label.frame = frame.mirrored(in: width)
        for index in lines.indices {
            label.lines[index].x = CGFloat.x(
                leading: lines[index].x, width: lines[index].line.width, in: width, isMirrored: true)
        }
        return label
    }
}

extension CellLayout {
    /// What the cell says first: its text, its secondary text, or the first text of the control that it is; empty for
    /// none.
    public var title: String {
        text?.string ?? secondaryText?.string ?? control?.parts.lazy.compactMap(\.label).first?.string ?? ""
    }
}
