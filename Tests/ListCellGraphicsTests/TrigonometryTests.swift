// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellGraphics

/// Our own angle functions against those of the C library.
struct TrigonometryTests {
    static let limit = 1.5e-15

    private static func error(_ own: (sine: Double, cosine: Double), _ angle: Double) -> Double {
        max(abs(own.sine - sin(angle)), abs(own.cosine - cos(angle)))
    }

    @Test func radians() {
        let worst = (-400_000...400_000).map { step in
            let angle = Double(step) * 0.0024987
            return Self.error(Trigonometry.sineAndCosine(angle), angle)
        }.max()
        #expect(worst ?? 1 < Self.limit)
    }

    @Test func degrees() {
        let worst = (-36_000...36_000).map { step in
            let degrees = Double(step) / 100
            return Self.error(Trigonometry.sineAndCosine(degrees: degrees), degrees * .pi / 180)
        }.max()
        #expect(worst ?? 1 < Self.limit)
    }

    @Test func quartersOfATurnAreExact() {
        for quarter in -1000...1000 {
            let (sine, cosine) = Trigonometry.sineAndCosine(degrees: Double(quarter) * 90)
            #expect(sine == [0, 1, 0, -1][quarter & 3] && cosine == [1, 0, -1, 0][quarter & 3])
        }
        // Nearly the largest number that SVG may write here: 270 and half a degree more.
        #expect(Trigonometry.sineAndCosine(degrees: 999_999_990) == (-1, 0))
        let half = Trigonometry.sineAndCosine(degrees: 999_999_990.5)
        #expect(half == Trigonometry.sineAndCosine(degrees: 270.5))
    }

    @Test func directions() {
        let steps = stride(from: -2.0, through: 2, by: 0.0129)
        var points = steps.flatMap { x in steps.map { (x, $0 * 1.01) } }
        points += [(0, 0), (1, 0), (-1, 0), (-1, -0.0), (0, 1), (0, -1), (1e-300, 1e300), (-1e300, 1e-300)]
        let worst = points.map { abs(Trigonometry.angle(x: $0, y: $1) - atan2($1, $0)) }.max()
        #expect(worst ?? 1 < Self.limit)
    }
}
