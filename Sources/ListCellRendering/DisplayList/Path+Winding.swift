// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Path {
    /// The area inside, by the corners and control points alone: above 0 where the outline runs clockwise on screen.
    var signedArea: CGFloat {
        var sum: CGFloat = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        func add(_ points: CGPoint...) {
            for point in points {
                sum += (current.x * point.y - point.x * current.y) / 2
                current = point
            }
        }
        for element in elements {
            switch element {
            case .move(let point):
                add(start)
                (current, start) = (point, point)
            case .line(let point): add(point)
            case .quadCurve(let control, let end): add(control, end)
            case .curve(let control1, let control2, let end): add(control1, control2, end)
            case .close: add(start)
            }
        }
        add(start)
        return sum
    }

    /// Makes a hole of a shape that lies inside, for the non-zero rule.
    mutating func cut(_ hole: Path) {
        append((signedArea > 0) == (hole.signedArea > 0) ? hole.reversed : hole)
    }

    /// The same outline, drawn the other way round.
    var reversed: Path {
        var result = Path()
        var points: [CGPoint] = []
        var segments: [Element] = []
        func finish(closed: Bool) {
            guard let last = points.last else { return }
            result.move(to: last)
            for (segment, end) in zip(segments.reversed(), points.dropLast().reversed()) {
                switch segment {
                case .quadCurve(let control, _): result.addQuadCurve(to: end, control: control)
                case .curve(let control1, let control2, _):
                    result.addCurve(to: end, control1: control2, control2: control1)
                default: result.addLine(to: end)
                }
            }
            if closed { result.close() }
            points = closed ? Array(points.prefix(1)) : []
            segments = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                if !segments.isEmpty { finish(closed: false) }
                points = [point]
            case .line(let end), .quadCurve(_, let end), .curve(_, _, let end):
                points.append(end)
                segments.append(element)
            case .close: finish(closed: true)
            }
        }
        if !segments.isEmpty { finish(closed: false) }
        return result
    }
}
