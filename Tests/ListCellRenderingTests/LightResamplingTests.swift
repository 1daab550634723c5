// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellRendering

struct LightResamplingTests {
    private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        bitmap.pixels = (0..<height).flatMap { y in (0..<width).flatMap { pixel($0, y) } }
        return bitmap
    }

    /// The curve of sRGB, which the table stands for.
    @Test func theTableIsTheCurve() {
        for component in 0...255 {
            let c = Double(component) / 255
            let exact = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
            #expect(abs(Double(SRGBCurve.light(of: UInt8(component))) - exact * 65535) <= 0.5)
            #expect(SRGBCurve.component(of: SRGBCurve.light(of: UInt8(component))) == UInt8(component))
        }
        #expect(SRGBCurve.component(of: -5) == 0 && SRGBCurve.component(of: 1e9) == 255)
    }

    /// Half white and half black is as bright as 188, not 128.
    @Test func lightIsMixed() {
        let board = bitmap(8, 8) { x, y in (x + y).isMultiple(of: 2) ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        let small = board.scaledAsLight(width: 4, height: 4)
        #expect(small.pixels == (0..<16).flatMap { _ in [188, 188, 188, 255] as [UInt8] })
    }

    /// Clear pixels have no colour to mix in.
    @Test func transparencyKeepsTheColour() {
        let half = bitmap(2, 1) { x, _ in x == 0 ? [200, 100, 50, 255] : [0, 0, 0, 0] }
        #expect(half.scaledAsLight(width: 1, height: 1).pixels == [100, 50, 25, 128])
    }

    @Test(arguments: [(1, 1), (3, 7), (16, 16), (40, 9)])
    func oneColourStaysThatColour(width: Int, height: Int) {
        let plain = bitmap(16, 16) { _, _ in [12, 99, 201, 255] }
        let scaled = plain.scaledAsLight(width: width, height: height)
        #expect(scaled.width == width && scaled.height == height)
        #expect(scaled.pixels == (0..<width * height).flatMap { _ in [12, 99, 201, 255] as [UInt8] })
    }

    /// What is held beside the two pictures does not grow with their height, and no pixel is converted twice.
    @Test(arguments: [(7, 5), (60, 40), (91, 77)])
    func everyPixelIsReadOnce(width: Int, height: Int) {
        let columns = ResamplingAxis<Float>(count: 30, from: 0, to: Double(width), range: 0..<width)
        let rows = ResamplingAxis<Float>(count: 20, from: 0, to: Double(height), range: 0..<height)
        var reads: [Int: Int] = [:]
        var written = 0
        Resampler(columns: columns, rows: rows).forEachRow(
            read: { row, columns, pixels in
                #expect(pixels.count == columns.count)
                for column in columns { reads[row * 30 + column, default: 0] += 1 }
            },
            write: { sums in
                #expect(sums.count == width)
                written += 1
            })
        #expect(reads.count == 600 && reads.values.allSatisfy { $0 == 1 } && written == height)
    }

    @Test func nothingGivesNothing() {
        let empty = Bitmap(width: 0, height: 0).scaledAsLight(width: 3, height: 3)
        #expect(empty.pixels.isEmpty)
        let picture = bitmap(2, 2) { x, y in [UInt8(x), UInt8(y), 3, 255] }
        #expect(picture.scaledAsLight(width: 2, height: 2) == picture)
    }
}
