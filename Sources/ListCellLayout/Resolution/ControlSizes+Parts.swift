// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ControlSizes {
    /// The width a control has by itself.
    ///
    /// - Parameter lines: Its texts, each as wide as it is.
    func width<L: Length>(of form: ControlForm, lines: [MeasuredLine?]) -> L {
        if let width = form.width { return L(width) }
        func width(_ line: MeasuredLine?) -> L { line?.width(grid) ?? .zero("no text") }
        let first = width(lines.first ?? nil)
        switch form.parts {
        case .none, .text(nil): return first
        case .text(let ground?): return L(ground.inset) + first + L(ground.inset)
        case .segments:
            let widest = lines.map(width).max { $0.value < $1.value } ?? first
            let padding = L(ControlMetrics.segmentPadding)
            let segment = widest.up(to: PixelGrid(scale: 1)) + padding + padding
            return L(CGFloat(lines.count), "segments") * segment
        case .pills:
            let gaps = L(CGFloat(max(0, lines.count - 1)), "gaps") * L(pillGap)
            return lines.reduce(gaps) { $0 + width($1) + L(pillInset) + L(pillInset) }
        case .menu: return first + L(menuGap) + L(menuGlyph.width)
        }
    }

    /// The space that each text of a control has where the control is a width wide.
    func spaces(of form: ControlForm, lines: [MeasuredLine?], in width: CGFloat) -> [CGFloat] {
        let count = CGFloat(lines.count)
        let space: CGFloat
        switch form.parts {
        case .none, .text(nil): space = width
        case .text(let ground?): space = width - 2 * ground.inset.value
        case .segments: space = width / max(1, count) - 4 * selectionInset.value
        case .pills:
            let around = max(0, count - 1) * pillGap.value + 2 * count * pillInset.value
            return shares(of: width - around, lines.map { grid.ceil($0?.layout.width ?? 0) })
        case .menu: space = width - menuGap.value - menuGlyph.size.width
        }
        return lines.map { _ in max(0, space) }
    }

    /// What each of some texts has of a space: its own width, or a share of what the shorter ones leave.
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
        switch form(of: control).parts {
        case .none: []
        case .text(nil): [part(lines, 0, in: frame, isCentred: false)]
        case .text(let ground?): [part(lines, 0, in: frame, isCentred: true, radius: ground.radius)]
        case .segments: segments(lines, in: frame)
        case .pills: pills(lines, in: frame)
        case .menu: menu(lines, in: frame)
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
        let size = CGSize(width: grid.ceil(line.layout.width), height: grid.ceil(line.text.properties.font.lineHeight))
        let x = isCentred ? grid.round(frame.midX - size.width / 2) : frame.minX
        let y = grid.round(frame.midY - size.height / 2)
        return ControlPart(frame: frame, label: line.label(x: x, y: y, grid: grid), cornerRadius: radius)
    }
}
