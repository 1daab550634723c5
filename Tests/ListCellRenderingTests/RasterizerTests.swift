// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellRendering

@Suite("Coverage")
struct RasterizerTests {
    static func mask(
        _ path: Path, _ rule: FillRule = .nonZero, width: Int = 16, height: Int = 16, minX: Int = 0, minY: Int = 0
    ) -> CoverageMask {
        let bounds = PixelRect(minX: minX, minY: minY, maxX: minX + width, maxY: minY + height)
        var mask = CoverageMask(bounds: bounds)
        var rasterizer = Rasterizer()
        rasterizer.fill(path, rule: rule, transform: PixelTransform(scale: 1), clip: bounds, into: &mask)
        return mask
    }

    static func rect(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, reversed: Bool = false) -> Path {
        let points = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)]
        return StrokeTests.polyline(
            (reversed ? points.reversed() : points).map { (CGFloat($0.0), CGFloat($0.1)) }, closed: true)
    }

    @Test("A rectangle covers exactly its area of each pixel, inside and across every edge of the bounds")
    func rectangle() {
        let mask = Self.mask(Self.rect(1.25, 2.5, 9.5, 4.75))
        #expect(mask.coverage[mask.index(x: 1, y: 3)] == 191)
        #expect(mask.coverage[mask.index(x: 1, y: 2)] == 96)
        #expect(mask.coverage[mask.index(x: 5, y: 2)] == 128)
        #expect(mask.coverage[mask.index(x: 5, y: 3)] == 255)
        #expect(mask.coverage[mask.index(x: 9, y: 3)] == 128)
        #expect(mask.coverage[mask.index(x: 9, y: 4)] == 96)
        #expect(mask.coverage[mask.index(x: 10, y: 3)] == 0)
        #expect(mask.coverage[mask.index(x: 0, y: 3)] == 0)
        #expect(Self.mask(Self.rect(-50, -50, 50, 50)).coverage.allSatisfy { $0 == 255 })
        #expect(Self.mask(Self.rect(20, 0, 50, 50)).coverage.allSatisfy { $0 == 0 })
        #expect(Self.mask(Self.rect(-50, 0, -20, 50)).coverage.allSatisfy { $0 == 0 })
    }

    @Test("A triangle covers the area under its slope")
    func triangle() {
        let mask = Self.mask(StrokeTests.polyline([(0, 0), (16, 0), (0, 4)], closed: true))
        // Row y spans the cells under x = 16 − 4y, each step of 4 cells losing an eighth, three eighths and so on.
        #expect((0..<16).map { mask.coverage[$0] } == Array(repeating: 255, count: 12) + [223, 159, 96, 32])
        #expect(mask.coverage[mask.index(x: 0, y: 3)] == 223)
        #expect(mask.coverage[mask.index(x: 4, y: 3)] == 0)
    }

    @Test("Where outlines overlap, the rule decides, exactly also on shared and crossing edges")
    func rules() {
        var same = Self.rect(1, 1, 9.5, 9)
        same.append(Self.rect(4, 4, 9.5, 12))
        var hole = Self.rect(0, 0, 12, 12)
        hole.append(Self.rect(2.5, 2.5, 9.5, 9.5, reversed: true))
        for (path, rule, points) in [
            (same, FillRule.nonZero, [(5, 5, 255), (9, 5, 128), (9, 2, 128), (9, 11, 128), (2, 5, 255)]),
            (same, .evenOdd, [(5, 5, 0), (9, 5, 0), (9, 2, 128), (9, 11, 128), (2, 5, 255)]),
            (hole, .nonZero, [(5, 5, 0), (2, 5, 128), (1, 5, 255), (2, 2, 191)]),
            (hole, .evenOdd, [(5, 5, 0), (2, 5, 128), (1, 5, 255), (2, 2, 191)]),
        ] {
            let mask = Self.mask(path, rule)
            for (x, y, value) in points {
                #expect(mask.coverage[mask.index(x: x, y: y)] == UInt8(value), "\(rule) \(x) \(y)")
            }
        }
        // Two lobes of opposite winding, which meet in the middle of pixel 5, 5.
        let eight = Self.mask(StrokeTests.polyline([(1, 1), (10, 10), (10, 1), (1, 10)], closed: true))
        #expect(eight.coverage[eight.index(x: 1, y: 5)] == 255)
        #expect(eight.coverage[eight.index(x: 9, y: 5)] == 255)
        #expect(eight.coverage[eight.index(x: 5, y: 5)] == 128)
    }

    @Test("A line much thicker than its curve is round leaves no hole")
    func thickRing() {
        let ring = StrokeTests.circle(radius: 4).stroked(StrokeStyle(width: 14))
        let mask = Self.mask(ring, width: 24, height: 24, minX: -12, minY: -12)
        #expect(mask.coverage[mask.index(x: 0, y: 0)] == 255)
        let area = mask.coverage.reduce(0.0) { $0 + Double($1) / 255 }
        #expect(abs(area / (.pi * 121) - 1) < 0.002)
    }

    @Test("A disc has the area of a disc, whatever part of a pixel it stands on")
    func disc() {
        for shift in [0, 0.2, 0.5, 0.7] {
            let path = StrokeTests.circle(radius: 10).applying(AffineTransform(translationByX: 12 + shift, byY: 12.3))
            let area = Self.mask(path, width: 24, height: 24).coverage.reduce(0.0) { $0 + Double($1) / 255 }
            #expect(abs(area / (.pi * 100) - 1) < 0.002)
        }
    }

    @Test("Rows do not depend on the part of the picture that is computed")
    func parts() {
        var path = StrokeTests.circle(radius: 9.7).applying(AffineTransform(translationByX: 12.1, byY: 12.3))
        path.append(StrokeTests.circle(radius: 5).applying(AffineTransform(translationByX: 17.7, byY: 14.3)))
        let whole = Self.mask(path, width: 24, height: 24)
        for y in 0..<24 {
            let row = Self.mask(path, width: 24, height: 1, minY: y)
            #expect(row.coverage[...] == whole.coverage[y * 24..<(y + 1) * 24])
        }
    }

    @Test("A path with a coordinate that is not finite is left out", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notFinite(value: CGFloat) {
        let path = StrokeTests.polyline([(0, 0), (9, 0), (value, 9)], closed: true)
        #expect(Self.mask(path).coverage.allSatisfy { $0 == 0 })
    }

    @Test("Random paths with huge and tiny coordinates never trap", arguments: 0..<4 as Range<UInt64>)
    func fuzz(seed: UInt64) {
        var random = SplitMix(state: seed)
        for _ in 0..<8 {
            var path = Path()
            for _ in 0..<random.below(24) {
                switch random.below(6) {
                case 0: path.move(to: random.point())
                case 1, 2: path.addLine(to: random.point())
                case 3: path.addQuadCurve(to: random.point(), control: random.point())
                case 4: path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
                default: path.close()
                }
            }
            _ = Self.mask(path, seed.isMultiple(of: 2) ? .nonZero : .evenOdd, width: 70, height: 40)
            let style = StrokeStyle(
                width: abs(random.coordinate()), cap: .round, join: random.below(2) == 0 ? .round : .miter)
            _ = Self.mask(path.stroked(style), width: 70, height: 40, minX: -3, minY: -3)
        }
    }
}

/// A small generator of reproducible numbers.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ limit: UInt64) -> UInt64 { next() % limit }

    /// Mostly near the picture, sometimes on whole pixels, sometimes far away or tiny.
    mutating func coordinate() -> CGFloat {
        let unit = CGFloat(next() >> 11) / CGFloat(1 << 53)
        switch below(12) {
        case 0: return (unit - 0.5) * 1e300
        case 1: return (unit - 0.5) * 1e9
        case 2: return (unit - 0.5) * 1e-300
        case 3: return (unit - 0.5) * 1e4
        case 4: return below(2) == 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
        case 5, 6: return (unit * 80).rounded()
        default: return unit * 90 - 10
        }
    }

    mutating func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
}
