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

extension CatalogColor {
    /// The names of all colours, long and short.
    package static let names = allCases.flatMap { [$0.rawValue] + ($0.shortName.map { [$0] } ?? []) }

    /// The shortest names of the colours that a Settings icon may have.
    package static let paletteNames = allCases.filter(\.isPaletteColor).map { $0.shortName ?? $0.rawValue }
}

extension RGBA {
    /// The colour of `#rrggbb` or `#rrggbbaa`; nil for any other text.
    public init?(hex text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
            let value = Hexadecimal.value(digits)
        else { return nil }
        if digits.count == 6 {
            self.init(hex: value)
        } else {
            self.init(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
        }
    }
}
