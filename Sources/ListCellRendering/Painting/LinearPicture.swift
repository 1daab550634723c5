// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A picture as amounts of light, to be scaled as light mixes: fine bright lines keep their brightness.
public struct LinearPicture: Sendable {
    private let bitmap: Bitmap
    /// Premultiplied light of red, green and blue, 0 to 65,535, and alpha, 0 to 1.
    private let light: [SIMD4<Float>]

    /// Takes a bitmap apart into light; takes 16 bytes a pixel more than the bitmap.
    public init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        let bytes = bitmap.pixels.span
        var light: [SIMD4<Float>] = []
        light.reserveCapacity(bytes.count / 4)
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = bytes[index + 3]
            if alpha == 255 {
                light.append(Self.light(bytes[index], bytes[index + 1], bytes[index + 2], 1))
            } else if alpha == 0 {
                light.append(.zero)
            } else {
                func straight(_ value: UInt8) -> UInt8 {
                    UInt8(min((Int(value) * 255 + Int(alpha) / 2) / Int(alpha), 255))
                }
                light.append(
                    Self.light(
                        straight(bytes[index]), straight(bytes[index + 1]), straight(bytes[index + 2]),
                        Float(alpha) / 255))
            }
        }
        self.light = light
    }

    private static func light(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: Float) -> SIMD4<Float> {
        SIMD4(
            SRGBCurve.light(of: red) * alpha, SRGBCurve.light(of: green) * alpha, SRGBCurve.light(of: blue) * alpha,
            alpha)
    }
}

extension LinearPicture {
    /// The picture in another size: area averages where it is reduced, bilinear where it is enlarged.
    ///
    /// The same size gives the same pixels; an empty picture or size gives an empty picture.
    public func scaled(width: Int, height: Int) -> Bitmap {
        guard bitmap.width > 0, bitmap.height > 0, width > 0, height > 0 else { return Bitmap(width: 0, height: 0) }
        guard width != bitmap.width || height != bitmap.height else { return bitmap }
        let columns = ResamplingAxis(count: bitmap.width, from: 0, to: Double(width), range: 0..<width)
        let rows = ResamplingAxis(count: bitmap.height, from: 0, to: Double(height), range: 0..<height)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        // Neighbouring rows of the result share rows of the source, which are reduced once each.
        var reduced: [Int: [SIMD4<Float>]] = [:]
        for tap in rows.taps {
            var sums = [SIMD4<Float>](repeating: .zero, count: width)
            for (offset, weight) in tap.weights.enumerated() {
                let row = reduced[tap.first + offset] ?? reducedRow(tap.first + offset, columns)
                reduced[tap.first + offset] = row
                for index in 0..<width { sums[index] += row[index] * weight }
            }
            for used in reduced.keys where used < tap.first { reduced[used] = nil }
            for sum in sums { Self.append(sum, to: &bytes) }
        }
        return Bitmap(width: width, height: height, pixels: bytes) ?? Bitmap(width: 0, height: 0)
    }

    private func reducedRow(_ row: Int, _ columns: ResamplingAxis) -> [SIMD4<Float>] {
        let start = row * bitmap.width
        return columns.taps.map { tap in
            var sum = SIMD4<Float>.zero
            var index = start + tap.first
            for weight in tap.weights {
                sum += light[index] * weight
                index += 1
            }
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
