// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Why each frame of a row, header or footer is what it is: the sum that gives it, and how sure that is.
public struct Explanation: Hashable, Sendable {
    /// The parts of an explanation, in their order.
    enum Part: Int, CaseIterable { case row, margins, image, text, secondaryText, accessories, separators }

    /// A number of the layout with the sum that gives it.
    public struct Entry: Hashable, Sendable {
        /// Its place in the printed layout, `text.x`, or the name of a length on the way to one.
        public let name: String
        /// The sum that gives the number.
        public let formula: Formula
        /// What the sum follows, in words.
        public let rule: String
        /// How sure the least sure of its terms and the rule are; nil where all is stated by the scene or app.
        public let certainty: Certainty?

        /// In points.
        public var value: CGFloat { formula.value }
    }

    /// The cell that is explained.
    public var id: CellLayout.ID
    /// The environment that the row is laid out in.
    public var traits: TraitCollection
    /// What holds the list.
    public var container: List.Container
    /// The list's width in points.
    public var width: CGFloat
    /// The preset, and what it shows.
    public var preset: ListContentConfiguration.Preset
    /// The first text of the row; empty where it has none.
    public var title: String
    /// The numbers in the order in which the layout makes them, part by part.
    public var entries: [Entry]
    /// What is approximate or no recorded fact, in words.
    public var remarks: [String]
    /// The deviations that are turned on, by name.
    public var deviations: [Deviation]
    /// The deviations that would change this row if they were turned the other way, by name.
    public var applicableDeviations: [Deviation]
}
