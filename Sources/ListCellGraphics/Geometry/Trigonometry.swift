// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Angle functions of additions, multiplications, divisions and square roots alone, so that every machine has the same
/// last bit, which the functions of C libraries do not promise.
///
/// The series are those of Taylor about 0, cut off where the next term is below 1e-19 of its range.
package enum Trigonometry {
    /// Sine and cosine of an angle in radians, each within 1e-15 for angles up to 1,000 either way.
    package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        let quarters = (angle * 2 / .pi).rounded()
        // Half of π in two parts: the first has so few bits that its multiples are exact.
        let rest = angle - quarters * 1.570796012878418 - quarters * 3.139164786504813e-7
        return turned(sineAndCosine(near: rest), byQuarters: quarters)
    }

    /// Sine and cosine of an angle in degrees, each within 1e-15; exact at whole quarters of a turn.
    package static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
        let quarters = (degrees / 90).rounded()
        // Both are whole multiples of the last bit of `degrees`, so that the difference is exact.
        let rest = degrees - quarters * 90
        return turned(sineAndCosine(near: rest * .pi / 180), byQuarters: quarters)
    }

    /// The angle of the direction (x, y) from the x axis in radians, -π to π, within 1e-15; 0 for no direction.
    package static func angle(x: Double, y: Double) -> Double {
        let (width, height) = (abs(x), abs(y))
        guard width > 0 || height > 0 else { return 0 }
        let octant = arcTangent(min(width, height) / max(width, height))
        let quadrant = height > width ? .pi / 2 - octant : octant
        let half = x < 0 ? .pi - quadrant : quadrant
        return y.sign == .minus ? -half : half
    }
}

extension Trigonometry {
    /// 1/3!, 1/5! … 1/17! with alternating signs, for sums over squares from the last term to the first.
    private static let sineTerms: [Double] = [
        1 / 355_687_428_096_000, -1 / 1_307_674_368_000, 1 / 6_227_020_800, -1 / 39_916_800, 1 / 362_880, -1 / 5040,
        1 / 120, -1 / 6, 1,
    ]

    /// 1/2!, 1/4! … 1/18!, likewise.
    private static let cosineTerms: [Double] = [
        -1 / 6_402_373_705_728_000, 1 / 20_922_789_888_000, -1 / 87_178_291_200, 1 / 479_001_600, -1 / 3_628_800,
        1 / 40_320, -1 / 720, 1 / 24, -1 / 2, 1,
    ]

    /// 1/3, 1/5 … 1/25, likewise.
    private static let arcTangentTerms: [Double] = [
        1 / 25, -1 / 23, 1 / 21, -1 / 19, 1 / 17, -1 / 15, 1 / 13, -1 / 11, 1 / 9, -1 / 7, 1 / 5, -1 / 3, 1,
    ]

    private static func sum(_ terms: [Double], over square: Double) -> Double {
        terms.reduce(0) { $0 * square + $1 }
    }

    /// Of an angle of at most an eighth of a turn, a rounding error aside.
    private static func sineAndCosine(near angle: Double) -> (sine: Double, cosine: Double) {
        let square = angle * angle
        return (angle * sum(sineTerms, over: square), sum(cosineTerms, over: square))
    }

    private static func turned(
        _ direction: (sine: Double, cosine: Double), byQuarters quarters: Double
    ) -> (sine: Double, cosine: Double) {
        let (sine, cosine) = direction
        // The remainder of four, without a call of the C library.
        return switch quarters - 4 * (quarters / 4).rounded(.down) {
        case 0: (sine, cosine)
        case 1: (cosine, -sine)
        case 2: (-sine, -cosine)
        default: (-cosine, sine)
        }
    }

    /// The angle whose tangent is a number from 0 to 1: halved twice, which leaves at most 11.25°, then by its series.
    private static func arcTangent(_ tangent: Double) -> Double {
        let half = tangent / (1 + (1 + tangent * tangent).squareRoot())
        let quarter = half / (1 + (1 + half * half).squareRoot())
        return 4 * quarter * sum(arcTangentTerms, over: quarter * quarter)
    }
}
