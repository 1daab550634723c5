// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@Suite("Stroked outlines")
struct StrokeTests {
    /// The area inside a path, each point counted as often as the outline winds around it.
    static func area(_ path: Path) -> Double {
        var sum = 0.0
        var current = CGPoint.zero
        var start = CGPoint.zero
        func line(to point: CGPoint) {
            sum += (current.x * point.y - point.x * current.y) / 2
            current = point
        }
        for element in path.elements {
            switch element {
            case .move(let point): (current, start) = (point, point)
            case .line(let point): line(to: point)
            case .quadCurve: Issue.record("a stroke has no quadratic curve")
            case .curve(let a, let b, let end):
                let from = current
                for step in 1...64 {
                    let t = Double(step) / 64
                    let u = 1 - t
                    func at(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
                        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
                    }
                    line(to: CGPoint(x: at(from.x, a.x, b.x, end.x), y: at(from.y, a.y, b.y, end.y)))
                }
            case .close: line(to: start)
            }
        }
        return sum
    }

    static func circle(radius r: CGFloat, reversed: Bool = false) -> Path {
        let k = 0.5522847498 * r
        var path = Path()
        let s: CGFloat = reversed ? -1 : 1
        path.move(to: CGPoint(x: r, y: 0))
        path.addCurve(
            to: CGPoint(x: 0, y: s * r), control1: CGPoint(x: r, y: s * k), control2: CGPoint(x: k, y: s * r))
        path.addCurve(
            to: CGPoint(x: -r, y: 0), control1: CGPoint(x: -k, y: s * r), control2: CGPoint(x: -r, y: s * k))
        path.addCurve(
            to: CGPoint(x: 0, y: -s * r), control1: CGPoint(x: -r, y: -s * k), control2: CGPoint(x: -k, y: -s * r))
        path.addCurve(
            to: CGPoint(x: r, y: 0), control1: CGPoint(x: k, y: -s * r), control2: CGPoint(x: r, y: -s * k))
        path.close()
        return path
    }

    static func polyline(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if closed { path.close() }
        return path
    }

    @Test("A stroked circle is a ring", arguments: [0.1, 1, 4, 15], [false, true])
    func ring(width: CGFloat, reversed: Bool) {
        let area = Self.area(Self.circle(radius: 10, reversed: reversed).stroked(StrokeStyle(width: width)))
        #expect(abs(area / (2 * .pi * 10 * width) - 1) < 0.001)
    }

    @Test("Caps", arguments: [(StrokeStyle.Cap.butt, 0.0), (.square, 4.0), (.round, .pi)])
    func caps(cap: StrokeStyle.Cap, extra: Double) {
        let line = Self.polyline([(1, 1), (4, 5)]).stroked(StrokeStyle(width: 2, cap: cap))
        #expect(abs(Self.area(line) - (10 + extra)) < 0.001)
        let dot = Self.polyline([(3, 3), (3, 3)]).stroked(StrokeStyle(width: 2, cap: cap))
        #expect(abs(Self.area(dot) - extra) < 0.001)
    }

    @Test("Joins of a right angle, in both directions", arguments: [1, -1] as [CGFloat])
    func joins(side: CGFloat) {
        let corner = Self.polyline([(0, 0), (10, 0), (10, side * 10)])
        func area(_ join: StrokeStyle.Join, limit: CGFloat = 4) -> Double {
            Self.area(corner.stroked(StrokeStyle(width: 2, join: join, miterLimit: limit)))
        }
        // Two arms of 10 × 2, which overlap in a square of 1 × 1 on the inner side, and the corner's own part.
        #expect(abs(area(.bevel) - 40.5) < 1e-9)
        #expect(abs(area(.miter) - 41) < 1e-9)
        #expect(abs(area(.miter, limit: 1.4) - 40.5) < 1e-9)
        #expect(abs(area(.round) - (40 + .pi / 4)) < 0.001)
    }

    @Test("A closed square has no caps and four miters")
    func square() {
        let path = Self.polyline([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true).stroked(StrokeStyle(width: 2))
        // The ring of 144 − 64, and four inner corners of 1 × 1 counted twice.
        #expect(abs(Self.area(path) - 84) < 1e-9)
    }

    @Test("A line back over itself and a cusp keep their round ends")
    func reversals() {
        let back = Self.polyline([(0, 0), (10, 0), (0, 0)])
        let area = Self.area(back.stroked(StrokeStyle(width: 2, cap: .round, join: .round)))
        #expect(abs(area - (40 + 1.5 * .pi)) < 0.01)
        var cusp = Path()
        cusp.move(to: CGPoint(x: 0, y: 0))
        cusp.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: 0, y: 10))
        #expect(Self.area(cusp.stroked(StrokeStyle(width: 2))) > 30)
    }

    @Test("Nothing comes of paths without finite points or width")
    func empty() {
        #expect(Self.polyline([(0, 0), (.nan, 1)]).stroked(StrokeStyle(width: 1)).isEmpty)
        #expect(Self.polyline([(0, 0), (.infinity, 1)]).stroked(StrokeStyle(width: 1)).isEmpty)
        #expect(Self.polyline([(0, 0), (1, 1)]).stroked(StrokeStyle(width: 0)).isEmpty)
        #expect(Path().stroked(StrokeStyle(width: 1)).isEmpty)
    }
}
