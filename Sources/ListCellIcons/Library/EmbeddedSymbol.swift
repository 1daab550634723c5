// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A built-in symbol as it lies in the binary: numbers and path data in 1/10000 of the point size.
struct EmbeddedSymbol {
    var name: String
    var advance: Int
    /// The outline's commands, from the centre of the symbol's box.
    var data: String

    init(_ name: String, _ advance: Int, _ data: String) {
        self.name = name
        self.advance = advance
        self.data = data
    }
}

extension EmbeddedSymbol {
    /// The symbol; nil only where the data is not path data, which the test of the table rules out.
    var symbol: Symbol? {
        guard let units = try? PathData.path(data) else { return nil }
        let path = units.mapPoints {
            CGPoint(x: $0.x / Symbol.unitsPerPoint, y: $0.y / Symbol.unitsPerPoint)
        }
        return Symbol(
            name: name, path: path, bounds: path.bounds, advance: CGFloat(advance) / Symbol.unitsPerPoint,
            isDirectional: Symbol.isDirectional(name))
    }

    /// The form in which a symbol is embedded.
    init(_ symbol: Symbol) {
        let units = symbol.path.mapPoints {
            CGPoint(
                x: ($0.x * Symbol.unitsPerPoint).rounded(), y: ($0.y * Symbol.unitsPerPoint).rounded())
        }
        self.init(
            symbol.name, Int((symbol.advance * Symbol.unitsPerPoint).rounded()), PathData.text(units, decimals: 0))
    }
}
