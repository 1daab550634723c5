// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension Bitmap {
    /// The picture in another size, mixed as light mixes: area averages where it is reduced, bilinear where enlarged.
    ///
    /// Averages are taken of linear light, so that fine bright lines keep their brightness. An empty picture or size
    /// gives an empty picture; the same size gives the same pixels.
    public func scaledInLinearLight(width newWidth: Int, height newHeight: Int) -> Bitmap {
        guard width > 0, height > 0, newWidth > 0, newHeight > 0 else { return Bitmap(width: 0, height: 0) }
        guard newWidth != width || newHeight != height else { return self }
        let columns = ResamplingAxis(count: width, from: 0, to: Double(newWidth), range: 0..<newWidth)
        let rows = ResamplingAxis(count: height, from: 0, to: Double(newHeight), range: 0..<newHeight)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(newWidth * newHeight * 4)
        // Neighbouring rows of the result share rows of the source, which are reduced once each.
        var reduced: [Int: [SIMD4<Float>]] = [:]
        for tap in rows.taps {
            var sums = [SIMD4<Float>](repeating: .zero, count: newWidth)
            for (offset, weight) in tap.weights.enumerated() {
                let row = reduced[tap.first + offset] ?? lightRow(tap.first + offset, columns)
                reduced[tap.first + offset] = row
                for index in sums.indices { sums[index] += row[index] * weight }
            }
            for used in reduced.keys where used < tap.first - 1 { reduced[used] = nil }
            for sum in sums { Self.append(sum, to: &bytes) }
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: bytes) ?? Bitmap(width: 0, height: 0)
    }

    /// A row of the source, reduced, as premultiplied light with alpha from 0 to 1.
    private func lightRow(_ row: Int, _ columns: ResamplingAxis) -> [SIMD4<Float>] {
        let bytes = pixels.span
        var line: [SIMD4<Float>] = []
        line.reserveCapacity(width)
        for index in stride(from: row * width * 4, to: (row + 1) * width * 4, by: 4) {
            let alpha = bytes[index + 3]
            var light = SIMD4<Float>(0, 0, 0, Float(alpha) / 255)
            for component in 0..<3 where alpha > 0 {
                let straight = min((Int(bytes[index + component]) * 255 + Int(alpha) / 2) / Int(alpha), 255)
                light[component] = SRGBCurve.light(of: UInt8(straight)) * light.w
            }
            line.append(light)
        }
        return columns.taps.map { tap in
            var sum = SIMD4<Float>.zero
            for (offset, weight) in tap.weights.enumerated() { sum += line[tap.first + offset] * weight }
            return sum
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
