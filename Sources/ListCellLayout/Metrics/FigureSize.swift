// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A size of two figures, by generation.
public struct FigureSize: Hashable, Sendable {
    /// In points.
    public let width: GenerationFigure
    /// In points.
    public let height: GenerationFigure

    typealias Sides = (width: CGFloat, height: CGFloat)
    typealias Known = (sides: Sides, certainty: Certainty, source: String)

    init(_ name: String, in18: Known, in26: Known) {
        width = GenerationFigure(
            "\(name), width", (in18.sides.width, in18.certainty, in18.source),
            (in26.sides.width, in26.certainty, in26.source))
        height = GenerationFigure(
            "\(name), height", (in18.sides.height, in18.certainty, in18.source),
            (in26.sides.height, in26.certainty, in26.source))
    }

    /// The same size in both generations; nil for as sure on 18 as on 26.
    init(
        _ name: String, _ sides: Sides, _ certainty: Certainty, _ source: String,
        in18: (certainty: Certainty, source: String)? = nil
    ) {
        self.init(
            name, in18: (sides, in18?.certainty ?? certainty, in18?.source ?? source),
            in26: (sides, certainty, source))
    }

    func size(in design: Design) -> CGSize { CGSize(width: width[design].value, height: height[design].value) }
}
