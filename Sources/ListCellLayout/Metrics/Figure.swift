// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A length of UIKit, in points, with how sure it is and where it comes from.
public struct Figure: Hashable, Sendable {
    public let value: CGFloat
    public let certainty: Certainty
    /// What it was read from, in words.
    public let source: String

    public init(_ value: CGFloat, _ certainty: Certainty, _ source: String) {
        self.value = value
        self.certainty = certainty
        self.source = source
    }
}

/// A length that differs between the two generations of list metrics.
public struct GenerationFigure: Hashable, Sendable {
    public let design18: Figure
    public let design26: Figure

    public init(_ design18: Figure, _ design26: Figure) {
        self.design18 = design18
        self.design26 = design26
    }

    public subscript(design: Design) -> Figure { design == .design18 ? design18 : design26 }
}
