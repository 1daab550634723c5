// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellGraphics

/// Numbers as text, and text as numbers.
struct NumberTests {
    @Test(arguments: [
        (0.0, "0"), (-0.00001, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (12.00005, "12.0001"), (1e20, "9000000000000"),
        (.nan, "0"), (0.0004, "0.0004"), (100, "100"), (-3.99996, "-4"), (-.infinity, "-9000000000000"),
    ])
    func fourDecimals(value: Double, text: String) {
        #expect(DecimalText.text(value, decimals: 4) == text)
    }

    @Test(arguments: [
        (0.0, 3, "0.000"), (0.5, 3, "0.500"), (-1.0625, 2, "-1.06"), (2, 0, "2"), (1e12, 9, "9000000000.000000000"),
    ])
    func paddedDecimals(value: Double, decimals: Int, text: String) {
        #expect(DecimalText.text(value, decimals: decimals, isPadded: true) == text)
    }

    @Test(arguments: [(16384.0, "16384"), (0.1, "0.1"), (-2, "-2"), (1.0 / 3, "0.3333333333333333"), (1e300, "1e+300")])
    func exactNumbers(value: Double, text: String) {
        #expect(DecimalText.exact(value) == text)
    }

    @Test func hexadecimalNumbersReadBack() {
        for value: UInt32 in [0, 1, 15, 16, 0xABC, 0x10FFFF, .max] {
            for digits in [1, 2, 4, 8] {
                let text = Hexadecimal.text(value, digits: digits)
                #expect(text.utf8.count >= digits && UInt32(text, radix: 16) == value)
                #expect(Hexadecimal.value(text.uppercased().utf8) == value)
            }
        }
        #expect(Hexadecimal.text(0x1F6DC, digits: 4) == "1f6dc" && Hexadecimal.text(0x7F, digits: 4) == "007f")
        for text in ["", "g", "+1", " 1", "123456789"] { #expect(Hexadecimal.value(text.utf8) == nil) }
    }

    @Test(arguments: ["#ff8000", "#00000000", "#01020304", "#ffffff"])
    func coloursReadBack(text: String) throws {
        #expect(try #require(RGBA(hex: text)).hex == text)
    }

    @Test func coloursOutsideOfTheRangeAreCut() {
        #expect(RGBA(red: 2, green: -1, blue: .nan).hex == "#ff0000")
    }

    /// All that is made of these characters, up to five of them, as `Double` reads it.
    @Test func everyShortTextIsTheNumberThatSwiftReads() {
        let alphabet = ["0", "1", "7", ".", "-", "+", "e"]
        var texts = [""]
        var compared = 0
        for _ in 0..<5 {
            texts = texts.flatMap { text in alphabet.map { text + $0 } }
            for text in texts {
                // Beyond the largest number Swift reads infinity, and the scanner none.
                let value = Double(text).flatMap { $0.isFinite ? $0 : nil }
                #expect(NumberScanner.value(of: text) == value, "\(text)")
                compared += 1
            }
        }
        #expect(compared > 19_000)
    }

    @Test(arguments: ["0", "-0.5", "10", "1e5", "1E+05", "1.25e-3", "-7"])
    func numbersOfJSON(text: String) {
        #expect(JSONNumber.value(of: Array(text.utf8)) == Double(text))
    }

    @Test(arguments: ["", "-", "+1", "01", "-01", ".5", "5.", "1.e5", "1e", "1e400", "0x1", "inf", "nan", "1 ", "1,2"])
    func whatJSONDoesNotWrite(text: String) {
        #expect(JSONNumber.value(of: Array(text.utf8)) == nil)
    }
}
