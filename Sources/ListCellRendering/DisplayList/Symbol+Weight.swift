// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Symbol {
    /// The symbol in a heavier weight: its outline grows on all sides. Weights below regular are drawn as regular.
    ///
    /// Semibold grows by 0.043 point sizes: a chevron's line is 1.76 pt thick at a size of 13.45 (measured), 0.0874
    /// when regular. The other weights are assumed to lie around it.
    func weighted(_ weight: FontWeight) -> Symbol {
        let growth: CGFloat =
            switch weight {
            case .ultraLight, .thin, .light, .regular: 0
            case .medium: 0.021
            case .semibold: 0.043
            case .bold: 0.06
            case .heavy: 0.08
            case .black: 0.1
            }
        guard growth > 0, fillRule == .nonZero else { return self }
        var symbol = self
        let edge = path.stroked(StrokeStyle(width: growth, join: .round))
        // Both have to wind in the same direction, or they would cancel where they overlap.
        symbol.path.append(path.signedArea < 0 ? edge.reversed : edge)
        symbol.bounds = bounds.insetBy(dx: -growth / 2, dy: -growth / 2)
        return symbol
    }
}
