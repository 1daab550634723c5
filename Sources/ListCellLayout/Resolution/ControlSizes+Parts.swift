// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ControlSizes {
    /// The space that each text of a control has where the control is a width wide.
    func spaces(of control: Control, lines: [MeasuredLine?], in width: CGFloat) -> [CGFloat] {
        let count = CGFloat(lines.count)
        let space: CGFloat
        switch control {
        case .switch, .stepper, .slider, .progress, .activityIndicator: return []
        case .textField: space = width
        case .segmented: space = width / max(1, count) - 4 * selectionInset.value
        case .datePicker:
            if self.width(of: control, lines: lines).value <= width + PixelGrid.epsilon {
                return lines.map { _ in CGFloat.infinity }
            }
            return shares(
                of: width - max(0, count - 1) * pillGap.value - 2 * count * pillInset.value,
                lines.map { $0?.layout.width ?? 0 })
        case .button(let button): space = button.style == .plain ? width : width - 2 * buttonInset.value
        case .popUpMenu: space = width - menuGap.value - menuGlyph.size.width
        }
        return lines.map { _ in max(0, space) }
    }

    /// What each of some texts has of a space that is too small for them: the long ones share what the short ones leave.
    private func shares(of space: CGFloat, _ widths: [CGFloat]) -> [CGFloat] {
        var shares = widths
        var rest = max(0, space)
        let rising = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
        for (place, index) in rising.enumerated() {
            shares[index] = min(widths[index], rest / CGFloat(widths.count - place))
            rest -= shares[index]
        }
        return shares
    }

    /// What a control is made of that has a place of its own, from the leading to the trailing side.
    func parts(of control: Control, lines: [MeasuredLine?], in frame: CGRect) -> [ControlPart] {
        switch control {
        case .switch, .stepper, .slider, .progress, .activityIndicator: return []
        case .textField: return [part(lines, 0, in: frame, isCentred: false)]
        case .segmented: return segments(lines, in: frame)
        case .datePicker: return pills(lines, in: frame)
        case .button(let button):
            let hasGround = button.style != .plain
            return [part(lines, 0, in: frame, isCentred: hasGround, radius: hasGround ? buttonRadius : 0)]
        case .popUpMenu: return menu(lines, in: frame)
        }
    }

    /// Equally wide segments, whose edges are whole points from the control's (measured).
    private func segments(_ lines: [MeasuredLine?], in frame: CGRect) -> [ControlPart] {
        let points = PixelGrid(scale: 1)
        func edge(_ index: Int) -> CGFloat {
            index == lines.count ? frame.width : points.round(frame.width * CGFloat(index) / CGFloat(lines.count))
        }
        return lines.indices.map { index in
            let segment = CGRect(
                x: frame.minX + edge(index), y: frame.minY, width: edge(index + 1) - edge(index), height: frame.height)
            return part(lines, index, in: segment, isCentred: true)
        }
    }

    private func pills(_ lines: [MeasuredLine?], in frame: CGRect) -> [ControlPart] {
        var x = frame.minX
        return lines.indices.map { index in
            let width = grid.ceil(lines[index]?.layout.width ?? 0) + 2 * pillInset.value
            defer { x += width + pillGap.value }
            let pill = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
            return part(lines, index, in: pill, isCentred: true, radius: pillRadius)
        }
    }

    /// The value, and the chevrons after it.
    private func menu(_ lines: [MeasuredLine?], in frame: CGRect) -> [ControlPart] {
        let value = part(lines, 0, in: frame, isCentred: false)
        let end = value.label?.frame.maxX ?? frame.minX
        let glyph = CGRect(
            x: end + menuGap.value, y: frame.midY - menuGlyph.size.height / 2, width: menuGlyph.size.width,
            height: menuGlyph.size.height)
        return [value, ControlPart(frame: glyph)]
    }

    /// A part with its text, centred in its height and at its leading edge or in its middle.
    private func part(
        _ lines: [MeasuredLine?], _ index: Int, in frame: CGRect, isCentred: Bool, radius: CGFloat = 0
    ) -> ControlPart {
        let radius = min(radius, frame.height / 2)
        guard lines.indices.contains(index), let line = lines[index] else {
            return ControlPart(frame: frame, cornerRadius: radius)
        }
        let size = CGSize(width: grid.ceil(line.layout.width), height: grid.ceil(line.text.font.lineHeight))
        let x = isCentred ? grid.round(frame.midX - size.width / 2) : frame.minX
        let y = grid.round(frame.midY - size.height / 2)
        return ControlPart(frame: frame, label: line.label(x: x, y: y, grid: grid), cornerRadius: radius)
    }
}
