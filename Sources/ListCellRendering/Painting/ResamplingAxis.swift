// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Which source pixels make up each pixel of a scaled picture, on one axis.
struct ResamplingAxis: Sendable {
    /// For each pixel in `range` the first source pixel and the weights from it on, which sum up to 1.
    private(set) var taps: [(first: Int, weights: [Float])] = []
    /// The pixels that are computed.
    let range: Range<Int>

    /// - Parameters:
    ///   - count: Source pixels, at least one.
    ///   - from: Where the first source pixel begins, in pixels of the result; larger than `to` where mirrored.
    ///   - to: Where the last source pixel ends.
    init(count: Int, from: Double, to: Double, range: Range<Int>) {
        self.range = range
        // Source pixels a pixel; below 0 where the picture is mirrored.
        let step = Double(count) / (to - from)
        for pixel in range {
            let a = (Double(pixel) - from) * step
            let b = (Double(pixel) + 1 - from) * step
            taps.append(
                abs(step) >= 1
                    ? Self.area(from: min(a, b), to: max(a, b), count: count)
                    : Self.linear(at: 0.5 * (a + b), count: count))
        }
    }

    /// Reduced: each source pixel weighs as much as it is covered.
    private static func area(from: Double, to: Double, count: Int) -> (first: Int, weights: [Float]) {
        let first = min(max(Int(from.rounded(.down)), 0), count - 1)
        let last = min(max(Int(to.rounded(.up)) - 1, first), count - 1)
        let weights = (first...last).map { max(min(to, Double($0 + 1)) - max(from, Double($0)), 0) }
        let sum = weights.reduce(0, +)
        // Beside the picture the nearest pixel counts.
        return sum > 0 ? (first, weights.map { Float($0 / sum) }) : (first, [1])
    }

    /// Enlarged: between the centres of two source pixels.
    private static func linear(at place: Double, count: Int) -> (first: Int, weights: [Float]) {
        let centre = min(max(place - 0.5, 0), Double(count - 1))
        let first = min(Int(centre), max(count - 2, 0))
        let fraction = Float(centre - Double(first))
        return count == 1 ? (0, [1]) : (first, [1 - fraction, fraction])
    }
}
