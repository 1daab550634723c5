// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension ListMetrics {
    /// The space above a section, which is then rounded up to a pixel; nil for none.
    ///
    /// - Parameters:
    ///   - isFirst: Whether no section is above.
    ///   - hasHeader: Whether the section begins with a header.
    ///   - followsFooter: Whether the section above ends with a footer.
    func gap<L: Length>(isFirst: Bool, hasHeader: Bool, followsFooter: Bool) -> L? {
        if appearance == .plain, hasHeader, let padding = statedHeaderTopPadding {
            return L(padding, "stated headerTopPadding")
        }
        return gapFigure(isFirst: isFirst, hasHeader: hasHeader, followsFooter: followsFooter).map { L($0) }
    }

    private func gapFigure(isFirst: Bool, hasHeader: Bool, followsFooter: Bool) -> Figure? {
        if appearance == .plain { return hasHeader ? system.plainHeaderTop[design] : nil }
        guard isGrouped else { return nil }
        if isFirst { return hasHeader ? nil : firstSectionTop }
        if followsFooter { return (hasHeader ? system.footerToHeader : system.footerToSection)[design] }
        return (hasHeader ? system.rowToHeader : system.sectionGap)[design]
    }

    private var firstSectionTop: Figure {
        let top = system.firstSectionTop[design]
        return container == .tableView ? system.firstSectionTopOfTable[design] ?? top : top
    }
}
