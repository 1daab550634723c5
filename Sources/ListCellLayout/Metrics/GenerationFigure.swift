// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A figure by the generation of list metrics, in value or in certainty.
public typealias GenerationFigure = ByGeneration<Figure>

extension Timeline where Moment == Design, Value == Figure {
    /// What is known of a figure in a generation.
    public typealias Known = (value: CGFloat, certainty: Certainty, source: String)

    /// The same figure in all generations.
    public init(_ name: String, _ value: CGFloat, _ certainty: Certainty, _ source: String) {
        self.init(Figure(name, value, certainty, source))
    }

    /// A figure that changed with 26.
    public init(_ name: String, _ design18: Known, _ design26: Known) {
        self = [
            .design18: Figure(name, design18.value, design18.certainty, design18.source),
            .design26: Figure(name, design26.value, design26.certainty, design26.source),
        ]
    }

    /// The same figure with another value from a generation on, up to the next that has one of its own.
    public func changed(
        in design: Design, to value: CGFloat, _ certainty: Certainty, _ source: String
    ) -> GenerationFigure {
        var figure = self
        figure[design] = Figure(self[design].name, value, certainty, source)
        return figure
    }
}
