// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellGraphics

@Suite("Printing numbers and strings")
struct TextBufferTests {
    @Test(
        "A number has at most three decimals, no exponent and no negative zero",
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"), (1 / 3.0, "0.333"),
            (2 / 3.0, "0.667"), (-2 / 3.0, "-0.667"), (0.9996, "1"), (12.5, "12.5"), (12.05, "12.05"),
            (12.005, "12.005"), (1000, "1000"), (-16, "-16"), (1_000_000.25, "1000000.25"), (1e300, "9000000000000"),
            (-CGFloat.infinity, "-9000000000000"), (CGFloat.nan, "0"),
        ] as [(CGFloat, String)])
    func numbers(value: CGFloat, expected: String) {
        var buffer = TextBuffer()
        buffer.append(value)
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == expected)
    }

    @Test("Every number of thousandths reads back as itself")
    func roundTrip() {
        for thousandths in stride(from: -2_000_003, through: 2_000_003, by: 37) {
            var buffer = TextBuffer()
            buffer.append(CGFloat(thousandths) / 1000)
            #expect(Double(String(decoding: buffer.bytes, as: UTF8.self)) == Double(thousandths) / 1000)
        }
    }

    @Test("Any string survives JSON, and no control character reaches the terminal")
    func strings() throws {
        var scalars = String.UnicodeScalarView()
        for value in (0...0x2FF as ClosedRange<UInt32>).map({ $0 }) + [0x2028, 0x2029, 0xFFFD, 0x1F600, 0x10FFFF] {
            if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
        }
        let text = String(scalars)
        var buffer = TextBuffer()
        buffer.append(quoted: text)
        let back = try JSONSerialization.jsonObject(with: Data(buffer.bytes), options: .fragmentsAllowed)
        #expect(back as? String == text)
        let printed = String(decoding: buffer.bytes, as: UTF8.self)
        #expect(!printed.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
}
