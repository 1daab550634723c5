// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A figure in the list of them all.
public struct FigureEntry: Hashable, Sendable {
    /// nil where the generation has no such figure.
    public let design18: Figure?
    public let design26: Figure?

    public var name: String { design18?.name ?? design26?.name ?? "" }

    init(_ figure: GenerationFigure) {
        design18 = figure.design18
        design26 = figure.design26
    }

    /// A figure of one generation, or of both for nil.
    init(_ figure: Figure, in design: Design? = nil) {
        design18 = design == .design26 ? nil : figure
        design26 = design == .design18 ? nil : figure
    }
}

extension FigureEntry {
    static func both(_ size: FigureSize) -> [FigureEntry] { [FigureEntry(size.width), FigureEntry(size.height)] }
}

/// Figures that belong together, under a title.
public struct FigureGroup: Hashable, Sendable {
    public let title: String
    public let entries: [FigureEntry]
}
