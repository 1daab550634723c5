// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellShaping
import ListCellText

extension DisplayListBuilder {
    mutating func add(_ label: LabelLayout, name: String, origin: CGPoint, opacity: Double = 1) {
        let color = label.color.resolved(with: traits).withAlpha(multipliedBy: opacity)
        for (index, line) in label.lines.enumerated() {
            // The last line of a justified text keeps its natural spaces.
            let isLast = index == label.lines.count - 1
            let justifiedWidth = isLast ? nil : label.justifiedWidth
            let extraSpace = justifiedWidth.map { Self.extraSpace(of: line.line, width: $0) } ?? 0
            // A mirrored line ends where its space does: what widens its spaces moves its beginning to the left.
            let isMirrored = traits.layoutDirection == .rightToLeft
            let growth = isMirrored ? extraSpace * CGFloat(line.line.spaceCount) : 0
            let place = CGPoint(x: origin.x + line.x - growth, y: origin.y + line.baseline)
            guard line.line.runs.isEmpty else {
                add(
                    line.line, colors: label.runColors, name: name, origin: place, extraSpace: extraSpace,
                    opacity: opacity)
                continue
            }
            let run = TextRun(line: line.line, font: label.font, color: color, origin: place, extraSpace: extraSpace)
            // Shortened without an ellipsis: what does not fit is cut off.
            let isClipped = label.isTruncated && isLast && !line.line.string.unicodeScalars.contains("\u{2026}")
            if isClipped { append(name, run.frame, .pushClip(.rect(run.frame))) }
            add(run, name: name)
            if isClipped { append(name, run.frame, .popClip) }
        }
    }

    /// A line of several fonts, part by part in the direction of its paragraph.
    private mutating func add(
        _ line: TextLine, colors: [Color], name: String, origin: CGPoint, extraSpace: CGFloat, opacity: Double
    ) {
        let lineWidth = line.width + extraSpace * CGFloat(line.spaceCount)
        var start: CGFloat = 0
        for run in line.runs {
            let part = TextLine(string: run.string, width: run.width, direction: line.direction)
            let width = run.width + extraSpace * CGFloat(part.spaceCount)
            let x = line.direction == .rightToLeft ? lineWidth - run.x - start - width : run.x + start
            let color = colors.indices.contains(run.index) ? colors[run.index] : Color.catalog(.label)
            add(
                TextRun(
                    line: part, font: run.font,
                    color: color.resolved(with: traits).withAlpha(multipliedBy: opacity),
                    origin: CGPoint(x: origin.x + x, y: origin.y), extraSpace: extraSpace),
                name: name)
            // What widens the spaces of a part pushes those that follow.
            start += width - run.width
        }
    }

    mutating func add(_ run: TextRun, name: String) {
        append(name, run.frame, .text(run))
    }

    /// How much wider each space of a line is drawn, so that the line fills what its indent leaves of a width.
    private static func extraSpace(of line: TextLine, width: CGFloat) -> CGFloat {
        line.spaceCount == 0 ? 0 : max(width - line.indent - line.width, 0) / CGFloat(line.spaceCount)
    }

    /// The large title, where the screen's layout has it.
    mutating func addTitle(of screen: Screen, text: TextDrawing) {
        let label =
            switch text {
            case .glyphs(let fonts): screen.titleLabel(FullTextMeasurer(fonts: fonts))
            case .blocks: screen.titleLabel(SystemFontMeasurer())
            }
        guard let label, let line = label.lines.first else { return }
        let origin = CGPoint(x: line.x, y: line.baseline)
        let color = label.color.resolved(with: traits)
        add(TextRun(line: line.line, font: label.font, color: color, origin: origin), name: "title")
    }
}

extension Screen {
    /// The large title, shortened to one line between the list's margins; nil where the screen has none.
    fileprivate func titleLabel(_ measurer: some TextMeasuring) -> LabelLayout? {
        ScreenLayout(
            title: title, above: layout, size: size, safeAreaTop: safeAreaInsets.top, measurer: measurer
        ).elements.first { $0.kind == .largeTitle }?.label
    }
}

extension TextRun {
    /// The line's box: as wide as its advances, from the ascender down to the descender, in points.
    var frame: CGRect {
        let width = line.width + extraSpace * CGFloat(line.spaceCount)
        return CGRect(x: origin.x, y: origin.y - font.ascender, width: width, height: font.lineHeight)
    }
}
