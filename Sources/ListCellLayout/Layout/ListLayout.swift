// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A list with all its frames: an immutable tree, in points, y down, x from the left edge in both directions.
public struct ListLayout: Hashable, Sendable {
    public var traits: TraitCollection
    public var appearance: List.Appearance
    public var container: List.Container
    /// The names of the deviations in force, sorted.
    public var deviations: [String]
    /// The list's width and its lowest point; title and safe area are not counted.
    public var contentSize: CGSize
    public var sections: [SectionLayout]
    /// The colour behind everything.
    public var backgroundColor: Color
    /// The distance of a large title from the leading edge, in points.
    public var titleMargin: CGFloat
}

/// A section with all its frames.
public struct SectionLayout: Hashable, Sendable {
    /// The rounded background of an inset-grouped section; nil in other lists.
    public var card: CardLayout?
    public var header: CellLayout?
    public var rows: [CellLayout]
    public var footer: CellLayout?
}

/// The background of a section's rows.
public struct CardLayout: Hashable, Sendable {
    public enum CornerCurve: String, Sendable, Hashable { case circular, continuous }

    /// In the list's coordinates.
    public var frame: CGRect
    /// In points, at most half the card's height.
    public var cornerRadius: CGFloat
    public var cornerCurve: CornerCurve
    public var color: Color
}
