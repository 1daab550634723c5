// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A named length in a formula.
public struct Term: Hashable, Sendable {
    /// What it is, for people: `body leading`, or the name of another line of the explanation.
    public let name: String
    /// In points, or a plain number where the formula multiplies by it.
    public let value: CGFloat
    /// How sure it is; nil for what the scene or app states, which is as sure as it can be.
    public let certainty: Certainty?
    /// What it was read from; empty where another line of the explanation says it.
    public let source: String

    init(_ name: String, _ value: CGFloat, _ certainty: Certainty? = nil, _ source: String = "") {
        self.name = name
        self.value = value
        self.certainty = certainty
        self.source = source
    }

    init(_ figure: Figure) {
        self.init(figure.name, figure.value, figure.certainty, figure.source)
    }
}
