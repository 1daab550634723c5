// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Numbers as text: decimals without an exponent, the same in every locale.
package enum DecimalText {
    /// The most decimals of a number.
    package static let mostDecimals = 9

    /// Appends a number rounded to some decimals, half away from zero, without a sign at zero.
    ///
    /// What is no number is written as 0, and what is beyond nine trillion (with more than six decimals, beyond what a
    /// whole number of 64 bits holds of the last one) as that limit: JSON has no word for such values.
    /// - Parameters:
    ///   - decimals: At most `mostDecimals`.
    ///   - isPadded: Whether zeros at the end are written too.
    package static func append(_ value: Double, decimals: Int, isPadded: Bool = false, to bytes: inout [UInt8]) {
        if decimals == 3 {
            // What layout prints: with a constant unit all divisions become multiplications.
            append(value, unit: 1000, isPadded: isPadded, to: &bytes)
        } else {
            let unit = (0..<min(max(decimals, 0), mostDecimals)).reduce(1 as UInt) { unit, _ in unit * 10 }
            append(value, unit: unit, isPadded: isPadded, to: &bytes)
        }
    }

    @inline(__always)
    private static func append(_ value: Double, unit: UInt, isPadded: Bool, to bytes: inout [UInt8]) {
        let limit = min(9e12, 9e18 / Double(unit))
        let finite = value.isNaN ? 0 : min(max(value, -limit), limit)
        let scaled = Int((finite * Double(unit)).rounded(.toNearestOrAwayFromZero))
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: unit)
        append(digitsOf: whole, to: &bytes)
        guard unit > 1, fraction > 0 || isPadded else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, place) = (fraction, unit)
        while place > 1, rest > 0 || isPadded {
            place /= 10
            appendDigit(rest / place, to: &bytes)
            rest %= place
        }
    }

    /// Appends a whole number.
    package static func append(_ value: Int, to bytes: inout [UInt8]) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digitsOf: value.magnitude, to: &bytes)
    }

    private static func append(digitsOf value: UInt, to bytes: inout [UInt8]) {
        if value >= 10 { append(digitsOf: value / 10, to: &bytes) }
        appendDigit(value % 10, to: &bytes)
    }

    private static func appendDigit(_ digit: UInt, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
}

extension DecimalText {
    /// A number rounded to some decimals; see `append`.
    package static func text(_ value: Double, decimals: Int, isPadded: Bool = false) -> String {
        var bytes: [UInt8] = []
        append(value, decimals: decimals, isPadded: isPadded, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A number with as many digits as tell it from all others, a whole one without decimals.
    package static func exact(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }
}
