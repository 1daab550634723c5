// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension Stroker {
    /// Turns the outline at the current point to the tangent of the next piece.
    ///
    /// The inner side goes through the point itself, which keeps the winding of every part positive.
    mutating func turn(to tangent: CGPoint, join: StrokeStyle.Join) {
        guard let last = tangents?.last else {
            tangents = (tangent, tangent)
            sides.left.addLine(to: current + tangent.normal * half)
            sides.right.addLine(to: current - tangent.normal * half)
            return
        }
        let cosine = last.dot(tangent)
        let sine = last.cross(tangent)
        if cosine > 0, abs(sine) < 1e-9 { return }
        if sine >= 0 {
            addJoin(join, from: last.normal, to: tangent.normal, forward: last, cosine: cosine, on: &sides.left)
            sides.right.addLine(to: current)
            sides.right.addLine(to: current - tangent.normal * half)
        } else {
            addJoin(
                join, from: last.normal * -1, to: tangent.normal * -1, forward: last, cosine: cosine,
                on: &sides.right)
            sides.left.addLine(to: current)
            sides.left.addLine(to: current + tangent.normal * half)
        }
    }

    /// The outer side of a corner at the current point, from one unit normal to another.
    private func addJoin(
        _ join: StrokeStyle.Join, from: CGPoint, to: CGPoint, forward: CGPoint, cosine: CGFloat,
        on side: inout StrokeSide
    ) {
        switch join {
        case .round:
            side.addArc(center: current, radius: half, from: from, to: to, forward: forward)
            return
        case .miter:
            // The miter is 1 / cos(turn / 2) line widths long.
            let halfCosine = max((1 + cosine) / 2, 0).squareRoot()
            if halfCosine * style.miterLimit >= 1, halfCosine > 1e-6 {
                side.addLine(to: current + (from + to) * (half / (1 + cosine)))
            }
        case .bevel: break
        }
        side.addLine(to: current + to * half)
    }

    /// The end of an open line, from its left side to its right one, seen in the direction that leaves the line.
    func addCap(at point: CGPoint, tangent: CGPoint, to side: inout StrokeSide) {
        let normal = tangent.normal
        switch style.cap {
        case .butt: break
        case .square:
            side.addLine(to: point + (normal + tangent) * half)
            side.addLine(to: point + (tangent - normal) * half)
        case .round:
            side.addArc(center: point, radius: half, from: normal, to: normal * -1, forward: tangent)
            return
        }
        side.addLine(to: point - normal * half)
    }

    /// A subpath without length: a dot or an upright square where the caps are not butt, as SVG has it.
    mutating func addDot() {
        guard style.cap != .butt else { return }
        let right = CGPoint(x: 1, y: 0)
        var outline = StrokeSide()
        outline.addLine(to: start + right.normal * half)
        addCap(at: start, tangent: right, to: &outline)
        addCap(at: start, tangent: right * -1, to: &outline)
        result.append(outline.contour)
    }
}

extension StrokeSide {
    /// An arc between two unit normals, the short way, or through `forward` where they are opposite.
    mutating func addArc(center: CGPoint, radius: CGFloat, from: CGPoint, to: CGPoint, forward: CGPoint) {
        let cosine = from.dot(to)
        if cosine < -1e-6 {
            let middle = cosine > -1 + 1e-9 ? (from + to).normalized ?? forward : forward
            addSmallArc(center: center, radius: radius, from: from, to: middle)
            addSmallArc(center: center, radius: radius, from: middle, to: to)
        } else {
            addSmallArc(center: center, radius: radius, from: from, to: to)
        }
    }

    /// An arc of at most a quarter circle as one curve.
    private mutating func addSmallArc(center: CGPoint, radius: CGFloat, from: CGPoint, to: CGPoint) {
        let cosine = max(from.dot(to), 0)
        // The control points of an arc of angle a lie 4/3 tan(a/4) along the tangents; the half-angle formulas give
        // the tangent without trigonometric functions.
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        let halfSine = max((1 - cosine) / 2, 0).squareRoot()
        let length = 4 / 3 * halfSine / (1 + halfCosine)
        let sign: CGFloat = from.cross(to) < 0 ? -1 : 1
        let along = CGPoint(x: -from.y, y: from.x) * (sign * length)
        let back = CGPoint(x: to.y, y: -to.x) * (sign * length)
        addCurve(
            to: center + to * radius, control1: center + (from + along) * radius,
            control2: center + (to + back) * radius)
    }
}
