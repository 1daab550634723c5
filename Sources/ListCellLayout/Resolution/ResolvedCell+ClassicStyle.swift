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
}

extension ResolvedCell {
    /// Replaces a content configuration's heights by those of a classic cell.
    ///
    /// 26: one line 52 at L and 80 at AX2, subtitle 62 and 117 (measured @2x); a fit through these is used for the
    /// other sizes (rule). 18: 44 at L and M (measured). The separator lies inside the row.
    mutating func applyClassicStyle(_ style: ListCell.ClassicStyle, metrics: ListMetrics) {
        let leading = metrics.bodyFont.leading
        margins.top = 0
        margins.bottom = 0
        addedHeight = 0
        let least = metrics.design == .design26 ? metrics.minimumCellHeight : SystemMetrics.minimumHeight18.value
        minimumHeight = max(least, SystemMetrics.cellMinimumLeadings18.value * leading)
        if style == .default { secondaryText = nil }
        if style == .subtitle, let text, let secondaryText {
            verticalPadding = 0
            let labels = metrics.grid.ceil(text.font.lineHeight) + metrics.grid.ceil(secondaryText.font.lineHeight)
            minimumHeight = max(least, labels + leading + SystemMetrics.classicSubtitlePadding.value)
        }
        if text?.numberOfLines == 0 { text?.numberOfLines = 1 }
        if secondaryText?.numberOfLines == 0 { secondaryText?.numberOfLines = 1 }
    }
}
