// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension Color {
    /// The colour of a name, with or without `system`, or of a semantic name; nil for any other.
    public static func named(_ name: String) -> Color? { CatalogColor.named(name).map { Color($0) } }

    /// The full names of all named colours, in the catalog's order.
    public static let allNames: [String] = CatalogColor.allCases.map(\.rawValue)

    /// The colour of `#rrggbb` or `#rrggbbaa`; nil for any other text.
    public convenience init?(hex text: String) {
        guard let color = RGBA(hex: text) else { return nil }
        self.init(color)
    }
}

extension RGBA {
    /// The colour of `#rrggbb` or `#rrggbbaa`; nil for any other text.
    public init?(hex text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
        var value: UInt32 = 0
        for byte in digits {
            guard let digit = Self.hexDigit(byte) else { return nil }
            value = value << 4 | digit
        }
        if digits.count == 6 {
            self.init(hex: value)
        } else {
            self.init(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
