// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Numbers as JSON writes them: no plus sign, no zeros before the first digit, digits on both sides of a point.
///
/// Source: RFC 8259, section 6.
package enum JSONNumber {
    /// The value of a number; nil for anything else, and for one beyond the range of a Double.
    package static func value(of bytes: some Collection<UInt8>) -> Double? {
        let bytes = Array(bytes)
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
        guard isDigit(digits.first) else { return nil }
        if digits.first == UInt8(ascii: "0"), isDigit(digits.dropFirst().first) { return nil }
        if let point = bytes.firstIndex(of: UInt8(ascii: ".")), !isDigit(bytes[(point + 1)...].first) { return nil }
        var scanner = NumberScanner(bytes)
        let value = scanner.number()
        return scanner.isAtEnd ? value : nil
    }

    private static func isDigit(_ byte: UInt8?) -> Bool {
        byte.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
    }
}
