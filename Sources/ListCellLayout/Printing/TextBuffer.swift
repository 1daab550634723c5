// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// UTF-8 text that is being printed: numbers without a locale, strings escaped, nothing formatted twice.
struct TextBuffer {
    private(set) var bytes: [UInt8] = []

    /// Hands over what was printed so far, and goes on with nothing.
    mutating func take() -> [UInt8] {
        defer { bytes.removeAll() }
        return bytes
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func append(spaces count: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
    }

    mutating func append(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digitsOf: value.magnitude)
    }
}

extension TextBuffer {
    /// Appends a number with at most three decimals, no exponent, and no sign at zero.
    ///
    /// Halves go away from zero. What is beyond nine trillion or no number at all is printed as the nearest number
    /// that can be: layout makes no such value, and JSON has no word for it.
    mutating func append(_ value: CGFloat) {
        let limit: CGFloat = 9e12
        let finite = value.isNaN ? 0 : min(max(value, -limit), limit)
        let thousandths = Int((finite * 1000).rounded(.toNearestOrAwayFromZero))
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        append(digitsOf: whole)
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        appendDigit(fraction / 100)
        guard fraction % 100 > 0 else { return }
        appendDigit(fraction / 10 % 10)
        guard fraction % 10 > 0 else { return }
        appendDigit(fraction % 10)
    }

    private mutating func append(digitsOf value: UInt) {
        if value >= 10 { append(digitsOf: value / 10) }
        appendDigit(value % 10)
    }

    private mutating func appendDigit(_ digit: UInt) {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
}

extension TextBuffer {
    /// Appends a string between quotes as JSON has it; control characters, DEL and U+2028/2029 as escapes.
    ///
    /// The separators U+2028 and U+2029 need no escape in JSON, but break lines in JavaScript and in editors.
    mutating func append(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        if Self.isPlain(text.utf8.span) { return append(text) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\r": append("\\r")
            case "\t": append("\\t")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": append(escapeOf: scalar.value)
            default: UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
            }
        }
    }

    /// Whether all characters are ASCII and stand for themselves.
    private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
        bytes.indices.allSatisfy { index in
            let byte = bytes[index]
            return byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
    }

    private mutating func append(escapeOf value: UInt32) {
        append("\\u")
        for shift in [12, 8, 4, 0] as [UInt32] {
            let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
