// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ListLayout {
    /// Lays a list out.
    ///
    /// - Parameters:
    ///   - width: The list's width in points; below 0 or not finite counts as 0.
    ///   - measurer: What measures and breaks text; default the recorded advances of the system font.
    ///   - metrics: The figures; default UIKit's.
    public init(
        _ list: List, traits: TraitCollection = TraitCollection(), width: CGFloat,
        measurer: some TextMeasuring = SystemFontMeasurer(), metrics system: SystemMetrics = .standard
    ) {
        let width = width.definedWidth
        let metrics = ListMetrics(list, traits: traits, width: width, measurer: measurer, system: system)
        var stack = SectionStack<CGFloat>(metrics: metrics)
        // A span lends its elements: a loop over the array would copy, and count the references of, each of them.
        let sections = list.sections.span
        for index in sections.indices { stack.append(sections[index], index: index, of: list) }
        self.init(
            traits: traits, appearance: list.appearance, container: list.container,
            deviations: list.deviations.map(\.rawValue).sorted(),
            contentSize: CGSize(width: width, height: stack.contentHeight), sections: stack.sections,
            backgroundColor: metrics.backgroundColor,
            titleMargin: metrics.isSidebar ? metrics.system.wideRowMargin[traits.design].value : metrics.rowMargin.value
        )
    }
}

extension ListLayout {
    /// The layouts of a list at several text sizes, in the order of the sizes; all cores work on them.
    ///
    /// ```swift
    /// ListLayout.atSizes(of: list, width: 402).map(\.contentSize.height)
    /// ```
    ///
    /// - Parameters:
    ///   - sizes: Default all twelve.
    ///   - traits: What else the list is laid out in; its own text size does not count.
    ///   - width: The list's width in points; below 0 or not finite counts as 0.
    ///   - measurer: What measures and breaks text; default the recorded advances of the system font.
    ///   - metrics: The figures; default UIKit's.
    public static func atSizes(
        _ sizes: [ContentSizeCategory] = ContentSizeCategory.allCases, of list: List,
        traits: TraitCollection = TraitCollection(), width: CGFloat,
        measurer: some TextMeasuring = SystemFontMeasurer(), metrics system: SystemMetrics = .standard
    ) -> [ListLayout] {
        sizes.concurrentMap { size in
            var traits = traits
            traits.preferredContentSizeCategory = size
            return ListLayout(list, traits: traits, width: width, measurer: measurer, metrics: system)
        }
    }
}

extension CGFloat {
    /// A list's width: below 0 or not finite counts as 0.
    var definedWidth: CGFloat { isFinite ? definedLength : 0 }
}

extension ListLayout {
    /// Headers, rows and footers from top to bottom.
    public var cells: [CellLayout] {
        sections.flatMap { section in
            [section.header].compactMap(\.self) + section.rows + [section.footer].compactMap(\.self)
        }
    }
}
