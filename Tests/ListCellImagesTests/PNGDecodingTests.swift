// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import Testing

@testable import ListCellImages

@Suite struct PNGDecodingTests {
    static let kinds: [(PNGBuilder.ColorType, Int, Bool)] = PNGBuilder.ColorType.allCases.flatMap { type in
        type.depths.flatMap { depth in [(type, depth, false), (type, depth, true)] }
    }

    static let palette: [UInt8] = (0...255).flatMap { (index: UInt8) -> [UInt8] in [index, 255 - index, index &* 7] }

    /// A picture of 13 × 11, which is no multiple of an Adam7 block, with samples over the depth's whole range.
    static func builder(_ type: PNGBuilder.ColorType, _ depth: Int, _ interlaced: Bool) -> PNGBuilder {
        let maximum = (1 << depth) - 1
        return PNGBuilder(
            width: 13, height: 11, colorType: type, depth: depth, interlaced: interlaced,
            palette: Array(palette.prefix(3 << depth)),
            sample: { x, y, channel in ((x * 7919 + y * 104_729 + channel * 31_337) % 65_536) & maximum })
    }

    /// What PNG's specification says of a pixel: samples scaled to 8 bits, rounded, then premultiplied.
    static func pixel(_ builder: PNGBuilder, _ x: Int, _ y: Int) -> [UInt8] {
        let samples = (0..<builder.colorType.channels).map { builder.sample(x, y, $0) }
        let maximum = (1 << builder.depth) - 1
        var straight = samples.map { ($0 * 255 + maximum / 2) / maximum }
        switch builder.colorType {
        case .gray: straight = [straight[0], straight[0], straight[0], 255]
        case .grayAlpha: straight = [straight[0], straight[0], straight[0], straight[1]]
        case .rgb: straight.append(255)
        case .rgba: break
        case .palette:
            straight = (0..<3).map { Int(builder.palette[samples[0] * 3 + $0]) } + [255]
            if let alphas = builder.transparency, samples[0] < alphas.count { straight[3] = Int(alphas[samples[0]]) }
        }
        if let key = builder.transparency, builder.colorType != .palette,
            key.elementsEqual(samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        {
            straight[3] = 0
        }
        return straight[..<3].map { UInt8(($0 * straight[3] + 127) / 255) } + [UInt8(straight[3])]
    }

    static func expected(_ builder: PNGBuilder) -> [UInt8] {
        (0..<builder.height).flatMap { y in (0..<builder.width).flatMap { x in pixel(builder, x, y) } }
    }

    @Test(arguments: kinds) func everyKind(_ type: PNGBuilder.ColorType, _ depth: Int, _ interlaced: Bool) throws {
        let builder = Self.builder(type, depth, interlaced)
        let bitmap = try PNG.decode(builder.file)
        #expect(bitmap.width == 13 && bitmap.height == 11)
        #expect(bitmap.pixels == Self.expected(builder))
    }

    @Test(arguments: kinds.filter { $0.0.channels % 2 == 1 })
    func transparencyKey(_ type: PNGBuilder.ColorType, _ depth: Int, _ interlaced: Bool) throws {
        var builder = Self.builder(type, depth, interlaced)
        let first = (0..<type.channels).map { builder.sample(3, 2, $0) }
        builder.transparency = type == .palette ? [0, 90] : first.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let bitmap = try PNG.decode(builder.file)
        #expect(bitmap.pixels == Self.expected(builder))
        #expect(bitmap.pixels.indices.contains { $0 % 4 == 3 && bitmap.pixels[$0] < 255 })
    }

    @Test func tooLargeASide() {
        var builder = Self.builder(.gray, 8, false)
        builder.width = 16_385
        builder.height = 1
        #expect(throws: PNGError.tooLarge(width: 16_385, height: 1, limit: 16_384)) { try PNG.decode(builder.file) }
        builder.width = 16_384
        #expect(throws: Never.self) { try PNG.decode(builder.file) }
    }

    @Test func everyTruncationIsDamage() {
        let file = Self.builder(.rgba, 8, true).file
        for count in 8..<file.count {
            #expect(throws: PNGError.self, "cut to \(count) bytes") { try PNG.decode(Array(file[..<count])) }
        }
    }

    @Test func aWrongChecksumIsDamageInLibpngsWords() {
        var file = Self.builder(.rgb, 8, false).file
        file[file.count - 20] ^= 1
        #expect {
            try PNG.decode(file)
        } throws: { error in
            guard case PNGError.damaged(let words) = error else { return false }
            return words.contains("IDAT")
        }
    }

    @Test(
        arguments: [
            ([UInt8]("version https://git-lfs.github.com/spec/v1\noid sha256:00\n".utf8), "a Git LFS pointer"),
            ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG"), ([UInt8]("GIF89a".utf8), "a GIF"),
            ([UInt8]("RIFF\0\0\0\0WEBPVP8 ".utf8), "a WebP picture"), ([], "an empty file"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], "a PNG whose line ends were converted"),
            (
                [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 4] + Array("CgBI".utf8),
                "a PNG in Apple's private CgBI form"
            ),
            ([UInt8]("hello".utf8), nil),
        ] as [([UInt8], String?)])
    func whatIsNoPNG(_ bytes: [UInt8], _ name: String?) {
        #expect(throws: PNGError.notPNG(looksLike: name)) { try PNG.decode(bytes) }
    }
}
