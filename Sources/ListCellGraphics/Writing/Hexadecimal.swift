// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Whole numbers to the base of 16.
package enum Hexadecimal {
    /// The value of a digit, 0 to 15, of either case; nil for any other byte.
    package static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// The number of some digits, eight at most; nil where there is none or another byte.
    package static func value(_ digits: some Sequence<UInt8>) -> UInt32? {
        var value: UInt32 = 0
        var count = 0
        for byte in digits {
            guard let digit = digit(byte), count < 8 else { return nil }
            value = value << 4 | UInt32(digit)
            count += 1
        }
        return count > 0 ? value : nil
    }

    /// Appends a number in lower case, with zeros before it up to a count of digits.
    package static func append(_ value: UInt32, digits: Int = 1, to bytes: inout [UInt8]) {
        let used = (32 - value.leadingZeroBitCount + 3) / 4
        for place in (0..<max(used, digits, 1)).reversed() {
            let digit = place < 8 ? UInt8(truncatingIfNeeded: value >> UInt32(4 * place) & 0xF) : 0
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    /// A number as text; see `append`.
    package static func text(_ value: UInt32, digits: Int = 1) -> String {
        var bytes: [UInt8] = []
        append(value, digits: digits, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension RGBA {
    /// The components red, green, blue and alpha as bytes; those outside of 0 to 1 are cut, NaN is 0.
    package var bytes: [UInt8] {
        [red, green, blue, alpha].map { $0 > 0 ? UInt8((min($0, 1) * 255).rounded()) : 0 }
    }

    /// `#rrggbb`, without the opacity.
    package var opaqueHex: String { Self.hex(bytes.dropLast()) }

    /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    package var hex: String { bytes[3] == 255 ? opaqueHex : Self.hex(bytes[...]) }

    private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
        var text = [UInt8(ascii: "#")]
        for byte in bytes { Hexadecimal.append(UInt32(byte), digits: 2, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }
}
