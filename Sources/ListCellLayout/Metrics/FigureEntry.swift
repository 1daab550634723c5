// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A figure in the list of them all.
public struct FigureEntry: Hashable, Sendable {
    /// nil where the generation has no such figure.
    private let figures: ByGeneration<Figure?>

    /// The figure in a generation; nil where that has none.
    public subscript(design: Design) -> Figure? { figures[design] }

    /// What the figure is, for people.
    public var name: String { Design.allCases.reversed().lazy.compactMap { figures[$0] }.first?.name ?? "" }

    init(_ figure: ByGeneration<Figure>) { figures = figure.map { $0 } }
    init(_ figure: ByGeneration<Figure?>) { figures = figure }
    init(_ figure: Figure) { figures = Timeline(figure) }
}

extension FigureEntry {
    static func both(_ size: FigureSize) -> [FigureEntry] { [FigureEntry(size.width), FigureEntry(size.height)] }
}

/// Figures that belong together, under a title.
public struct FigureGroup: Hashable, Sendable {
    /// What the figures are about.
    public let title: String
    /// In the order in which people read them.
    public let entries: [FigureEntry]
}
