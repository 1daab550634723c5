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
            content.textToSecondaryTextHorizontalPadding = SystemMetrics.value2Gap.value
        }
    }
}

extension ResolvedCell {
    /// Replaces a content configuration's heights by those of a classic cell.
    ///
    /// 26: one line 52 at L and 80 at AX2, subtitle 62 and 117 (measured @2x); a fit through these is used for the
    /// other sizes (rule). value1 is as valueCell (measured). 18: one line 44 at L and M (measured), the others as their
    /// presets (assumed). The separator lies inside the row.
    mutating func applyClassicStyle(_ style: ListCell.ClassicStyle, metrics: ListMetrics) {
        let leading = metrics.bodyFont.leading
        addedHeight = 0
        let least = metrics.design == .design26 ? metrics.minimumCellHeight : SystemMetrics.minimumHeight18.value
        minimumHeight = max(least, SystemMetrics.cellMinimumLeadings18.value * leading)
        if style == .default { secondaryText = nil }
        if style == .default || style == .subtitle && metrics.design == .design26 {
            margins.top = 0
            margins.bottom = 0
        }
        if style == .subtitle { verticalPadding = 0 }
        if style == .subtitle, metrics.design == .design26, let text, let secondaryText {
            let labels = metrics.grid.ceil(text.font.lineHeight) + metrics.grid.ceil(secondaryText.font.lineHeight)
            minimumHeight = max(least, labels + leading + SystemMetrics.classicSubtitlePadding.value)
        }
        if style == .value2 {
            // It shows no image (apple). At accessibility sizes its texts stand one above the other (assumed).
            image = nil
            imageToTextPadding = 0
            wrapsTextAroundImage = false
            let column = metrics.place.standardWidth(SystemMetrics.value2LabelWidth, grid: metrics.grid).value
            labelColumn = prefersSideBySide ? min(column, layoutX.upperBound - layoutX.lowerBound) : nil
        }
    }
}
