// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension CellLayout {
    /// Lays a single cell out, as the only row of a section.
    ///
    /// ```swift
    /// var content = ListContentConfiguration.subtitleCell()
    /// content.text = "Wi-Fi"
    /// content.secondaryText = "Home"
    /// CellLayout(ListCell(content), width: 402).frame.height     // 68.333
    /// ```
    ///
    /// - Parameters:
    ///   - list: What holds the cell, and how it looks; its sections do not count. Default an inset-grouped list.
    ///   - traits: Default a new phone.
    ///   - width: The list's width in points, the insets of its cards included; below 0 or not finite counts as 0.
    ///   - measurer: What measures and breaks text; default the recorded advances of the system font.
    public init(
        _ cell: ListCell, in list: List = List(sections: []), traits: TraitCollection = TraitCollection(),
        width: CGFloat, measurer: some TextMeasuring = SystemFontMeasurer()
    ) {
        let metrics = ListMetrics(list, traits: traits, width: width.definedWidth, measurer: measurer)
        var y: CGFloat = 0
        self = RowBuilder<CGFloat>(metrics: metrics).layout(
            cell, id: .row(section: 0, row: 0), position: .row(isFirst: true, isLast: true), y: &y,
            notes: CGFloat.Notes())
    }
}
