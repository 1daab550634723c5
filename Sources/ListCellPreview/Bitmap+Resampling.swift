// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension Bitmap {
    /// The bitmap at another size: each new pixel is the mean of the area it covers; the same pixels at the same size.
    func resampled(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
            return Bitmap(width: max(0, newWidth), height: max(0, newHeight))
        }
        guard newWidth != width || newHeight != height else { return self }
        let rows = AreaWeights(from: height, to: newHeight)
        let columns = AreaWeights(from: width, to: newWidth)
        var result = Bitmap(width: newWidth, height: newHeight)
        var sums = [UInt32](repeating: 0, count: width * 4)
        for y in 0..<newHeight {
            for index in sums.indices { sums[index] = 0 }
            for covered in rows.covered(by: y) {
                addRow(covered.index, times: UInt32(covered.weight), to: &sums)
            }
            columns.average(sums, divisor: width * height, into: &result.pixels, at: y * newWidth * 4)
        }
        return result
    }

    /// Adds a weighted row to sums as wide.
    private func addRow(_ row: Int, times weight: UInt32, to sums: inout [UInt32]) {
        let source = pixels.span.extracting(row * width * 4..<(row + 1) * width * 4)
        var sums = sums.mutableSpan
        // At most 255 times the height: weights of a part sum to it, and no side is above 16,384.
        for index in 0..<min(source.count, sums.count) {
            sums[index] &+= UInt32(source[index]) &* weight
        }
    }
}

/// Which of `count` pixels each of `newCount` equal parts of a line covers, and how much of them.
///
/// On a line of `count * newCount` units a pixel takes `newCount` and a part takes `count`.
private struct AreaWeights {
    let count: Int
    let newCount: Int
    /// The pixels that each part covers, some of them in part.
    let indices: [ClosedRange<Int>]

    init(from count: Int, to newCount: Int) {
        self.count = count
        self.newCount = newCount
        indices = (0..<newCount).map { $0 * count / newCount...(($0 + 1) * count - 1) / newCount }
    }
}

extension AreaWeights {
    /// The pixels of a part with their weights, which sum to `count`.
    func covered(by part: Int) -> [(index: Int, weight: Int)] {
        indices[part].map { ($0, weight(of: $0, in: part)) }
    }

    private func weight(of index: Int, in part: Int) -> Int {
        min((part + 1) * count, (index + 1) * newCount) - max(part * count, index * newCount)
    }

    /// Writes the weighted means of a row of sums, four components a pixel, rounded.
    func average(_ sums: [UInt32], divisor: Int, into pixels: inout [UInt8], at start: Int) {
        let sums = sums.span
        var pixels = pixels.mutableSpan
        let reciprocal = 1 / Double(divisor)
        for part in 0..<newCount {
            // Whole numbers below 2^53 until the multiplication.
            var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
            for index in indices[part] {
                let weight = Double(weight(of: index, in: part))
                red += Double(sums[index * 4]) * weight
                green += Double(sums[index * 4 + 1]) * weight
                blue += Double(sums[index * 4 + 2]) * weight
                alpha += Double(sums[index * 4 + 3]) * weight
            }
            let offset = start + part * 4
            pixels[offset] = UInt8(red * reciprocal + 0.5)
            pixels[offset + 1] = UInt8(green * reciprocal + 0.5)
            pixels[offset + 2] = UInt8(blue * reciprocal + 0.5)
            pixels[offset + 3] = UInt8(alpha * reciprocal + 0.5)
        }
    }
}
