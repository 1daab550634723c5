// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension CatalogColor {
    /// The variants with Increase Contrast; nil where none is recorded, and the colour stays as it is (assumed).
    func highContrastPair(system: OperatingSystem) -> ColorPair? {
        let palette = system < .iOS26 ? Self.highContrastPalette18 : Self.highContrastPalette26
        return palette[self] ?? Self.highContrastGrays[self] ?? Self.highContrastOpacities[self]
    }

    /// The system colours of iOS 26 and 27 (apple).
    private static let highContrastPalette26: [CatalogColor: ColorPair] = [
        .systemRed: .hex(0xE9152D, dark: 0xFF6165), .systemOrange: .hex(0xC55300, dark: 0xFFA056),
        .systemYellow: .hex(0xA16A00, dark: 0xFEDF43), .systemGreen: .hex(0x008932, dark: 0x4AD968),
        .systemMint: .hex(0x008575, dark: 0x54DFCB), .systemTeal: .hex(0x008198, dark: 0x3BDDEC),
        .systemCyan: .hex(0x007EAE, dark: 0x6DD9FF), .systemBlue: .hex(0x1E6EF4, dark: 0x5CB8FF),
        .systemIndigo: .hex(0x564ADE, dark: 0xA7AAFF), .systemPurple: .hex(0xB02FC2, dark: 0xEA8DFF),
        .systemPink: .hex(0xE7124D, dark: 0xFF8AC4), .systemBrown: .hex(0x956D51, dark: 0xDBA679),
    ]

    /// The one system colour of iOS 17 and 18 whose values are known (reported).
    private static let highContrastPalette18: [CatalogColor: ColorPair] = [
        .systemRed: .hex(0xD70015, dark: 0xFF6961)
    ]

    /// The greys (apple, of iOS 26 and 27; assumed to be the same on 17 and 18, as the normal ones are).
    private static let highContrastGrays: [CatalogColor: ColorPair] = [
        .systemGray: .hex(0x6C6C70, dark: 0xAEAEB2), .systemGray2: .hex(0x8E8E93, dark: 0x7C7C80),
        .systemGray3: .hex(0xAEAEB2, dark: 0x545456), .systemGray4: .hex(0xBCBCC0, dark: 0x444446),
        .systemGray5: .hex(0xD8D8DC, dark: 0x363638), .systemGray6: .hex(0xEBEBF0, dark: 0x242426),
    ]

    /// What shows its ground, with the opacities of iOS 17 and 18 (reported; assumed to be the same on 26 and 27).
    private static let highContrastOpacities: [CatalogColor: ColorPair] = [
        .secondaryLabel: .hex(0x3C3C43, 173.0 / 255, dark: 0xEBEBF5, 173.0 / 255),
        .tertiaryLabel: .hex(0x3C3C43, 96.0 / 255, dark: 0xEBEBF5, 96.0 / 255),
        .quaternaryLabel: .hex(0x3C3C43, 66.0 / 255, dark: 0xEBEBF5, 61.0 / 255),
        .separator: .hex(0x3C3C43, 94.0 / 255, dark: 0x545458, 173.0 / 255),
        .systemFill: .hex(0x787880, 71.0 / 255, dark: 0x787880, 112.0 / 255),
        .tertiarySystemFill: .hex(0x767680, 51.0 / 255, dark: 0x767680, 81.0 / 255),
    ]
}
