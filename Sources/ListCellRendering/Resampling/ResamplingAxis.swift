// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Which source pixels make up each pixel of a scaled picture, on one axis.
struct ResamplingAxis<Weight: BinaryFloatingPoint & SIMDScalar & Sendable>: Sendable
where Weight.SIMD4Storage: Sendable {
    /// The source pixels of one pixel, and where the weights of them stand.
    struct Tap: Sendable {
        /// The first source pixel; one follows for each further weight.
        var first: Int
        var weights: Range<Int>

        var sources: Range<Int> { first..<first + weights.count }
    }

    private(set) var taps: [Tap] = []
    /// The weights of all taps, one after another.
    private(set) var weights: [Weight] = []
    /// The source pixels that any tap needs.
    var sources: Range<Int> {
        let first = taps.reduce(Int.max) { min($0, $1.first) }
        return taps.isEmpty ? 0..<0 : first..<taps.reduce(first) { max($0, $1.sources.upperBound) }
    }

    private mutating func append(_ first: Int, _ weights: [Weight]) {
        let start = self.weights.count
        self.weights += weights
        taps.append(Tap(first: first, weights: start..<start + weights.count))
    }
}

extension ResamplingAxis<Float> {
    /// Area averages where pixels are reduced, lines between the centres of two where they are enlarged; the weights of
    /// each pixel sum up to 1.
    ///
    /// - Parameters:
    ///   - count: Source pixels, at least one.
    ///   - from: Where the first source pixel begins, in pixels of the result; larger than `to` where mirrored.
    ///   - to: Where the last source pixel ends.
    ///   - range: The pixels of the result that are computed.
    init(count: Int, from: Double, to: Double, range: Range<Int>) {
        // Source pixels a pixel; below 0 where the picture is mirrored.
        let step = Double(count) / (to - from)
        for pixel in range {
            let a = (Double(pixel) - from) * step
            let b = (Double(pixel) + 1 - from) * step
            let (first, weights) =
                abs(step) >= 1
                ? Self.area(from: min(a, b), to: max(a, b), count: count)
                : Self.linear(at: 0.5 * (a + b), count: count)
            append(first, weights)
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

extension ResamplingAxis<Double> {
    /// Area averages, also where pixels are enlarged, by whole numbers: the weights of each pixel sum up to `count`.
    ///
    /// On a line of `count * newCount` units a source pixel takes `newCount` and a pixel of the result takes `count`.
    /// - Parameters:
    ///   - count: Source pixels, at least one.
    ///   - newCount: Pixels of the result, at least one.
    init(meansOf count: Int, in newCount: Int) {
        for pixel in 0..<newCount {
            let (start, end) = (pixel * count, (pixel + 1) * count)
            let first = start / newCount
            let weights = (first...(end - 1) / newCount).map { source in
                Double(min(end, (source + 1) * newCount) - max(start, source * newCount))
            }
            append(first, weights)
        }
    }
}
