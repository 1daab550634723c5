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
    /// 26: one line 52 at L and 80 at AX2, subtitle 62, 83 at XXXL and 117 (measured @2x); the other sizes lie between
    /// (rule). value1 is as valueCell, and side by side with a fixed height (measured). 18: one line 44 at L and M
    /// (measured), the others as their presets (assumed). The separator lies inside the row.
    func applyClassicStyle(_ style: ListCell.ClassicStyle, metrics: ListMetrics) {
        addedHeight = nil
        minimumHeight = classicMinimumHeight(style, metrics: metrics)
        if style == .default { secondaryText = nil }
        if style == .default || style == .subtitle && metrics.system.classicSubtitleTop[metrics.design] != nil {
            lengths.topMargin = L(metrics.system.classicLineMargin[metrics.design])
            lengths.bottomMargin = lengths.topMargin
        }
        if style == .subtitle { applySubtitle(metrics: metrics) }
        if style == .value1, fixedHeight != nil, let gap = metrics.system.classicValueGap[metrics.design] {
            lengths.horizontalPadding = L(gap)
            sideBySide = .always
            roundsTextsUp = true
        }
        if style == .value2 { applyValue2(metrics: metrics) }
    }

    /// Top, gap and bottom of its own; a label alone is centred.
    private func applySubtitle(metrics: ListMetrics) {
        lengths.verticalPadding = .zero("no gap between texts")
        let (design, size) = (metrics.design, metrics.traits.preferredContentSizeCategory)
        guard text != nil, secondaryText != nil, let top = metrics.system.classicSubtitleTop[design],
            let gap = metrics.system.classicSubtitleGap[design],
            let bottom = metrics.system.classicSubtitleBottom[design]
        else { return }
        lengths.topMargin = L(top.length(at: size))
        lengths.verticalPadding = L(gap.length(at: size))
        lengths.bottomMargin = L(bottom.length(at: size))
    }

    private func classicMinimumHeight(_ style: ListCell.ClassicStyle, metrics: ListMetrics) -> L {
        let leading = L(metrics.bodyFont.leading, "body leading", .leadings)
        let least = metrics.system.leastRowHeight[metrics.design].map { L($0) } ?? L(metrics.minimumCellHeight)
        return .larger(least, L(metrics.system.classicMinimumLeadings[metrics.design]) * leading)
    }

    /// A value2 cell shows no image (apple). At accessibility sizes its texts stand one above the other (assumed).
    private func applyValue2(metrics: ListMetrics) {
        hasImage = false
        wrapsTextAroundImage = false
        text?.hasAssumedFont = true
        secondaryText?.hasAssumedFont = true
        let gap = metrics.system.value2Gap[metrics.design]
        if lengths.horizontalPadding.value == gap.value { lengths.horizontalPadding = L(gap) }
        guard sideBySide != .never else { return }
        let column = L(metrics.value2LabelWidth)
        labelColumn = column.value > content.width.value ? .smaller(column, content.width) : column
    }
}
