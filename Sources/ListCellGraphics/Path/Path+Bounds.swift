// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// The smallest rectangle around the lines and curves themselves, not their control points.
    ///
    /// A move that draws nothing does not count; a path without a line or curve gives the zero rectangle.
    public var bounds: CGRect {
        var x = Extent()
        var y = Extent()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let end):
                x.include(current.x, end.x)
                y.include(current.y, end.y)
                current = end
            case .quadCurve(let control, let end):
                x.includeQuad(current.x, control.x, end.x)
                y.includeQuad(current.y, control.y, end.y)
                current = end
            case .curve(let control1, let control2, let end):
                x.includeCubic(current.x, control1.x, control2.x, end.x)
                y.includeCubic(current.y, control1.y, control2.y, end.y)
                current = end
            case .close:
                current = start
            }
        }
        guard x.lower <= x.upper, y.lower <= y.upper else { return .zero }
        return CGRect(x: x.lower, y: y.lower, width: x.upper - x.lower, height: y.upper - y.lower)
    }
}

/// What curves cover on one axis.
private struct Extent {
    var lower = CGFloat.infinity
    var upper = -CGFloat.infinity

    mutating func include(_ a: CGFloat, _ b: CGFloat) {
        lower = min(lower, a, b)
        upper = max(upper, a, b)
    }

    mutating func includeQuad(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) {
        include(a, c)
        let denominator = a - 2 * b + c
        guard b < lower || b > upper, denominator != 0 else { return }
        let t = (a - b) / denominator
        guard t > 0, t < 1 else { return }
        let s = 1 - t
        let value = s * s * a + 2 * s * t * b + t * t * c
        include(value, value)
    }

    /// Includes a cubic's ends and the values where its derivative, a quadratic, is 0.
    mutating func includeCubic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) {
        include(a, d)
        guard min(b, c) < lower || max(b, c) > upper else { return }
        let square = 3 * (b - c) + d - a
        let half = a - 2 * b + c
        let constant = b - a
        let discriminant = half * half - square * constant
        guard discriminant >= 0 else { return }
        // The two roots without the difference of nearly equal numbers; one is infinite where `square` is 0.
        let q = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
        for t in [q / square, constant / q] where t > 0 && t < 1 {
            let s = 1 - t
            let value = s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
            include(value, value)
        }
    }
}
