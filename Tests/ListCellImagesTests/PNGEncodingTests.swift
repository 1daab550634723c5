// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellTestSupport
import Testing

@testable import ListCellImages

@Suite struct PNGEncodingTests {
    /// Every alpha with every component that premultiplication allows.
    static func allAlphas() -> Bitmap {
        var bitmap = Bitmap(width: 256, height: 256)
        for alpha in 0..<256 {
            for value in 0...alpha {
                let offset = (alpha * 256 + value) * 4
                bitmap.pixels.replaceSubrange(
                    offset..<offset + 4, with: [UInt8(value), UInt8(alpha - value), UInt8(value / 2), UInt8(alpha)])
            }
        }
        return bitmap
    }

    static func opaque(width: Int, height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        for offset in bitmap.pixels.indices {
            bitmap.pixels[offset] = offset % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: offset / 4 * 31 + offset)
        }
        return bitmap
    }

    @Test func translucentPixelsSurvive() throws {
        let bitmap = Self.allAlphas()
        let file = try PNG.encode(bitmap)
        #expect(file[25] == PNGBuilder.ColorType.rgba.rawValue)
        #expect(try PNG.decode(file) == bitmap)
        #expect(try PNG.encode(bitmap) == file)
    }

    @Test func opaquePixelsHaveNoAlphaChannel() throws {
        let bitmap = Self.opaque(width: 71, height: 53)
        let file = try PNG.encode(bitmap)
        #expect(file[25] == PNGBuilder.ColorType.rgb.rawValue)
        #expect(try PNG.decode(file) == bitmap)
    }

    @Test func onePixelThatIsNotOpaqueNeedsAnAlphaChannel() throws {
        for index in 0..<12 {
            var bitmap = Self.opaque(width: 4, height: 3)
            bitmap.pixels.replaceSubrange(index * 4..<index * 4 + 4, with: [9, 8, 7, 254])
            let file = try PNG.encode(bitmap)
            #expect(file[25] == PNGBuilder.ColorType.rgba.rawValue, "pixel \(index)")
            #expect(try PNG.decode(file) == bitmap)
        }
    }

    @Test func chunksAreTheStatedOnes() throws {
        let metadata = PNG.Metadata(scale: 3, text: [("scene", "settings-root"), ("size", "AX3")])
        let file = try #require(PNGFile(PNG.encode(Self.opaque(width: 4, height: 4), metadata: metadata)))
        #expect(file.types == ["IHDR", "sRGB", "pHYs", "tEXt", "tEXt", "IDAT", "IEND"])
        // 72 dpi × 3 is 8503.94 pixels a metre.
        #expect(file.data("pHYs") == PNGBuilder.number(8504) + PNGBuilder.number(8504) + [1])
        #expect(file.texts == ["scene": "settings-root", "size": "AX3"])
    }

    @Test(arguments: [1, 2, 3, 2.404, nil] as [Double?]) func metadataSurvives(_ scale: Double?) throws {
        let metadata = PNG.Metadata(
            scale: scale, text: [("scene", "café"), ("title", "Настройки 설정"), ("empty", ""), ("Größe", "L\nM")])
        let file = try PNG.encode(Self.opaque(width: 2, height: 2), metadata: metadata)
        #expect(try PNG.readMetadata(file) == metadata)
        #expect(PNGFile(file)?.types.count { $0 == "iTXt" } == 1)
    }

    @Test(arguments: [("", "x"), (String(repeating: "k", count: 80), "x"), ("Титул", "x"), ("k", "a\0b"), ("k\0", "x")])
    func impossibleTextIsAnError(_ keyword: String, _ value: String) {
        #expect(throws: PNGError.self) {
            try PNG.encode(Self.opaque(width: 1, height: 1), metadata: PNG.Metadata(text: [(keyword, value)]))
        }
    }

    @Test func impossibleSizesAreErrors() {
        #expect(throws: PNGError.tooLarge(width: 16_385, height: 1, limit: 16_384)) {
            try PNG.encode(Bitmap(width: 16_385, height: 1))
        }
        #expect(throws: PNGError.self) { try PNG.encode(Bitmap(width: 0, height: 0)) }
    }
}
