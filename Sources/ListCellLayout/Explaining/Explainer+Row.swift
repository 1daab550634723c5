// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Explainer {
    /// x, width and height of the row.
    mutating func explainRow() {
        let inset = metrics.statedInset.map { Formula("stated inset", $0) } ?? Formula(metrics.place.cardInset)
        let x = add(.row, "x", .round(inset, grid), Basis("the card's inset", nil))
        let list = Formula("list width", metrics.width)
        add(
            .row, "width", .maximum([Formula("least", 0), list - (x + x)]).simplified,
            Basis("the list less the inset on both sides", nil))
        if let fixedHeight = resolved.fixedHeight {
            add(.row, "height", Formula("fixed height", fixedHeight), .stated)
            return
        }
        var tallest = texts
        if let image = resolved.image, !resolved.wrapsTextAroundImage {
            let height = imageLayoutHeight(image)
            tallest = tallest.map { height.orTaller($0) } ?? height
        }
        var sum = margin(.top) + (tallest ?? Formula("no content", 0)) + margin(.bottom)
        if let minimum { sum = .maximum([minimum, sum]) }
        sum = .ceil(sum, grid)
        if resolved.addedHeight != 0, let separator = metrics.place.addedSeparatorHeight(grid: grid) {
            sum = sum + separator
        }
        add(.row, "height", sum, heightBasis)
    }

    /// The least height; nil for headers and footers.
    private var minimum: Formula? {
        if resolved.minimumHeight == 0 { return nil }
        if let style = cell.classicStyle { return classicMinimum(style) }
        return cell.content.preset.isSidebarCell
            ? metrics.place.minimumSidebarCellHeight() : metrics.place.minimumCellHeight(grid: grid)
    }

    private func classicMinimum(_ style: ListCell.ClassicStyle) -> Formula {
        let leading = Formula("body leading", metrics.bodyFont.leading, .measured, "leadings of running UIKit")
        let least =
            metrics.design == .design26
            ? metrics.place.minimumCellHeight(grid: grid) : Formula(SystemMetrics.minimumHeight18)
        guard style == .subtitle, metrics.design == .design26, let text = resolved.text,
            let secondaryText = resolved.secondaryText
        else {
            return .maximum([least, Formula(SystemMetrics.cellMinimumLeadings18) * leading])
        }
        let labels = lineHeight(text.font) + lineHeight(secondaryText.font)
        return .maximum([least, labels + leading + Formula(SystemMetrics.classicSubtitlePadding)])
    }

    /// The texts' height; nil for none.
    private var texts: Formula? {
        if let control = content.control { return control.sides.height }
        guard let label = label ?? secondaryLabel else { return nil }
        let height = labelHeight(label)
        guard content.label != nil, let below = secondaryLabel else { return height }
        if content.isSideBySide { return .maximum([height, labelHeight(below)]) }
        return height + verticalPadding + labelHeight(below)
    }

    var verticalPadding: Formula {
        length(
            "gap between texts", resolved.verticalPadding,
            preset: PresetValues(cell.content.preset, design: metrics.design).verticalPadding)
    }

    private var heightBasis: Basis {
        if let control = content.control { return controlHeightBasis(control.control) }
        return textHeightBasis
    }

    private var textHeightBasis: Basis {
        Basis(
            resolved.minimumHeight == 0
                ? "top margin + content + bottom margin, up to a pixel"
                : "max(minimum, top margin + max(image, texts) + bottom margin), up to a pixel",
            MeasuredHeights.contain(resolved, content, preset: cell.content.preset, metrics: metrics)
                ? .measured : .rule)
    }
}

extension Formula {
    /// The larger of two, without a maximum in a maximum.
    fileprivate func orTaller(_ other: Formula) -> Formula {
        if case .maximum(let parts) = other { return .maximum([self] + parts) }
        return .maximum([self, other])
    }

    /// The formula without a lower limit of 0 that does not count.
    var simplified: Formula {
        if case .maximum(let parts) = self, parts.count == 2, parts[0].value == 0, parts[1].value >= 0 {
            return parts[1]
        }
        return self
    }
}
