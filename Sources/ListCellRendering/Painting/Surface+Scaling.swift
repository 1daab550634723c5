// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension Surface {
    /// A bitmap scaled into a rectangle of pixels: area averages where it is reduced, bilinear where it is enlarged.
    ///
    /// - Parameters:
    ///   - minX, maxX, minY, maxY: Where the bitmap's edges lie, in pixels; `minX` above `maxX` mirrors it. Nothing is
    ///     drawn where they are less than a millionth of a pixel apart.
    ///   - area: The pixels that are computed.
    init(
        scaling bitmap: Bitmap, minX: Double, minY: Double, maxX: Double, maxY: Double, area: PixelRect
    ) {
        guard bitmap.width > 0, bitmap.height > 0, abs(maxX - minX) > 1e-6, abs(maxY - minY) > 1e-6,
            !area.isEmpty
        else {
            self = .empty
            return
        }
        let columns = ResamplingAxis(count: bitmap.width, from: minX, to: maxX, range: area.minX..<area.maxX)
        let rows = ResamplingAxis(count: bitmap.height, from: minY, to: maxY, range: area.minY..<area.maxY)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(area.width * area.height * 4)
        // Rows are reduced once each: taps of neighbouring rows share them.
        var reduced: [Int: [Float]] = [:]
        for tap in rows.taps {
            var sums = [Float](repeating: 0, count: area.width * 4)
            for (offset, weight) in tap.weights.enumerated() {
                let row = reduced[tap.first + offset] ?? Self.reduce(bitmap, row: tap.first + offset, columns)
                reduced[tap.first + offset] = row
                for index in sums.indices { sums[index] += row[index] * weight }
            }
            for used in reduced.keys where used < tap.first - 1 { reduced[used] = nil }
            for sum in sums { bytes.append(UInt8(min(max(sum + 0.5, 0), 255))) }
        }
        self.init(bounds: area, bytes: bytes)
    }

    private static func reduce(_ bitmap: Bitmap, row: Int, _ columns: ResamplingAxis) -> [Float] {
        let start = row * bitmap.width
        var result: [Float] = []
        result.reserveCapacity(columns.taps.count * 4)
        for tap in columns.taps {
            var sum = SIMD4<Float>(repeating: 0)
            for (offset, weight) in tap.weights.enumerated() {
                let index = (start + tap.first + offset) * 4
                let pixel = SIMD4<Float>(
                    Float(bitmap.pixels[index]), Float(bitmap.pixels[index + 1]), Float(bitmap.pixels[index + 2]),
                    Float(bitmap.pixels[index + 3]))
                sum += pixel * weight
            }
            result.append(contentsOf: [sum.x, sum.y, sum.z, sum.w])
        }
        return result
    }
}
