// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Writes numbers in the shortest fixed-point form, the same in every locale.
enum DecimalText {
    /// Appends a number rounded to some decimals (at most 9), half away from zero, without trailing zeros.
    ///
    /// A number that is not finite is written as 0, one beyond ±1e9 as that limit.
    static func append(_ value: Double, decimals: Int, to text: inout String) {
        let limited = value.isFinite ? max(-1e9, min(1e9, value)) : 0
        var power = 1
        for _ in 0..<decimals { power *= 10 }
        let scaled = Int((limited * Double(power)).rounded())
        if scaled < 0 { text += "-" }
        let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(power))
        text += String(whole)
        guard fraction > 0 else { return }
        text += "."
        var rest = fraction
        var unit = UInt(power)
        while rest > 0 {
            unit /= 10
            text += String(rest / unit)
            rest %= unit
        }
    }

    /// A number as text; see `append`.
    static func text(_ value: Double, decimals: Int) -> String {
        var text = ""
        append(value, decimals: decimals, to: &text)
        return text
    }
}
