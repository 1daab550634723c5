// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Symbol {
    /// A visible question mark, drawn where a symbol is not known; its figures are our own.
    static let unknown: Symbol = {
        let hook = Path(elements: [
            .move(CGPoint(x: -0.22, y: -0.22)),
            .curve(
                control1: CGPoint(x: -0.22, y: -0.36), control2: CGPoint(x: -0.13, y: -0.44),
                end: CGPoint(x: 0, y: -0.44)),
            .curve(
                control1: CGPoint(x: 0.14, y: -0.44), control2: CGPoint(x: 0.23, y: -0.35),
                end: CGPoint(x: 0.23, y: -0.22)),
            .curve(
                control1: CGPoint(x: 0.23, y: -0.02), control2: CGPoint(x: 0, y: -0.04), end: CGPoint(x: 0, y: 0.16)),
        ])
        var path = hook.stroked(StrokeStyle(width: 0.0874, cap: .round, join: .round))
        path.append(.circle(center: CGPoint(x: 0, y: 0.4), radius: 0.065))
        return Symbol(name: "questionmark", path: path, bounds: path.bounds, advance: 0.75)
    }()
}
