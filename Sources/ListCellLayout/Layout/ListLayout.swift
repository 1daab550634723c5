// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A list with all its frames: an immutable tree, in points, y down, x from the left edge in both directions.
public struct ListLayout: Hashable, Sendable {
    /// The environment that the list is laid out in.
    public internal(set) var traits: TraitCollection
    /// How the list looks; a section may look otherwise.
    public internal(set) var appearance: List.Appearance
    /// What holds the list.
    public internal(set) var container: List.Container
    /// The names of the deviations in force, sorted.
    public internal(set) var deviations: [String]
    /// The list's width and its lowest point; title and safe area are not counted.
    public internal(set) var contentSize: CGSize
    /// From top to bottom.
    public internal(set) var sections: [SectionLayout]
    /// The colour behind everything.
    public internal(set) var backgroundColor: Color
    /// The distance of a large title from the leading edge, in points.
    public internal(set) var titleMargin: CGFloat
}

extension ListLayout: CustomStringConvertible {
    /// The layout as a tree, one element a line: what `listcell layout` prints, without the name of a device.
    public var description: String { LayoutTextPrinter.text(of: self) }
}

extension ListLayout {
    /// A row, header or footer; nil where there is none.
    public subscript(id: CellLayout.ID) -> CellLayout? {
        guard sections.indices.contains(id.section) else { return nil }
        let section = sections[id.section]
        return switch id {
        case .header: section.header
        case .row(_, let row): section.rows.indices.contains(row) ? section.rows[row] : nil
        case .footer: section.footer
        }
    }
}

/// A section with all its frames.
public struct SectionLayout: Hashable, Sendable {
    /// The rounded background of an inset-grouped section; nil in other lists.
    public internal(set) var card: CardLayout?
    /// The section's own ground, behind its card; nil where it is the list's.
    public internal(set) var ground: GroundLayout?
    /// nil where the section has none, or its first row is one.
    public internal(set) var header: CellLayout?
    /// From top to bottom; the first may be the header.
    public internal(set) var rows: [CellLayout]
    /// nil where the section has none.
    public internal(set) var footer: CellLayout?
}

/// What lies behind a section that states a colour of its own.
public struct GroundLayout: Hashable, Sendable {
    /// In the list's coordinates: from edge to edge, with the space above the section.
    public internal(set) var frame: CGRect
    /// The colour, which may be dynamic.
    public internal(set) var color: Color
}

/// The background of a section's rows.
public struct CardLayout: Hashable, Sendable {
    /// How an arc of a corner meets the sides.
    public enum CornerCurve: String, Sendable, Hashable { case circular, continuous }

    /// In the list's coordinates.
    public internal(set) var frame: CGRect
    /// In points, at most half the card's height.
    public internal(set) var cornerRadius: CGFloat
    /// By the generation of the metrics.
    public internal(set) var cornerCurve: CornerCurve
    /// The colour, which may be dynamic.
    public internal(set) var color: Color
}
