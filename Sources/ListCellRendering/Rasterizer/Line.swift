// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A straight edge of an outline in pixels, from its upper end to its lower one.
struct Line: Sendable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// 1 where the outline runs down, −1 where it runs up.
    var direction: Double
    /// How far x moves a pixel of y.
    var slope: Double

    /// Coordinates beyond this many pixels are moved to it, so that no sum or difference overflows.
    static let limit = 1e7
}

extension Line {
    /// The edge between two points; nil where it is level, since a level edge bounds no area.
    init?(fromX: Double, y fromY: Double, toX: Double, y toY: Double) {
        guard fromY != toY else { return nil }
        let down = fromY < toY
        x0 = down ? fromX : toX
        y0 = down ? fromY : toY
        x1 = down ? toX : fromX
        y1 = down ? toY : fromY
        direction = down ? 1 : -1
        slope = (x1 - x0) / (y1 - y0)
    }

    /// Where the edge is at a height, never beyond its ends.
    func x(at y: Double) -> Double {
        if y <= y0 { return x0 }
        if y >= y1 { return x1 }
        let x = x0 + (y - y0) * slope
        return x0 < x1 ? min(max(x, x0), x1) : min(max(x, x1), x0)
    }
}
