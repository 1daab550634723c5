// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension Symbol {
    /// The symbol in a heavier weight: its outline grows on all sides. Weights below regular are drawn as regular.
    func weighted(_ weight: FontWeight) -> Symbol {
        guard let growth = SymbolMetrics.growth(in: weight)?.value, fillRule == .nonZero else { return self }
        var symbol = self
        let edge = path.stroked(StrokeStyle(width: growth, join: .round))
        // Both have to wind in the same direction, or they would cancel where they overlap.
        symbol.path.append(path.signedArea < 0 ? edge.reversed : edge)
        symbol.bounds = bounds.insetBy(dx: -growth / 2, dy: -growth / 2)
        return symbol
    }
}
