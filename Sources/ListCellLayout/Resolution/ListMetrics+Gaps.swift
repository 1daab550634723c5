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
    func gap(isFirst: Bool, hasHeader: Bool, followsFooter: Bool) -> Term? {
        if appearance == .plain, hasHeader, let padding = statedHeaderTopPadding {
            return Term("stated headerTopPadding", padding)
        }
        return gapFigure(isFirst: isFirst, hasHeader: hasHeader, followsFooter: followsFooter).map(Term.init)
    }

    private func gapFigure(isFirst: Bool, hasHeader: Bool, followsFooter: Bool) -> Figure? {
        if appearance == .plain { return hasHeader ? SystemMetrics.plainHeaderTop[design] : nil }
        guard isGrouped else { return nil }
        if isFirst { return hasHeader ? nil : firstSectionTop }
        if followsFooter { return (hasHeader ? SystemMetrics.footerToHeader : SystemMetrics.footerToSection)[design] }
        return (hasHeader ? SystemMetrics.rowToHeader : SystemMetrics.sectionGap)[design]
    }

    private var firstSectionTop: Figure {
        container == .tableView && design == .design26
            ? SystemMetrics.firstSectionTopOfTable26 : SystemMetrics.firstSectionTop[design]
    }
}
