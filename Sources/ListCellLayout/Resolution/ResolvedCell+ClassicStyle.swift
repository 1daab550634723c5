// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ListCell.ClassicStyle {
    /// The preset whose texts look like the style's (assumed; the frames of one-line cells are measured).
    public var preset: ListContentConfiguration.Preset {
        switch self {
        case .default: .cell
        case .subtitle: .subtitleCell
        case .value1, .value2: .valueCell
        }
    }

    /// Gives a content of the preset what the style has of its own; what was set stays.
    ///
    /// value2: a blue text that ends where the label's column does, and a black one that begins beside it (apple). The
    /// gap and the fonts are assumed; `Disagreement.value2Texts` says what speaks against these fonts.
    public func apply(to content: inout ListContentConfiguration) {
        guard self == .value2 else { return }
        let set = content.overrides
        if set.textProperties?.font == nil { content.textProperties.font = .caption1 }
        if set.textProperties?.color == nil { content.textProperties.color = .systemBlue }
        if set.secondaryTextProperties?.font == nil { content.secondaryTextProperties.font = .subheadline }
        if set.secondaryTextProperties?.color == nil { content.secondaryTextProperties.color = .label }
        if set.textToSecondaryTextHorizontalPadding == nil {
            content.textToSecondaryTextHorizontalPadding = SystemMetrics.standard.value2Gap[content.design].value
        }
    }
}

extension ResolvedCell {
    /// Replaces a content configuration's heights by those of a classic cell.
    ///
    /// 26: one line 52 at L and 80 at AX2, subtitle 62 and 117 (measured @2x); a fit through these is used for the
    /// other sizes (rule). value1 is as valueCell (measured). 18: one line 44 at L and M (measured), the others as their
    /// presets (assumed). The separator lies inside the row.
    func applyClassicStyle(_ style: ListCell.ClassicStyle, metrics: ListMetrics) {
        addedHeight = nil
        minimumHeight = classicMinimumHeight(style, metrics: metrics)
        if style == .default { secondaryText = nil }
        let subtitlePadding = metrics.system.classicSubtitlePadding[metrics.design]
        if style == .default || style == .subtitle && subtitlePadding != nil {
            lengths.topMargin = .zero("no top margin")
            lengths.bottomMargin = .zero("no bottom margin")
        }
        if style == .subtitle { lengths.verticalPadding = .zero("no gap between texts") }
        if style == .value2 { applyValue2(metrics: metrics) }
    }

    private func classicMinimumHeight(_ style: ListCell.ClassicStyle, metrics: ListMetrics) -> L {
        let leading = L(metrics.bodyFont.leading, "body leading", .leadings)
        let least = metrics.system.leastRowHeight[metrics.design].map { L($0) } ?? L(metrics.minimumCellHeight)
        guard style == .subtitle, let padding = metrics.system.classicSubtitlePadding[metrics.design], let text,
            let secondaryText
        else {
            return .larger(least, L(metrics.system.classicMinimumLeadings[metrics.design]) * leading)
        }
        let labels: L = text.font.lineHeight(on: metrics.grid) + secondaryText.font.lineHeight(on: metrics.grid)
        return .larger(least, labels + leading + L(padding))
    }

    /// A value2 cell shows no image (apple). At accessibility sizes its texts stand one above the other (assumed).
    private func applyValue2(metrics: ListMetrics) {
        hasImage = false
        wrapsTextAroundImage = false
        text?.hasAssumedFont = true
        secondaryText?.hasAssumedFont = true
        let gap = metrics.system.value2Gap[metrics.design]
        if lengths.horizontalPadding.value == gap.value { lengths.horizontalPadding = L(gap) }
        guard prefersSideBySide else { return }
        let column = L(metrics.value2LabelWidth)
        labelColumn = column.value > content.width.value ? .smaller(column, content.width) : column
    }
}
