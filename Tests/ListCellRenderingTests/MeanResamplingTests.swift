// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import Testing

@testable import ListCellRendering

@Suite struct MeanResamplingTests {
    /// Pixels of all amounts without an order.
    private static let bitmap: Bitmap = {
        var bitmap = Bitmap(width: 12, height: 15)
        for index in bitmap.pixels.indices {
            bitmap.pixels[index] = UInt8(truncatingIfNeeded: index * index * 37 + index)
        }
        return bitmap
    }()

    /// The mean of the area of the source under each new pixel, in real arithmetic.
    static func means(_ bitmap: Bitmap, width: Int, height: Int) -> [Double] {
        let (fx, fy) = (Double(bitmap.width) / Double(width), Double(bitmap.height) / Double(height))
        func overlap(_ index: Int, _ start: Double, _ length: Double) -> Double {
            max(0, min(Double(index + 1), start + length) - max(Double(index), start)) / length
        }
        var result: [Double] = []
        for y in 0..<height {
            for x in 0..<width {
                for component in 0..<4 {
                    var sum = 0.0
                    for row in 0..<bitmap.height {
                        for column in 0..<bitmap.width {
                            let weight = overlap(column, Double(x) * fx, fx) * overlap(row, Double(y) * fy, fy)
                            sum += weight * Double(bitmap.pixels[(row * bitmap.width + column) * 4 + component])
                        }
                    }
                    result.append(sum)
                }
            }
        }
        return result
    }

    @Test(arguments: [(4, 5), (8, 10), (3, 7), (12, 15), (31, 29), (1, 1)])
    func everyPixelIsTheMeanOfItsArea(_ width: Int, _ height: Int) {
        let bitmap = Self.bitmap
        let result = bitmap.resampled(width: width, height: height)
        let expected = Self.means(bitmap, width: width, height: height)
        #expect(result.width == width && result.height == height)
        #expect(zip(result.pixels, expected).allSatisfy { abs(Double($0) - $1) <= 0.500_001 })
    }

    @Test func theSameSizeIsTheSameBitmap() {
        #expect(Self.bitmap.resampled(width: 12, height: 15) == Self.bitmap)
    }
}
