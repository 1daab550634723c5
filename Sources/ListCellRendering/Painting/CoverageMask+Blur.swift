// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension CoverageMask {
    /// The mask blurred by a Gaussian, larger by the kernel's radius on all sides.
    func blurred(_ kernel: GaussianKernel) -> CoverageMask {
        guard !bounds.isEmpty else { return self }
        var result = CoverageMask(bounds: bounds.expanded(by: kernel.radius))
        let width = result.bounds.width
        // Rows are blurred first, the transposed picture then: both passes read and write along rows.
        let rows = Self.blurredRows(
            coverage.map(Float.init), width: bounds.width, height: bounds.height, kernel: kernel)
        let columns = Self.blurredRows(rows, width: bounds.height, height: width, kernel: kernel)
        for (index, value) in columns.enumerated() { result.coverage[index] = UInt8(min(value + 0.5, 255)) }
        return result
    }

    /// Blurs each row, which grows by the radius on both sides, and exchanges rows and columns.
    private static func blurredRows(
        _ values: [Float], width: Int, height: Int, kernel: GaussianKernel
    ) -> [Float] {
        let radius = kernel.radius
        let newWidth = width + 2 * radius
        var result = [Float](repeating: 0, count: newWidth * height)
        var padded = [Float](repeating: 0, count: newWidth + 2 * radius)
        var sums = [Float](repeating: 0, count: newWidth)
        for y in 0..<height {
            for x in 0..<width { padded[2 * radius + x] = values[y * width + x] }
            weigh(padded, kernel, into: &sums)
            for x in 0..<newWidth { result[x * height + y] = sums[x] }
        }
        return result
    }

    /// Each sum is the weighted mean of the values around it; `values` has a radius more on both sides.
    private static func weigh(_ values: [Float], _ kernel: GaussianKernel, into sums: inout [Float]) {
        let radius = kernel.radius
        let count = sums.count
        let values = values.span
        var sums = sums.mutableSpan
        let centre = values.extracting(radius..<radius + count)
        for index in 0..<count { sums[index] = centre[index] * kernel.weights[0] }
        for distance in stride(from: 1, through: radius, by: 1) {
            let weight = kernel.weights[distance]
            let before = values.extracting(radius - distance..<radius - distance + count)
            let after = values.extracting(radius + distance..<radius + distance + count)
            for index in 0..<count { sums[index] += (before[index] + after[index]) * weight }
        }
    }
}
