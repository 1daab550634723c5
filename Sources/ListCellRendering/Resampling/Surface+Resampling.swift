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
        let resampler = Resampler(
            columns: ResamplingAxis(count: bitmap.width, from: minX, to: maxX, range: area.minX..<area.maxX),
            rows: ResamplingAxis(count: bitmap.height, from: minY, to: maxY, range: area.minY..<area.maxY))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(area.width * area.height * 4)
        resampler.forEachRow(read: bitmap.readComponents) { sums in
            for sum in sums {
                for component in 0..<4 { bytes.append(UInt8(min(max(sum[component] + 0.5, 0), 255))) }
            }
        }
        self.init(bounds: area, bytes: bytes)
    }
}
