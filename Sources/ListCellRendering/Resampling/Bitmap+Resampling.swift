// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension Bitmap {
    /// The bitmap at another size, its colours mixed as light mixes: fine bright lines keep their brightness.
    ///
    /// Area averages where it is reduced, bilinear where it is enlarged. The same size gives the same pixels; an empty
    /// picture or size gives an empty picture. Beside both pictures a few rows are held.
    public func scaledAsLight(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard width > 0, height > 0, newWidth > 0, newHeight > 0 else { return Bitmap(width: 0, height: 0) }
        guard newWidth != width || newHeight != height else { return self }
        let resampler = Resampler(
            columns: ResamplingAxis(count: width, from: 0, to: Double(newWidth), range: 0..<newWidth),
            rows: ResamplingAxis(count: height, from: 0, to: Double(newHeight), range: 0..<newHeight))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(newWidth * newHeight * 4)
        resampler.forEachRow(read: readLight) { sums in
            for sum in sums { Self.append(sum, to: &bytes) }
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: bytes) ?? Bitmap(width: 0, height: 0)
    }

    /// The bitmap at another size: each new pixel is the mean of the area that it covers, also where it is enlarged.
    ///
    /// The same size gives the same pixels; an empty picture or size gives a clear picture of the size.
    package func resampled(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
            return Bitmap(width: max(0, newWidth), height: max(0, newHeight))
        }
        guard newWidth != width || newHeight != height else { return self }
        let resampler = Resampler(
            columns: ResamplingAxis(meansOf: width, in: newWidth), rows: ResamplingAxis(meansOf: height, in: newHeight))
        // Sums are whole numbers far below 2^53, and so exact, up to this multiplication.
        let reciprocal = 1 / Double(width * height)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(newWidth * newHeight * 4)
        resampler.forEachRow(read: readComponents) { sums in
            for sum in sums {
                for component in 0..<4 { bytes.append(UInt8(sum[component] * reciprocal + 0.5)) }
            }
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: bytes) ?? Bitmap(width: newWidth, height: newHeight)
    }

    /// The premultiplied components of some pixels of a row, 0 to 255.
    func readComponents<Weight>(row: Int, columns: Range<Int>, into result: inout [SIMD4<Weight>])
    where Weight: BinaryFloatingPoint & SIMDScalar {
        let bytes = pixels.span
        var index = (row * width + columns.lowerBound) * 4
        for place in result.indices {
            result[place] = SIMD4(
                Weight(bytes[index]), Weight(bytes[index + 1]), Weight(bytes[index + 2]), Weight(bytes[index + 3]))
            index += 4
        }
    }
}

// MARK: - Light

extension Bitmap {
    /// Premultiplied light of red, green and blue of some pixels of a row, 0 to 65,535, and alpha, 0 to 1.
    private func readLight(row: Int, columns: Range<Int>, into result: inout [SIMD4<Float>]) {
        let bytes = pixels.span
        let table = SRGBCurve.table
        let light = table.span
        var index = (row * width + columns.lowerBound) * 4
        for place in result.indices {
            let alpha = Int(bytes[index + 3])
            if alpha == 255 {
                result[place] = SIMD4(
                    light[Int(bytes[index])], light[Int(bytes[index + 1])], light[Int(bytes[index + 2])], 1)
            } else if alpha == 0 {
                result[place] = .zero
            } else {
                var color = SIMD4<Float>(repeating: Float(alpha) / 255)
                for component in 0..<3 {
                    let straight = min((Int(bytes[index + component]) * 255 + alpha / 2) / alpha, 255)
                    color[component] *= light[straight]
                }
                result[place] = color
            }
            index += 4
        }
    }

    private static func append(_ light: SIMD4<Float>, to bytes: inout [UInt8]) {
        let alpha = Int(min(max(light.w * 255 + 0.5, 0), 255))
        for component in 0..<3 {
            let straight = alpha > 0 ? Int(SRGBCurve.component(of: light[component] / light.w)) : 0
            bytes.append(UInt8((straight * alpha + 127) / 255))
        }
        bytes.append(UInt8(alpha))
    }
}
