// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explainer {
    /// The lines above and below, and the row's own background.
    mutating func explainSeparators() {
        let isGrouped = metrics.appearance == .grouped
        let thickness = metrics.place.separatorThickness(grid: grid)
        if let separator = layout.separator {
            let y = Formula.maximum([Formula("least", 0), reference("height") - thickness]).simplified
            explain(separator, "separator", y: y, isFullWidth: isGrouped && layout.isLastInCard)
        }
        if let separator = layout.topSeparator {
            explain(
                separator, "topSeparator", y: Formula("top", 0), isFullWidth: isGrouped && layout.isFirstInCard)
        }
        if let background = layout.background { explain(background) }
    }

    private mutating func explain(_ separator: SeparatorLayout, _ name: String, y: Formula, isFullWidth: Bool) {
        let stated = cell.separator
        let automaticLeading = isFullWidth ? Formula("from edge to edge", 0, .assumed) : textStart
        let leading = Formula.round(stated.leadingInset.map { Formula("leadingInset", $0) } ?? automaticLeading, grid)
        let figure = metrics.place.separatorTrailingInset
        let automaticTrailing = isFullWidth ? Formula("from edge to edge", 0, .assumed) : Formula(figure)
        let trailing = Formula.round(
            stated.trailingInset.map { Formula("trailingInset", $0) } ?? automaticTrailing, grid)
        let width = Formula("width", resolved.width) - (leading + trailing)
        add(
            .separators, name + ".width", Formula.maximum([Formula("least", 0), width]).simplified,
            Basis("up to the trailing inset", .measured))
        add(
            .separators, x: name, leading: leading, width: separator.frame.width,
            Basis(resolved.wrapsTextAroundImage ? "from the row margin" : "from the text", .measured))
        add(.separators, name + ".y", y, Basis("inside the row, at its edge", .measured))
        add(
            .separators, name + ".height", metrics.place.separatorThickness(grid: grid),
            Basis("thickness", .measured))
    }

    /// The leading edge of the text's space, from which separators start.
    private var textStart: Formula {
        let hasText = layout.text != nil || layout.secondaryText != nil
        guard layout.image != nil, hasText, !resolved.wrapsTextAroundImage else { return layoutStart }
        return layoutStart + imageIndent
    }

    private mutating func explain(_ background: BackgroundLayout) {
        let insets = (cell.background ?? BackgroundConfiguration()).backgroundInsets
        let width =
            Formula("width", resolved.width)
            - (Formula("leading inset", insets.leading) + Formula("trailing inset", insets.trailing))
        let height = reference("height") - (Formula("top inset", insets.top) + Formula("bottom inset", insets.bottom))
        let basis = Basis("the row less backgroundInsets", nil)
        add(.separators, "background.width", Formula.maximum([Formula("least", 0), width]).simplified, basis)
        add(
            .separators, x: "background", leading: Formula("leading inset", insets.leading),
            width: background.frame.width, basis)
        add(.separators, "background.y", Formula("top inset", insets.top), basis)
        add(.separators, "background.height", Formula.maximum([Formula("least", 0), height]).simplified, basis)
    }
}
