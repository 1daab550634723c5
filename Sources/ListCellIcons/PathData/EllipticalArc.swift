// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// An elliptical arc as SVG states it: by its ends, radii and two choices.
///
/// Source: SVG 1.1, appendix F.6 (conversion from endpoint to centre parameterisation, out-of-range radii).
struct EllipticalArc {
    var start: CGPoint
    var end = CGPoint.zero
    var radii = CGSize.zero
    /// The turn of the ellipse's x axis, in degrees, clockwise.
    var rotation: CGFloat = 0
    /// Whether the arc is the longer of the two.
    var isLarge = false
    /// Whether the arc runs in the direction of rising angles, which is clockwise with y down.
    var isClockwise = false

    init(start: CGPoint) {
        self.start = start
    }
}

extension EllipticalArc {
    /// Draws the arc as cubics of at most a quarter turn; a line where a radius is 0, nothing where the ends are one.
    func append(to path: inout Path) {
        guard start != end else { return }
        var radiusX = abs(radii.width)
        var radiusY = abs(radii.height)
        guard radiusX > 0, radiusY > 0 else { return path.addLine(to: end) }

        // 1. The ends, seen from their middle along the ellipse's axes.
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: rotation)
        let halfX = (start.x - end.x) / 2
        let halfY = (start.y - end.y) / 2
        let x = cosine * halfX + sine * halfY
        let y = cosine * halfY - sine * halfX

        // 2. Radii too small to reach both ends grow.
        let reach = (x / radiusX) * (x / radiusX) + (y / radiusY) * (y / radiusY)
        if reach > 1 {
            radiusX *= reach.squareRoot()
            radiusY *= reach.squareRoot()
        }

        // 3. The centre, in units of the radii, and the angles of both ends around it.
        let unitX = x / radiusX
        let unitY = y / radiusY
        let squares = unitX * unitX + unitY * unitY
        guard squares > 0, squares.isFinite else { return path.addLine(to: end) }
        let distance = (max(0, 1 - squares) / squares).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let centerX = distance * unitY
        let centerY = -distance * unitX
        let first = Trigonometry.angle(x: unitX - centerX, y: unitY - centerY)
        var sweep = Trigonometry.angle(x: -unitX - centerX, y: -unitY - centerY) - first
        if isClockwise && sweep < 0 { sweep += 2 * .pi }
        if !isClockwise && sweep > 0 { sweep -= 2 * .pi }

        // 4. Back to the page: u, v of the unit circle to points.
        func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
            let across = radiusX * (u + centerX)
            let down = radiusY * (v + centerY)
            return CGPoint(
                x: (start.x + end.x) / 2 + cosine * across - sine * down,
                y: (start.y + end.y) / 2 + sine * across + cosine * down)
        }
        appendUnitArc(from: first, sweep: sweep, to: &path, place: place)
    }

    private func appendUnitArc(
        from first: CGFloat, sweep: CGFloat, to path: inout Path, place: (CGFloat, CGFloat) -> CGPoint
    ) {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let (sine, cosine) = Trigonometry.sineAndCosine(step / 4)
        let arm = 4 / 3 * sine / cosine
        for index in 0..<count {
            let angle = first + CGFloat(index) * step
            let (v, u) = Trigonometry.sineAndCosine(angle)
            let (nextV, nextU) = Trigonometry.sineAndCosine(angle + step)
            path.addCurve(
                to: index == count - 1 ? end : place(nextU, nextV),
                control1: place(u - arm * v, v + arm * u),
                control2: place(nextU + arm * nextV, nextV - arm * nextU))
        }
    }
}
