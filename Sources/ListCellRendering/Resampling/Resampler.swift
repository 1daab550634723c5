// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Scales a picture row by row: of the source one row is held at a time, of what is scaled on one axis the rows that
/// two neighbouring rows of the result share.
struct Resampler<Weight: BinaryFloatingPoint & SIMDScalar & Sendable> where Weight.SIMD4Storage: Sendable {
    typealias Pixel = SIMD4<Weight>

    let columns: ResamplingAxis<Weight>
    let rows: ResamplingAxis<Weight>

    /// Computes the rows of the result in order.
    ///
    /// - Parameters:
    ///   - read: Fills in some columns of a row of the source; each is asked for once where rows rise.
    ///   - write: Takes the sums of a row, one for each pixel.
    func forEachRow(
        read: (_ row: Int, _ columns: Range<Int>, _ pixels: inout [Pixel]) -> Void, write: ([Pixel]) -> Void
    ) {
        let sources = columns.sources
        var source = [Pixel](repeating: .zero, count: sources.count)
        var sums = [Pixel](repeating: .zero, count: columns.taps.count)
        var kept: [(row: Int, pixels: [Pixel])] = []
        for (index, tap) in rows.taps.enumerated() {
            let following = index + 1 < rows.taps.count ? rows.taps[index + 1].sources : 0..<0
            var shared: [(row: Int, pixels: [Pixel])] = []
            for index in sums.indices { sums[index] = .zero }
            for (row, weight) in zip(tap.sources, rows.weights[tap.weights]) {
                let pixels: [Pixel]
                if let known = kept.first(where: { $0.row == row }) {
                    pixels = known.pixels
                } else {
                    read(row, sources, &source)
                    pixels = reduced(source, from: sources.lowerBound)
                }
                for index in sums.indices { sums[index] += pixels[index] * weight }
                if following.contains(row) { shared.append((row, pixels)) }
            }
            kept = shared
            write(sums)
        }
    }

    /// A row of the source scaled on its own axis.
    private func reduced(_ source: [Pixel], from first: Int) -> [Pixel] {
        columns.taps.map { tap in
            var sum = Pixel.zero
            var index = tap.first - first
            for place in tap.weights {
                sum += source[index] * columns.weights[place]
                index += 1
            }
            return sum
        }
    }
}
