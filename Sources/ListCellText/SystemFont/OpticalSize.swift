// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the system font's advances owe to the point size: the cut between text and display, and the tracking.
///
/// Measured on running UIKit at 8 to 40 points; tracking above 40 is a rule, at 6 and 7 points Apple's table.
/// Sizes outside 6 to 80 points are taken for the nearest of these (assumed).
struct OpticalSize: Sendable {
    /// How far the size is on the way from the text cut (0) to the display cut (`unit`).
    let displayShare: Int
    /// What is added to each glyph's advance, in 1/2048 em.
    let tracking: Int

    init(at pointSize: CGFloat) {
        // The sizes of text styles are whole, and asked for with every text.
        self = Self.whole(pointSize) ?? Self(interpolating: pointSize)
    }

    private init(interpolating pointSize: CGFloat) {
        displayShare = Int((Self.interpolate(Self.displayShares, at: pointSize) + 0.5).rounded(.down))
        tracking = Int(Self.interpolate(Self.trackings, at: pointSize).rounded(.down))
    }
}

extension OpticalSize {
    /// The denominator of shares and of the places of weights.
    static let unit = 16384

    /// Point sizes with their share of the display cut: 1/11 at 19, 9/11 at 24, with the font's own rounding.
    private static let displayShares: [SIMD2<Double>] = [
        [17, 0], [17.5, 372], [18, 745], [19, 1489], [20, 3872], [21, 6256], [22, 8639], [23, 11022], [24, 13405],
        [25, 14150], [26, 14895], [27, 15639], [28, 16384],
    ]

    /// Point sizes with their tracking; from 20 points on the font has one every 2 or 4 points and rounds down between.
    private static let trackings: [SIMD2<Double>] = [
        [6, 82], [7, 67], [8, 52], [9, 38], [10, 24], [11, 12], [12, 0], [13, -12], [14, -22], [15, -32], [16, -40],
        [17, -52], [20, -46], [22, -24], [24, 6], [28, 28], [32, 26], [36, 21], [40, 19], [44, 17], [48, 15], [52, 13],
        [56, 11], [60, 9], [64, 7], [68, 5], [72, 4], [76, 2], [80, 0],
    ]

    private static let wholeSizes = (0..<128).map { OpticalSize(interpolating: CGFloat($0)) }

    private static func whole(_ pointSize: CGFloat) -> OpticalSize? {
        guard pointSize >= 0, pointSize < CGFloat(wholeSizes.count) else { return nil }
        let index = Int(pointSize)
        return CGFloat(index) == pointSize ? wholeSizes[index] : nil
    }

    /// The value at a size on the polyline through `knots`; that of the nearest knot outside them.
    private static func interpolate(_ knots: [SIMD2<Double>], at pointSize: CGFloat) -> Double {
        guard pointSize > knots[0].x else { return knots[0].y }
        for index in 1..<knots.count where pointSize <= knots[index].x {
            let (from, to) = (knots[index - 1], knots[index])
            return from.y + (to.y - from.y) * (pointSize - from.x) / (to.x - from.x)
        }
        return knots[knots.count - 1].y
    }
}
