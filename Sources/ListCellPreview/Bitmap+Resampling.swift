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
        let columns = Self.spans(from: width, to: newWidth)
        var result = Bitmap(width: newWidth, height: newHeight)
        var sums = [Int](repeating: 0, count: newWidth * 4)
        let half = width * height / 2
        for (y, rows) in Self.spans(from: height, to: newHeight).enumerated() {
            for index in sums.indices { sums[index] = 0 }
            for (row, rowWeight) in rows { add(row, times: rowWeight, columns: columns, to: &sums) }
            for index in sums.indices {
                result.pixels[y * newWidth * 4 + index] = UInt8((sums[index] + half) / (width * height))
            }
        }
        return result
    }

    /// Adds the horizontal sums of a row, weighted.
    private func add(_ row: Int, times rowWeight: Int, columns: [[(Int, Int)]], to sums: inout [Int]) {
        let source = pixels.span
        var sums = sums.mutableSpan
        let start = row * width * 4
        for x in columns.indices {
            for (column, weight) in columns[x] {
                let offset = start + column * 4
                for component in 0..<4 {
                    sums[x * 4 + component] += Int(source[offset + component]) * weight * rowWeight
                }
            }
        }
    }

    /// For each of `newCount` equal parts of `count` pixels, the pixels it covers; the weights of a part sum to `count`.
    ///
    /// On a line of `count * newCount` units a pixel takes `newCount` and a part takes `count`.
    private static func spans(from count: Int, to newCount: Int) -> [[(index: Int, weight: Int)]] {
        (0..<newCount).map { part in
            let (start, end) = (part * count, (part + 1) * count)
            return (start / newCount...(end - 1) / newCount).map { index in
                (index, min(end, (index + 1) * newCount) - max(start, index * newCount))
            }
        }
    }
}
