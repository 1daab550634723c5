// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explainer {
    /// The lines above and below, and the row's own background.
    mutating func explainSeparators() {
        let isGrouped = metrics.appearance == .grouped
        let configuration = metrics.separator(of: cell)
        let thickness = metrics.place.separatorThickness(grid: grid)
        if let separator = layout.separator {
            let y = Formula.maximum([Formula("least", 0), reference("height") - thickness]).simplified
            explain(
                separator, "separator", configuration.bottomSeparatorInsets, y: y,
                isFullWidth: isGrouped && layout.isLastInCard)
        }
        if let separator = layout.topSeparator {
            explain(
                separator, "topSeparator", configuration.topSeparatorInsets, y: Formula("top", 0),
                isFullWidth: isGrouped && layout.isFirstInCard)
        }
        if let background = layout.background { explain(background) }
    }

    private mutating func explain(
        _ separator: SeparatorLayout, _ name: String, _ stated: DirectionalEdgeInsets, y: Formula, isFullWidth: Bool
    ) {
        let automaticLeading = isFullWidth ? Formula("from edge to edge", 0, .assumed) : textStart
        let leading = Formula.round(
            stated.separatorLeading.map { Formula("stated leading inset", $0) } ?? automaticLeading, grid)
        let figure = metrics.place.separatorTrailingInset
        let automaticTrailing = isFullWidth ? Formula("from edge to edge", 0, .assumed) : Formula(figure)
        let trailing = Formula.round(
            stated.separatorTrailing.map { Formula("stated trailing inset", $0) } ?? automaticTrailing, grid)
        let width = Formula("width", resolved.width) - (leading + trailing)
        add(
            .separators, name + ".width", Formula.maximum([Formula("least", 0), width]).simplified,
            Basis("up to the trailing inset", .measured))
        add(
            .separators, x: name, leading: leading, width: separator.frame.width,
            separatorBasis)
        add(.separators, name + ".y", y, Basis("inside the row, at its edge", .measured))
        add(
            .separators, name + ".height", metrics.place.separatorThickness(grid: grid),
            Basis("thickness", .measured))
    }

    private var separatorBasis: Basis {
        if resolved.labelColumn != nil { return Basis("from the row margin", .assumed) }
        return Basis(resolved.wrapsTextAroundImage ? "from the row margin" : "from the text", .measured)
    }

    /// The leading edge of the text's space, from which separators start.
    private var textStart: Formula {
        let hasText = layout.text != nil || layout.secondaryText != nil || layout.control != nil
        guard layout.image != nil, hasText, !resolved.wrapsTextAroundImage else { return layoutStart }
        return layoutStart + imageIndent
    }

    private mutating func explain(_ background: BackgroundLayout) {
        let configuration = cell.background ?? .listCell()
        let insets = configuration.backgroundInsets
        func side(_ edge: BackgroundConfiguration.Edges, _ name: String, _ inset: CGFloat) -> Formula {
            let adds = configuration.edgesAddingLayoutMarginsToBackgroundInsets.contains(edge)
            let stated = Formula(name, inset)
            return adds ? stated + Formula(metrics.place.rowMargin) : stated
        }
        let leading = side(.leading, "leading inset", insets.leading)
        let trailing = side(.trailing, "trailing inset", insets.trailing)
        let width = Formula("width", resolved.width) - (leading + trailing)
        let height = reference("height") - (Formula("top inset", insets.top) + Formula("bottom inset", insets.bottom))
        let basis = Basis("the row less backgroundInsets", nil)
        add(.separators, "background.width", Formula.maximum([Formula("least", 0), width]).simplified, basis)
        add(.separators, x: "background", leading: leading, width: background.frame.width, basis)
        add(.separators, "background.y", Formula("top inset", insets.top), basis)
        add(.separators, "background.height", Formula.maximum([Formula("least", 0), height]).simplified, basis)
    }
}
