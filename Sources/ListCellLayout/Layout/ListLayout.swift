// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A list with all its frames: an immutable tree, in points, y down, x from the left edge in both directions.
public struct ListLayout: Hashable, Sendable {
    public internal(set) var traits: TraitCollection
    public internal(set) var appearance: List.Appearance
    public internal(set) var container: List.Container
    /// The names of the deviations in force, sorted.
    public internal(set) var deviations: [String]
    /// The list's width and its lowest point; title and safe area are not counted.
    public internal(set) var contentSize: CGSize
    public internal(set) var sections: [SectionLayout]
    /// The colour behind everything.
    public internal(set) var backgroundColor: Color
    /// The distance of a large title from the leading edge, in points.
    public internal(set) var titleMargin: CGFloat
}

/// A section with all its frames.
public struct SectionLayout: Hashable, Sendable {
    /// The rounded background of an inset-grouped section; nil in other lists.
    public internal(set) var card: CardLayout?
    public internal(set) var header: CellLayout?
    public internal(set) var rows: [CellLayout]
    public internal(set) var footer: CellLayout?
}

/// The background of a section's rows.
public struct CardLayout: Hashable, Sendable {
    public enum CornerCurve: String, Sendable, Hashable { case circular, continuous }

    /// In the list's coordinates.
    public internal(set) var frame: CGRect
    /// In points, at most half the card's height.
    public internal(set) var cornerRadius: CGFloat
    public internal(set) var cornerCurve: CornerCurve
    public internal(set) var color: Color
}
