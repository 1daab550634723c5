// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A colour's variants in light and dark.
struct ColorPair {
    var light: RGBA
    var dark: RGBA

    static func hex(_ light: UInt32, dark: UInt32) -> ColorPair {
        ColorPair(light: RGBA(hex: light), dark: RGBA(hex: dark))
    }

    static func hex(_ light: UInt32, _ lightAlpha: Double, dark: UInt32, _ darkAlpha: Double) -> ColorPair {
        ColorPair(light: RGBA(hex: light, alpha: lightAlpha), dark: RGBA(hex: dark, alpha: darkAlpha))
    }
}

extension CatalogColor {
    /// The system colours of iOS 26 and 27 (apple); nil for a colour that is none.
    var palette26: ColorPair? {
        switch self {
        case .systemRed: .hex(0xFF383C, dark: 0xFF4245)
        case .systemOrange: .hex(0xFF8D28, dark: 0xFF9230)
        case .systemYellow: .hex(0xFFCC00, dark: 0xFFD600)
        case .systemGreen: .hex(0x34C759, dark: 0x30D158)
        case .systemMint: .hex(0x00C8B3, dark: 0x00DAC3)
        case .systemTeal: .hex(0x00C3D0, dark: 0x00D2E0)
        case .systemCyan: .hex(0x00C0E8, dark: 0x3CD3FE)
        case .systemBlue: .hex(0x0088FF, dark: 0x0091FF)
        case .systemIndigo: .hex(0x6155F5, dark: 0x6D7CFF)
        case .systemPurple: .hex(0xCB30E0, dark: 0xDB34F2)
        case .systemPink: .hex(0xFF2D55, dark: 0xFF375F)
        case .systemBrown: .hex(0xAC7F5E, dark: 0xB78A66)
        default: nil
        }
    }

    /// The system colours of iOS 17 and 18 (apple, widely printed); nil for a colour that is none.
    var palette18: ColorPair? {
        switch self {
        case .systemRed: .hex(0xFF3B30, dark: 0xFF453A)
        case .systemOrange: .hex(0xFF9500, dark: 0xFF9F0A)
        case .systemYellow: .hex(0xFFCC00, dark: 0xFFD60A)
        case .systemGreen: .hex(0x34C759, dark: 0x30D158)
        case .systemMint: .hex(0x00C7BE, dark: 0x63E6E2)
        case .systemTeal: .hex(0x30B0C7, dark: 0x40C8E0)
        case .systemCyan: .hex(0x32ADE6, dark: 0x64D2FF)
        case .systemBlue: .hex(0x007AFF, dark: 0x0A84FF)
        case .systemIndigo: .hex(0x5856D6, dark: 0x5E5CE6)
        case .systemPurple: .hex(0xAF52DE, dark: 0xBF5AF2)
        case .systemPink: .hex(0xFF2D55, dark: 0xFF375F)
        case .systemBrown: .hex(0xA2845E, dark: 0xAC8E68)
        default: nil
        }
    }

    /// The greys (apple), the same on all releases; nil for a colour that is none.
    var gray: ColorPair? {
        switch self {
        case .systemGray: .hex(0x8E8E93, dark: 0x8E8E93)
        case .systemGray2: .hex(0xAEAEB2, dark: 0x636366)
        case .systemGray3: .hex(0xC7C7CC, dark: 0x48484A)
        case .systemGray4: .hex(0xD1D1D6, dark: 0x3A3A3C)
        case .systemGray5: .hex(0xE5E5EA, dark: 0x2C2C2E)
        case .systemGray6: .hex(0xF2F2F7, dark: 0x1C1C1E)
        default: nil
        }
    }
}
