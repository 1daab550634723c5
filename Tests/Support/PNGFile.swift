// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A PNG file taken apart without libpng: its chunks in order, each with its check sum compared.
///
/// Source: PNG specification, third edition, section 5.
public struct PNGFile: Hashable, Sendable {
    /// One chunk of the file.
    public struct Chunk: Hashable, Sendable {
        /// Four letters, `IHDR`.
        public var type: String
        /// What it holds, without length and check sum.
        public var data: [UInt8]
    }

    /// In the order of the file.
    public let chunks: [Chunk]

    /// nil where the signature, a length or a check sum is wrong, or bytes are left over.
    public init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        var chunks: [Chunk] = []
        var offset = 8
        while offset < bytes.count {
            guard offset + 12 <= bytes.count else { return nil }
            let end = offset + 8 + Self.number(bytes[offset..<offset + 4])
            guard end + 4 <= bytes.count, Self.crc32(bytes[offset + 4..<end]) == Self.number(bytes[end..<end + 4])
            else { return nil }
            chunks.append(
                Chunk(
                    type: String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self),
                    data: Array(bytes[offset + 8..<end])))
            offset = end + 4
        }
        self.chunks = chunks
    }

    /// The types in order; chunks of one type that follow each other, as IDAT may, count once.
    public var types: [String] {
        chunks.reduce(into: []) { types, chunk in
            if types.last != chunk.type || chunk.type == "tEXt" || chunk.type == "iTXt" { types.append(chunk.type) }
        }
    }

    /// The data of the first chunk of a type; nil where there is none.
    public func data(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

    /// The texts of all tEXt chunks by keyword.
    public var texts: [String: String] {
        var texts: [String: String] = [:]
        for chunk in chunks where chunk.type == "tEXt" {
            let parts = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            texts[String(latin1: parts[0])] = String(latin1: parts[1])
        }
        return texts
    }

    /// The unsigned number that bytes are, the most significant first.
    public static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func crc32(_ bytes: ArraySlice<UInt8>) -> Int {
        var crc = ~UInt32(0)
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = crc & 1 == 1
                crc >>= 1
                if isOdd { crc ^= 0xEDB8_8320 }
            }
        }
        return Int(~crc)
    }
}

extension String {
    fileprivate init(latin1 bytes: some Sequence<UInt8>) {
        self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
