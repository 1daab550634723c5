// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension ListMetrics {
    /// The space above a section; nil for none.
    ///
    /// - Parameters:
    ///   - isFirst: Whether no section is above.
    ///   - hasHeader: Whether the section begins with a header.
    ///   - followsFooter: Whether the section above ends with a footer.
    func gap<L: Length>(isFirst: Bool, hasHeader: Bool, followsFooter: Bool) -> L? {
        if appearance == .plain, hasHeader, let padding = statedHeaderTopPadding {
            return L(padding, "stated headerTopPadding")
        }
        return gapFigure(isFirst: isFirst, hasHeader: hasHeader, followsFooter: followsFooter).map { snapped(L($0)) }
    }

    /// The space below the last section; nil for none.
    func bottom<L: Length>(endsWithFooter: Bool) -> L? {
        guard isGrouped else { return nil }
        let table = container == .tableView ? system.lastSectionBottomOfTable[design] : nil
        let figure = endsWithFooter ? system.lastFooterBottom[design] : table ?? system.lastSectionBottom[design]
        return snapped(L(container == .swiftUI ? figure.atMost(.assumed, "as in a collection list") : figure))
    }

    private func snapped<L: Length>(_ gap: L) -> L { system.roundsGaps[design] ? gap.up(to: grid) : gap }

    private func gapFigure(isFirst: Bool, hasHeader: Bool, followsFooter: Bool) -> Figure? {
        if appearance == .plain { return hasHeader ? system.plainHeaderTop[design] : nil }
        guard isGrouped else { return nil }
        if isFirst { return hasHeader ? nil : firstSectionTop }
        if followsFooter { return (hasHeader ? system.footerToHeader : system.footerToSection)[design] }
        return (hasHeader ? system.rowToHeader : system.sectionGap)[design]
    }

    private var firstSectionTop: Figure {
        let top = system.firstSectionTop[design]
        if isUnderLargeTitle, let top = system.firstSectionTopUnderLargeTitle[design] {
            return container == .tableView ? top.atMost(.assumed, "as in other lists") : top
        }
        return container == .tableView ? system.firstSectionTopOfTable[design] ?? top : top
    }
}
