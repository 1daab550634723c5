// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Arrangement {
    /// Where a label's space begins or ends.
    private enum Anchor { case leading(L), trailing(L) }

    /// Where a label stands, and the first baseline that the image may follow.
    struct LabelPlace {
        let y: L
        let height: L
        let firstBaseline: L
        let pointSize: CGFloat
    }

    /// The text: beside the other one centred by itself, above it centred with it.
    ///
    /// - Parameter place: Where it stands; nil where there is none. Handed out by itself: a value with both references
    ///   and lengths would be copied by its metadata.
    func text(_ place: inout LabelPlace?) -> Boxed<LabelLayout> {
        guard let label = content.label, let size = content.labelSize else { return Boxed(wrappedValue: nil) }
        let height = content.isSideBySide ? size.height : content.textHeight?.named("height of the texts")
        let anchor = cell.labelColumn.map { [start = cell.content.start] in Anchor.trailing(start + $0) }
        return self.place(
            label, size, .text, y: textTop(height ?? size.height), at: anchor ?? .leading(textStart), &place)
    }

    /// The secondary text: at the trailing margin or a value2 cell's column, below the text, or alone.
    func secondaryText(below first: LabelPlace?, _ place: inout LabelPlace?) -> Boxed<LabelLayout> {
        guard let label = content.secondaryLabel, let size = content.secondaryLabelSize else {
            return Boxed(wrappedValue: nil)
        }
        if content.isSideBySide {
            let beside = cell.labelColumn.map { [start = textStart, gap = cell.lengths.horizontalPadding] in
                Anchor.leading(start + $0 + gap)
            }
            return self.place(
                label, size, .secondaryText, y: textTop(size.height), at: beside ?? .trailing(cell.content.end), &place)
        }
        var y = centred(size.height)
        if let first { y = (first.y + first.height + cell.lengths.verticalPadding).nearest(on: grid) }
        return self.place(label, size, .secondaryText, y: y, at: .leading(textStart), &place)
    }

    /// Places a label from or up to an x, with its lines.
    private func place(
        _ label: MeasuredLabel, _ size: LabelSize<L>, _ part: Explanation.Part, y: L, at anchor: Anchor,
        _ place: inout LabelPlace?
    ) -> Boxed<LabelLayout> {
        let properties = label.properties
        // 1. The box: as wide as its widest line, or as the whole space where the alignment needs it.
        let name = part == .text ? "text" : "secondaryText"
        let isSingle = label.layout.lines.count == 1
        let isNatural = properties.alignment == .natural || content.isSideBySide
        let wraps = cell.wrapsTextAroundImage
        // A single line beside an image begins where that line does; more lines have the box of them all.
        let lineIndent = wraps ? imageIndent : nil
        let isIndented = isSingle && isNatural && lineIndent != nil
        let width = notes.add(
            part, name + ".width",
            boxWidth(
                size, isShortened: isSingle && label.layout.isTruncated, isNatural: isNatural,
                indent: isIndented ? lineIndent : nil),
            isNatural ? "the widest line, up to a pixel, at most the space" : "the whole space, for the alignment",
            isNatural ? .measured : .rule)

        // 2. Its place: the anchor says where it begins or ends.
        let leading: L
        switch anchor {
        case .leading(let start): leading = wraps && !isIndented ? cell.content.start : start
        case .trailing(let end): leading = end - width
        }
        let x = x(part, name, leading: leading, width: width, xRule(part), xCertainty())
        let top = notes.add(part, name + ".y", y, centringRule, centringCertainty)
        let height = notes.add(
            part, name + ".height", size.height, "one line, and the pitch for each other", .measured)
        let frame = CGRect(x: x, y: top.value, width: width.value, height: height.value)

        // 3. The lines: each at the label's leading side, its middle, or its trailing side.
        let isTrailing = if case .trailing = anchor { true } else { false }
        let count = label.layout.lines.count
        var lines: [LineLayout] = []
        if !isSingle { lines.reserveCapacity(count) }
        var firstBaseline = top
        for index in 0..<count {
            let line = label.layout.lines[index]
            var baseline = (top + properties.pitches(to: index, of: label.layout.lines) + properties.ascender(of: line))
                .nearest(on: grid)
            if index == 0 || index == count - 1 {
                baseline = notes.add(
                    part, name + (index == 0 ? ".firstBaseline" : ".lastBaseline"), baseline,
                    "y + ascender, to the nearest pixel", .rule)
            }
            if index == 0 { firstBaseline = baseline }
            let space = isNatural ? line.width : width.value - line.indent
            var offset = properties.alignment == .center && !content.isSideBySide ? (space - line.width) / 2 : 0
            if !isSingle, isTrailing { offset = width.value - line.width }
            let start = leading.value + (isIndented ? 0 : line.indent + offset)
            let placed = LineLayout(
                line: line, x: self.x(leading: start, width: line.width), baseline: baseline.value)
            // A literal takes its memory at once; an array that is appended to asks how much it got.
            if isSingle { lines = [placed] } else { lines.append(placed) }
        }
        let indent = wraps && !isSingle ? lineIndent?.value ?? 0 : 0
        let layout = LabelLayout(
            string: label.string, font: label.font, color: properties.color, frame: frame, lines: lines,
            isTruncated: label.layout.isTruncated, isApproximate: label.layout.isApproximate,
            firstLineIndent: isMirrored && indent != 0 ? lines[0].x - frame.minX : indent,
            justifiedWidth: properties.alignment == .justified && !content.isSideBySide ? frame.width : nil,
            runColors: properties.runs.map(\.color))
        place = LabelPlace(y: top, height: height, firstBaseline: firstBaseline, pointSize: label.font.pointSize)
        return Boxed(wrappedValue: layout)
    }

    /// A single line that is shortened takes all the space (measured in a value1 cell).
    private func boxWidth(_ size: LabelSize<L>, isShortened: Bool, isNatural: Bool, indent: L?) -> L {
        guard isNatural, !isShortened else { return size.availableWidth }
        let natural = size.naturalWidth
        let available = size.availableWidth
        let width = natural.value <= available.value ? natural : .smaller(natural, available)
        return indent.map { (width - $0).orZero } ?? width
    }

    private func xRule(_ part: Explanation.Part) -> String {
        if cell.labelColumn != nil {
            return part == .text ? "ends with the label's column" : "after the label's column"
        }
        if content.isSideBySide, part == .secondaryText { return "ends at the trailing margin" }
        if cell.wrapsTextAroundImage { return "the first line beside the image, the others at the margin" }
        return "leading margin + slot + padding"
    }

    private func xCertainty() -> Certainty {
        if cell.labelColumn != nil { return .assumed }
        if cell.wrapsTextAroundImage { return certaintyWithTextUnderImage }
        return !cell.hasImage || !metrics.isAccessibilitySize ? .measured : .assumed
    }
}
