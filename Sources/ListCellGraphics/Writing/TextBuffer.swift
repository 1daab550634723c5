// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// UTF-8 text that is being printed: numbers without a locale, strings escaped, nothing formatted twice.
package struct TextBuffer {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Hands over what was printed so far, and goes on with nothing.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll() }
        return bytes
    }

    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    package mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    package mutating func append(spaces count: Int) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
    }

    package mutating func append(_ value: Int) { DecimalText.append(value, to: &bytes) }

    /// Appends a number with at most three decimals, no exponent, and no sign at zero; see `DecimalText`.
    package mutating func append(_ value: CGFloat) { DecimalText.append(Double(value), decimals: 3, to: &bytes) }

    /// A number as it is printed everywhere, with at most three decimals.
    package static func text(of value: CGFloat) -> String { DecimalText.text(Double(value), decimals: 3) }
}

extension TextBuffer {
    /// Appends a string between quotes as JSON has it; control characters, DEL and U+2028/2029 as escapes.
    ///
    /// The separators U+2028 and U+2029 need no escape in JSON, but break lines in JavaScript and in editors.
    package mutating func append(quoted text: String) {
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
        Hexadecimal.append(value, digits: 4, to: &bytes)
    }
}
