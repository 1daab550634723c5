// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The fast reading of the rules: numbers alone.
extension CGFloat: Length {
    struct Notes: LengthNotes {
        @inline(__always) init() {}

        @inline(__always) static var areKept: Bool { false }
        var entries: [Explanation.Entry]? { nil }

        @inline(__always) func add(
            _ part: Explanation.Part, _ name: @autoclosure () -> String, _ length: CGFloat,
            _ rule: @autoclosure () -> String, _ certainty: @autoclosure () -> Certainty?
        ) -> CGFloat { length }
    }

    @inline(__always) init(_ sum: Sum) { self = sum.value }
    @inline(__always) init(_ figure: Figure) { self = figure.value }
    @inline(__always) init(
        _ value: CGFloat, _ name: @autoclosure () -> String, _ basis: @autoclosure () -> Basis
    ) { self = value }

    @inline(__always) var value: CGFloat { self }
    @inline(__always) static func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat { Swift.max(a, b) }
    @inline(__always) static func smaller(_ a: CGFloat, _ b: CGFloat) -> CGFloat { Swift.min(a, b) }
    @inline(__always) func up(to grid: PixelGrid) -> CGFloat { grid.ceil(self) }
    @inline(__always) func nearest(on grid: PixelGrid) -> CGFloat { grid.round(self) }
    @inline(__always) var orZero: CGFloat { Swift.max(0, self) }
    @inline(__always) func named(_ name: @autoclosure () -> String) -> CGFloat { self }
}
