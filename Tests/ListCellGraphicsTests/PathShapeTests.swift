// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellGraphics

struct PathShapeTests {
    private func points(of path: Path) -> [CGPoint] {
        path.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let control, let end): [control, end]
            case .curve(let control1, let control2, let end): [control1, control2, end]
            case .close: []
            }
        }
    }

    /// The corner as UIKit prints it, in radii (iOS 14 to 17.5): entered along x, left along y.
    static let printedCorner = [
        (1.5286649847, 0.0), (1.0884929576, 0), (0.8684069441, 0), (0.6314937928, 0.0749113878),
        (0.3728238266, 0.1690595560), (0.1690595560, 0.3728238266), (0.0749113878, 0.6314937928),
        (0, 0.8684069441), (0, 1.0884929576), (0, 1.5286649847),
    ]

    @Test func continuousCornersAreThePrintedOnes() {
        let rect = CGRect(x: 7, y: -3, width: 100, height: 64)
        let path = Path.continuousRoundedRect(rect, radius: 10)
        let drawn = points(of: path)
        let corners: [(CGPoint, CGPoint, CGPoint)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
        ]
        #expect(drawn.count == 1 + 4 * Self.printedCorner.count)
        for (index, (corner, entry, exit)) in corners.enumerated() {
            for (offset, (x, y)) in Self.printedCorner.enumerated() {
                let point = drawn[1 + 10 * index + offset]
                #expect(abs(point.x - (corner.x + 10 * (x * entry.x + y * exit.x))) < 1e-12)
                #expect(abs(point.y - (corner.y + 10 * (x * entry.y + y * exit.y))) < 1e-12)
            }
        }
        #expect(drawn.first == drawn.last)
        #expect(path.bounds == rect)
    }

    @Test func tooLargeARadiusMakesACapsule() {
        let rect = CGRect(x: 0, y: 0, width: 90, height: 30.573)
        let capsule = Path.roundedRect(rect, radius: 30.573 / 2)
        #expect(Path.continuousRoundedRect(rect, radius: 10) == capsule)
        #expect(Path.continuousRoundedRect(rect, radius: 1e9) == capsule)
        #expect(Path.continuousRoundedRect(rect, radius: 9.999) != capsule)
        #expect(Path.continuousRoundedRect(rect, radius: 0) == .rect(rect))
        #expect(Path.continuousRoundedRect(rect, radius: -1) == .rect(rect))
    }

    @Test func radiiAreCutToWhatTheSidesAllow() {
        let rect = CGRect(x: 2, y: 3, width: 90, height: 30)
        // One radius stays the same on both axes; two are cut each to its side.
        #expect(Path.roundedRect(rect, radius: 40) == Path.roundedRect(rect, radiusX: 15, radiusY: 15))
        #expect(
            Path.roundedRect(rect, radiusX: 40, radiusY: 40) == Path.roundedRect(rect, radiusX: 40, radiusY: 15))
        #expect(Path.roundedRect(rect, radiusX: 0, radiusY: 5) == .rect(rect))
        #expect(Path.circle(center: CGPoint(x: 5, y: 6), radius: 2).bounds == CGRect(x: 3, y: 4, width: 4, height: 4))
    }

    @Test func boundsAreThoseOfTheCurves() {
        var arch = Path()
        arch.move(to: CGPoint(x: 0, y: 0))
        arch.addCurve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 0, y: -8), control2: CGPoint(x: 6, y: -8))
        #expect(arch.bounds == CGRect(x: 0, y: -6, width: 6, height: 6))

        var parabola = Path()
        parabola.move(to: CGPoint(x: -2, y: 1))
        parabola.addQuadCurve(to: CGPoint(x: 2, y: 1), control: CGPoint(x: 0, y: 5))
        parabola.move(to: CGPoint(x: 100, y: 100))
        #expect(parabola.bounds == CGRect(x: -2, y: 1, width: 4, height: 2))

        let oval = CGRect(x: 3, y: 4, width: 11, height: 5)
        #expect(Path.ellipse(in: oval).bounds == oval)
        #expect(Path.roundedRect(oval, radiusX: 3, radiusY: 1).bounds == oval)
        #expect(Path().bounds == .zero)
    }

    @Test func boundsContainSamplesOfAnyCurveAndNothingMore() {
        var random = SplitMix(state: 11)
        for _ in 0..<300 {
            let p = (0..<4).map { _ in CGPoint(x: random.coordinate(), y: random.coordinate()) }
            let path = Path(elements: [.move(p[0]), .curve(control1: p[1], control2: p[2], end: p[3])])
            let samples = (0...2000).map { index -> CGPoint in
                let t = CGFloat(index) / 2000
                let s = 1 - t
                func value(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                    s * s * s * p[0][keyPath: axis] + 3 * s * s * t * p[1][keyPath: axis]
                        + 3 * s * t * t * p[2][keyPath: axis] + t * t * t * p[3][keyPath: axis]
                }
                return CGPoint(x: value(\.x), y: value(\.y))
            }
            let bounds = path.bounds
            let xs = samples.map(\.x)
            let ys = samples.map(\.y)
            for (exact, sampled) in [
                (bounds.minX, xs.min() ?? 0), (-bounds.maxX, -(xs.max() ?? 0)), (bounds.minY, ys.min() ?? 0),
                (-bounds.maxY, -(ys.max() ?? 0)),
            ] {
                #expect(exact <= sampled + 1e-9 && sampled - exact < 1e-3)
            }
        }
    }
}

/// A small generator of repeatable numbers.
private struct SplitMix {
    var state: UInt64

    /// From -100 to 100; at times a whole number, so that control points coincide.
    mutating func coordinate() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        let whole = CGFloat(z % 20_001) / 100 - 100
        return z >> 62 == 0 ? (whole / 50).rounded() * 50 : whole
    }
}
