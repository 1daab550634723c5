// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellTestSupport
import Testing

@testable import ListCellImages

/// The tests' own reader of chunks sees what is wrong with a file.
@Suite struct PNGFileTests {
    static func bytes() throws -> [UInt8] {
        try PNG.encode(PNGEncodingTests.opaque(width: 3, height: 2), metadata: PNG.Metadata(text: [("Größe", "L")]))
    }

    @Test func aWholeFileIsRead() throws {
        let file = try #require(PNGFile(Self.bytes()))
        #expect(file.texts == ["Größe": "L"])
        #expect(file.data("IHDR").map { PNGFile.number($0.prefix(4)) } == 3)
        #expect(file.data("tIME") == nil)
    }

    @Test func everyChangedByteIsSeen() throws {
        let bytes = try Self.bytes()
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 0x20
            #expect(PNGFile(changed) == nil, "byte \(index)")
        }
        #expect(PNGFile(bytes + [0]) == nil && PNGFile(Array(bytes.dropLast())) == nil && PNGFile([]) == nil)
    }
}
