// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Reads decimal numbers from UTF-8 bytes: digits before or after a point, with a sign and an exponent where they have.
package struct NumberScanner {
    let bytes: [UInt8]
    /// The next byte to read.
    package private(set) var position = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The number that a text is, without anything around it; nil for any other text.
    package static func value(of text: String) -> Double? {
        var scanner = NumberScanner(text)
        let value = scanner.number()
        return scanner.isAtEnd ? value : nil
    }

    package var isAtEnd: Bool { position == bytes.count }
    /// The byte at the position, 0 at the end.
    package var next: UInt8 { byte(at: position) }
}

extension NumberScanner {
    package mutating func skip() { position = min(position + 1, bytes.count) }

    package mutating func skipWhitespace() {
        while [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(next) { position += 1 }
    }

    /// Skips white space with at most one comma in it and says whether there was one.
    @discardableResult package mutating func skipSeparator() -> Bool {
        skipWhitespace()
        guard next == UInt8(ascii: ",") else { return false }
        position += 1
        skipWhitespace()
        return true
    }

    /// Whether a number starts at the position.
    package var startsNumber: Bool {
        var index = position
        if isSign(byte(at: index)) { index += 1 }
        if byte(at: index) == UInt8(ascii: ".") { index += 1 }
        return isDigit(byte(at: index))
    }

    /// Reads a number; nil, with the position unmoved, where none starts or its magnitude is above a limit.
    package mutating func number(upTo limit: Double = .greatestFiniteMagnitude) -> Double? {
        guard startsNumber else { return nil }
        let start = position
        let isNegative = next == UInt8(ascii: "-")
        if isSign(next) { position += 1 }
        var digits = Digits()
        while isDigit(next) { digits.append(take(), isFraction: false) }
        if next == UInt8(ascii: ".") {
            position += 1
            while isDigit(next) { digits.append(take(), isFraction: true) }
        }
        digits.exponent += exponent()
        guard let value = digits.value ?? Double(text(from: start)), abs(value) <= limit else {
            position = start
            return nil
        }
        return isNegative && digits.value != nil ? -value : value
    }

    /// Reads `0` or `1`, which need no separator after them.
    package mutating func flag() -> Bool? {
        switch next {
        case UInt8(ascii: "0"):
            position += 1
            return false
        case UInt8(ascii: "1"):
            position += 1
            return true
        default: return nil
        }
    }

    /// Reads letters, as of a function's name.
    package mutating func word() -> String {
        let start = position
        while (next | 0x20) >= UInt8(ascii: "a") && (next | 0x20) <= UInt8(ascii: "z") { position += 1 }
        return text(from: start)
    }

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    private mutating func take() -> UInt8 {
        defer { position += 1 }
        return next
    }

    /// Reads `e` with a whole number; 0, unmoved, where there is none (as before `em`).
    private mutating func exponent() -> Int {
        guard next | 0x20 == UInt8(ascii: "e") else { return 0 }
        var index = position + 1
        let isNegative = byte(at: index) == UInt8(ascii: "-")
        if isSign(byte(at: index)) { index += 1 }
        guard isDigit(byte(at: index)) else { return 0 }
        var value = 0
        while isDigit(byte(at: index)) {
            value = min(value * 10 + Int(byte(at: index) & 0x0F), 10_000)
            index += 1
        }
        position = index
        return isNegative ? -value : value
    }
}

/// The digits of a number as they are read.
private struct Digits {
    var mantissa: UInt64 = 0
    /// The power of ten by which the mantissa is multiplied.
    var exponent = 0
    /// Whether every digit is in the mantissa.
    var isComplete = true

    mutating func append(_ digit: UInt8, isFraction: Bool) {
        guard mantissa < 100_000_000_000_000 else {
            isComplete = false
            return
        }
        mantissa = mantissa * 10 + UInt64(digit & 0x0F)
        if isFraction { exponent -= 1 }
    }

    /// The nearest number, where one correctly rounded operation on exact numbers gives it; nil elsewhere.
    var value: Double? {
        guard isComplete, (-15...15).contains(exponent) else { return mantissa == 0 && isComplete ? 0 : nil }
        let power = Self.powers[abs(exponent)]
        return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
