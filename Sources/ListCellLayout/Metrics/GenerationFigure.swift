// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A figure that differs between the two generations of list metrics, in value or in certainty.
public struct GenerationFigure: Hashable, Sendable {
    public let design18: Figure
    public let design26: Figure

    public typealias Known = (value: CGFloat, certainty: Certainty, source: String)

    public init(_ name: String, _ design18: Known, _ design26: Known) {
        self.design18 = Figure(name, design18.value, design18.certainty, design18.source)
        self.design26 = Figure(name, design26.value, design26.certainty, design26.source)
    }

    public subscript(design: Design) -> Figure { design == .design18 ? design18 : design26 }
}
