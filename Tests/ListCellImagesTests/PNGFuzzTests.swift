// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import Testing

@testable import ListCellImages

/// Damaged files either decode to a whole bitmap or throw; a crash ends the run.
@Suite struct PNGFuzzTests {
    /// SplitMix64, so that a failing seed can be run again.
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return z ^ z >> 31
        }
    }

    static func mutated(_ file: [UInt8], with generator: inout Generator) -> [UInt8] {
        var bytes = file
        for _ in 0..<Int.random(in: 1...4, using: &generator) where bytes.count > 9 {
            let index = Int.random(in: 8..<bytes.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 2: bytes.removeSubrange(index..<min(bytes.count, index + 5))
            case 3: bytes.insert(contentsOf: bytes[max(8, index - 9)..<index], at: index)
            default: bytes.removeSubrange(index...)
            }
        }
        return bytes
    }

    /// The file with the checksum of each chunk made right, so that what lies behind the checksums is reached.
    static func repaired(_ file: [UInt8]) -> [UInt8] {
        var bytes = file
        var offset = 8
        while offset + 12 <= bytes.count {
            let count = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard offset + 12 + count <= bytes.count else { break }
            let end = offset + 8 + count
            bytes.replaceSubrange(
                end..<end + 4, with: PNGBuilder.number(Int(PNGBuilder.crc32(bytes[offset + 4..<end]))))
            offset = end + 4
        }
        return bytes
    }

    @Test(arguments: PNGDecodingTests.kinds)
    func mutationsNeverCrash(_ type: PNGBuilder.ColorType, _ depth: Int, _ interlaced: Bool) throws {
        var generator = Generator(state: UInt64(depth) << 8 | UInt64(type.rawValue) << 1 | (interlaced ? 1 : 0))
        var builder = PNGDecodingTests.builder(type, depth, interlaced)
        if type == .palette { builder.transparency = [0, 90] }
        let plain = builder.file
        let written = try PNG.encode(
            PNG.decode(plain), metadata: PNG.Metadata(scale: 3, text: [("scene", "a"), ("title", "Ж")]))
        var rejected = 0
        for round in 0..<150 {
            let bytes = Self.mutated(round % 2 == 0 ? plain : written, with: &generator)
            for file in [bytes, Self.repaired(bytes)] {
                do {
                    let bitmap = try PNG.decode(file)
                    #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
                    _ = try PNG.readMetadata(file)
                } catch {
                    rejected += 1
                }
            }
        }
        #expect(rejected > 100)
    }
}
