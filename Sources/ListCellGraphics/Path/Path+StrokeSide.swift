// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// One side of a stroked line: a run of lines and curves that can be reversed.
struct StrokeSide {
    enum Step {
        case line
        case curve(CGPoint, CGPoint)
    }

    /// The points passed; step `i` leads from point `i` to point `i + 1`.
    var points: [CGPoint] = []
    var steps: [Step] = []
}

extension StrokeSide {
    mutating func addLine(to point: CGPoint) {
        if points.last == point { return }
        if !points.isEmpty { steps.append(.line) }
        points.append(point)
    }

    mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        points.append(point)
        steps.append(.curve(control1, control2))
    }

    /// Adds another side, joined by a straight line.
    mutating func append(_ other: StrokeSide) {
        guard let first = other.points.first else { return }
        addLine(to: first)
        points.append(contentsOf: other.points.dropFirst())
        steps.append(contentsOf: other.steps)
    }

    var reversed: StrokeSide {
        StrokeSide(
            points: points.reversed(),
            steps: steps.reversed().map { step in
                if case .curve(let control1, let control2) = step { .curve(control2, control1) } else { .line }
            })
    }

    /// The side as a closed contour.
    var contour: Path {
        guard let first = points.first, !steps.isEmpty else { return Path() }
        var path = Path()
        path.move(to: first)
        for (step, point) in zip(steps, points.dropFirst()) {
            switch step {
            case .line: path.addLine(to: point)
            case .curve(let control1, let control2):
                path.addCurve(to: point, control1: control1, control2: control2)
            }
        }
        path.close()
        return path
    }
}

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }

    func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

    /// The direction turned to the left, as seen on a screen with y down.
    var normal: CGPoint { CGPoint(x: y, y: -x) }

    /// The vector of length 1; nil where there is no direction.
    var normalized: CGPoint? {
        let largest = max(abs(x), abs(y))
        guard largest > 0, largest.isFinite else { return nil }
        // Scaled first, so that the squares of very small and very large vectors stay finite and above 0.
        let scaled = CGPoint(x: x / largest, y: y / largest)
        return scaled * (1 / scaled.dot(scaled).squareRoot())
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}
