// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The plain colours that a fill or stroke may name.
///
/// Source: SVG 1.1, section 4.2: hexadecimal and functional notation, and the basic names of CSS 2 with orange.
enum SVGColor {
    /// nil for a text that is no opaque colour.
    static func color(_ text: String) -> RGBA? {
        if text.hasPrefix("#") { return hexadecimal(text.utf8.dropFirst()) }
        if text.hasPrefix("rgb(") { return functional(text) }
        return names[text.lowercased()].map { RGBA(hex: $0) }
    }

    private static func hexadecimal(_ digits: Substring.UTF8View) -> RGBA? {
        let digits = digits.count == 3 ? digits.flatMap { [$0, $0] } : Array(digits)
        return digits.count == 6 ? RGBA(hex: "#" + String(decoding: digits, as: UTF8.self)) : nil
    }

    /// `rgb(255, 0, 12)`, or with a percent sign after each number.
    private static func functional(_ text: String) -> RGBA? {
        var scanner = NumberScanner(text)
        _ = scanner.word()
        scanner.skip()
        var components: [Double] = []
        var percents = 0
        scanner.skipWhitespace()
        while components.count < 3, let number = scanner.coordinate() {
            var component = number / 255
            if scanner.next == UInt8(ascii: "%") {
                scanner.skip()
                percents += 1
                component = number / 100
            }
            components.append(max(0, min(1, component)))
            scanner.skipSeparator()
        }
        guard components.count == 3, percents == 0 || percents == 3, scanner.next == UInt8(ascii: ")") else {
            return nil
        }
        scanner.skip()
        scanner.skipWhitespace()
        return scanner.isAtEnd ? RGBA(red: components[0], green: components[1], blue: components[2]) : nil
    }

    private static let names: [String: UInt32] = [
        "aqua": 0x00FFFF, "black": 0x000000, "blue": 0x0000FF, "fuchsia": 0xFF00FF, "gray": 0x808080,
        "grey": 0x808080, "green": 0x008000, "lime": 0x00FF00, "maroon": 0x800000, "navy": 0x000080,
        "olive": 0x808000, "orange": 0xFFA500, "purple": 0x800080, "red": 0xFF0000, "silver": 0xC0C0C0,
        "teal": 0x008080, "white": 0xFFFFFF, "yellow": 0xFFFF00,
    ]
}
