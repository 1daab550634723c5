// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// The outline of a line drawn along the path, to be filled with `FillRule.nonZero`.
    ///
    /// Every part of the outline winds in the same direction, so overlaps never cancel. Offset curves are within
    /// 0.002 line widths of the true ones. A path with a point that is not finite, or a width that is not above 0,
    /// gives an empty path.
    public func stroked(_ style: StrokeStyle) -> Path {
        guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
        var stroker = Stroker(style: style)
        for element in elements {
            switch element {
            case .move(let point): stroker.move(to: point)
            case .line(let point): stroker.addLine(to: point)
            case .quadCurve(let control, let end):
                let start = stroker.current
                stroker.addCurve(
                    Cubic(
                        start: start, control1: start + (control - start) * (2 / 3),
                        control2: end + (control - end) * (2 / 3), end: end))
            case .curve(let control1, let control2, let end):
                stroker.addCurve(Cubic(start: stroker.current, control1: control1, control2: control2, end: end))
            case .close: stroker.close()
            }
        }
        stroker.finishSubpath(closed: false)
        return stroker.result
    }

    /// Whether no coordinate is NaN or infinite.
    public var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .quadCurve(let control, let end): control.isFinite && end.isFinite
            case .curve(let control1, let control2, let end):
                control1.isFinite && control2.isFinite && end.isFinite
            case .close: true
            }
        }
    }
}

/// Follows a path and collects the two sides of the line along it.
struct Stroker {
    let style: StrokeStyle
    /// Half the line's width, in points.
    let half: CGFloat
    var result = Path()
    /// Where the next segment begins.
    var current = CGPoint.zero
    /// Where the subpath begins.
    var start = CGPoint.zero
    /// The two sides of the subpath so far: the left one and the right one, both in the direction of drawing.
    var sides = (left: StrokeSide(), right: StrokeSide())
    /// The tangents at the subpath's first and last point; nil while it has no length.
    var tangents: (first: CGPoint, last: CGPoint)?
    /// Whether the subpath has a segment, be it of no length.
    var hasSegment = false

    init(style: StrokeStyle) {
        self.style = style
        self.half = style.width / 2
    }
}

extension Stroker {
    mutating func move(to point: CGPoint) {
        finishSubpath(closed: false)
        begin(at: point)
    }

    mutating func addLine(to point: CGPoint) {
        hasSegment = true
        guard let tangent = (point - current).normalized else { return }
        turn(to: tangent, join: style.join)
        addStraight(to: point, tangent: tangent)
    }

    mutating func close() {
        addLine(to: start)
        finishSubpath(closed: true)
        begin(at: start)
    }

    /// A straight piece whose direction the outline has turned to.
    mutating func addStraight(to point: CGPoint, tangent: CGPoint) {
        sides.left.addLine(to: point + tangent.normal * half)
        sides.right.addLine(to: point - tangent.normal * half)
        current = point
        tangents?.last = tangent
    }

    private mutating func begin(at point: CGPoint) {
        current = point
        start = point
        tangents = nil
        hasSegment = false
        sides = (StrokeSide(), StrokeSide())
    }

    /// Adds the subpath's outline to the result: one contour where it is open, two where it is closed.
    mutating func finishSubpath(closed: Bool) {
        guard let tangents else {
            if hasSegment { addDot() }
            return
        }
        if closed {
            turn(to: tangents.first, join: style.join)
            result.append(sides.left.contour)
            result.append(sides.right.reversed.contour)
        } else {
            var outline = sides.left
            addCap(at: current, tangent: tangents.last, to: &outline)
            outline.append(sides.right.reversed)
            addCap(at: start, tangent: tangents.first * -1, to: &outline)
            result.append(outline.contour)
        }
        begin(at: current)
    }
}
