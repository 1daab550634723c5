// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension ResolvedCell {
    /// Gives the title of a UITableView's section the lengths that it has in grouped lists of 26 (measured); elsewhere
    /// it is a header of its preset.
    ///
    /// The header's height is not rounded: 37.833 @3x, whose edges are snapped.
    func applySectionTitle(_ cell: borrowing ListCell, metrics: ListMetrics) {
        let design = metrics.design
        guard metrics.container == .tableView, metrics.isGrouped, let top = metrics.system.sectionTitleTop[design]
        else {
            return
        }
        let isMeasured = metrics.traits.preferredContentSizeCategory == .large
        func length(_ figure: Figure) -> L { L(isMeasured ? figure : figure.atMost(.assumed, "as at L")) }
        lengths.topMargin = length(top)
        lengths.bottomMargin = length(metrics.system.sectionTitleBottom[design])
        if cell.content.base.changes.contains(.firstHeaderOfTable), !metrics.isUnderLargeTitle {
            lengths.topMargin = lengths.topMargin + length(metrics.system.firstSectionTitleTop[design])
        }
        let isThreefold = metrics.grid.scale > 2.5
        titleBottom = isThreefold ? length(metrics.system.sectionTitleLabelBottomAt3x[design]) : lengths.bottomMargin
    }
}
