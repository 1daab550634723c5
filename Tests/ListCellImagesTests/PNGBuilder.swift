// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// PNG files of every kind, written from samples without libpng: the truth that decoding is held to.
struct PNGBuilder {
    enum ColorType: UInt8, CaseIterable {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            default: [8, 16]
            }
        }
    }

    var width: Int
    var height: Int
    var colorType: ColorType
    var depth: Int
    var interlaced = false
    var palette: [UInt8] = []
    /// The bytes of tRNS; nil for none.
    var transparency: [UInt8]?
    /// A sample of `depth` bits at a place.
    var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int

    var file: [UInt8] {
        var header = Self.number(width) + Self.number(height)
        header += [UInt8(depth), colorType.rawValue, 0, 0, interlaced ? 1 : 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Self.chunk("IHDR", header)
        if colorType == .palette { file += Self.chunk("PLTE", palette) }
        if let transparency { file += Self.chunk("tRNS", transparency) }
        return file + Self.chunk("IDAT", Self.storedZlib(rows)) + Self.chunk("IEND", [])
    }

    /// Unfiltered rows of all passes, each after its filter byte 0.
    private var rows: [UInt8] {
        // Adam7: first column, first row, column step, row step of each pass.
        let adam7 = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        var bytes: [UInt8] = []
        for (x0, y0, dx, dy) in interlaced ? adam7 : [(0, 0, 1, 1)] where x0 < width {
            for y in stride(from: y0, to: height, by: dy) {
                bytes.append(0)
                bytes += row(y, columns: stride(from: x0, to: width, by: dx))
            }
        }
        return bytes
    }

    private func row(_ y: Int, columns: StrideTo<Int>) -> [UInt8] {
        var bits = 0
        var count = 0
        var bytes: [UInt8] = []
        for x in columns {
            for channel in 0..<colorType.channels {
                bits = bits << depth | sample(x, y, channel)
                count += depth
                while count >= 8 {
                    count -= 8
                    bytes.append(UInt8(bits >> count & 0xFF))
                }
            }
        }
        if count > 0 { bytes.append(UInt8(bits << (8 - count) & 0xFF)) }
        return bytes
    }
}

extension PNGBuilder {
    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return number(data.count) + body + number(Int(crc32(body[...])))
    }

    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
    }

    static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
    }

    /// A zlib stream of one stored block.
    private static func storedZlib(_ data: [UInt8]) -> [UInt8] {
        precondition(data.count < 65_536)
        let (low, high) = (UInt8(data.count & 0xFF), UInt8(data.count >> 8))
        var (a, b) = (1, 0)
        for byte in data {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return [0x78, 0x01, 0x01, low, high, ~low, ~high] + data + number(b << 16 | a)
    }
}
