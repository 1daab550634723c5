// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The widest list that counts as narrow, and the widths at which that was seen.
public struct WidthLimit: Hashable, Sendable {
    /// The widest list that counts as narrow, in points.
    public let figure: Figure
    /// The widths, in points, at which lists were measured; between them the figure is a choice.
    let seen: [ClosedRange<CGFloat>]

    init(_ figure: Figure, seen: [ClosedRange<CGFloat>]) {
        self.figure = figure
        self.seen = seen
    }
}

extension WidthLimit {
    func isWide(_ width: CGFloat) -> Bool { width > figure.value }

    /// One of two figures, as sure as the width allows: where no list was measured it is as sure as the limit.
    func choose(narrow: Figure, wide: Figure, at width: CGFloat) -> Figure {
        let chosen = isWide(width) ? wide : narrow
        guard !seen.contains(where: { $0.contains(width) }) else { return chosen }
        return chosen.atMost(figure.certainty, figure.source)
    }
}

extension Figure {
    /// The figure with a certainty that is no better than another, whose source then stands.
    func atMost(_ certainty: Certainty, _ source: String) -> Figure {
        certainty > self.certainty ? Figure(name, value, certainty, source) : self
    }
}
