// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The heights of a list's rows at several text sizes: what `heights` prints.
public struct HeightsReport: Hashable, Sendable {
    /// A row with its height at each size.
    public struct Row: Hashable, Sendable {
        /// `0.2`.
        public var id: String
        /// The row's text as it is shown; empty where there is none.
        public var text: String
        /// In points, in the order of the report's sizes.
        public var heights: [CGFloat]

        /// A row with its heights in points, one for each size of the report.
        public init(id: String, text: String, heights: [CGFloat]) {
            self.id = id
            self.text = text
            self.heights = heights
        }
    }

    /// A trait that tells the reports of one run apart, `("system", "iOS 18")`.
    public struct Trait: Hashable, Sendable {
        /// The trait as a scene's key spells it, `system`.
        public var name: String
        /// The trait's value as people write it, `iOS 18`.
        public var value: String

        /// A trait of a name and a value, both printed as they are.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The traits in which this report differs from its neighbours; empty for a report alone.
    public var traits: [Trait]
    /// The text sizes, in the order in which they were laid out.
    public var sizes: [ContentSizeCategory]
    /// The rows of all sections, in the list's order; headers and footers are not counted.
    public var rows: [Row]

    /// A report without a size; `append` adds one after another.
    public init(traits: [Trait] = [], sizes: [ContentSizeCategory] = [], rows: [Row] = []) {
        self.traits = traits
        self.sizes = sizes
        self.rows = rows
    }
}

extension HeightsReport {
    /// Adds a size: the heights of the report's list, laid out at that size.
    public mutating func append(_ layout: ListLayout) {
        let isFirst = sizes.isEmpty
        sizes.append(layout.traits.preferredContentSizeCategory)
        var index = 0
        for section in layout.sections {
            for row in section.rows {
                if isFirst {
                    rows.append(Row(id: row.id.description, text: row.title, heights: []))
                }
                guard rows.indices.contains(index) else { return }
                rows[index].heights.append(row.frame.height)
                index += 1
            }
        }
    }

    /// Adds the sizes of another report of the same list behind the own ones.
    public mutating func append(_ other: HeightsReport) {
        guard !sizes.isEmpty else {
            (sizes, rows) = (other.sizes, other.rows)
            return
        }
        sizes += other.sizes
        for index in rows.indices where other.rows.indices.contains(index) {
            rows[index].heights += other.rows[index].heights
        }
    }
}
