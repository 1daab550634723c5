// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A colour of the system that has a name.
public enum CatalogColor: String, CaseIterable, Sendable, Hashable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case black, white, clear
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor
    case separator, opaqueSeparator
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
}

extension CatalogColor {
    /// The components under traits: the palette follows the system, the separator the design.
    ///
    /// With Increase Contrast a colour has the variant that is recorded for the system, and otherwise stays (assumed).
    /// Placeholders are tertiary labels (measured), and the tint is that of the traits.
    public func resolved(with traits: TraitCollection) -> RGBA {
        if self == .placeholderText { return CatalogColor.tertiaryLabel.resolved(with: traits) }
        if self == .tintColor { return tint(of: traits) }
        let highContrast = traits.accessibilityContrast == .high ? highContrastPair(system: traits.system) : nil
        let pair = highContrast ?? pair(system: traits.system, design: traits.design)
        return traits.userInterfaceStyle == .dark ? pair.dark : pair.light
    }

    /// A tint that is made of itself has the system's in its place.
    private func tint(of traits: TraitCollection) -> RGBA {
        var defaults = traits
        defaults.tintColor = .systemBlue
        return traits.tintColor.resolved(with: defaults)
    }

    private func pair(system: OperatingSystem, design: Design) -> ColorPair {
        let palette = system < .iOS26 ? palette18 : palette26 ?? Self.opacities26[self]
        if let pair = palette ?? gray ?? semantic { return pair }
        switch self {
        case .white: return ColorPair(light: .white, dark: .white)
        case .clear: return ColorPair(light: .clear, dark: .clear)
        // Colour of one pixel on white (198,198,200) with 18, (232,232,232) with 26: measured, to rounding.
        case .separator:
            return design < .design26
                ? .hex(0x3C3C43, 0.29, dark: 0x545458, 0.6) : .hex(0x3C3C43, 0.12, dark: 0x545458, 0.5)
        default: return ColorPair(light: .black, dark: .black)
        }
    }

    /// The labels whose opacity was read off iOS 26.1 (measured); the design guidelines round it.
    private static let opacities26: [CatalogColor: ColorPair] = [
        .tertiaryLabel: .hex(0x3C3C43, 76.0 / 255, dark: 0xEBEBF5, 76.0 / 255),
        .quaternaryLabel: .hex(0x3C3C43, 45.0 / 255, dark: 0xEBEBF5, 40.0 / 255),
    ]

    /// Labels, backgrounds and fills (apple; secondary text on white measured as (138,138,142)), links, opaque separators
    /// and the third background (measured on iOS 26.1, assumed for 17 and 18); nil for any other.
    private var semantic: ColorPair? {
        switch self {
        case .label: .hex(0x000000, dark: 0xFFFFFF)
        case .secondaryLabel: .hex(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
        case .tertiaryLabel: .hex(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
        case .quaternaryLabel: .hex(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.18)
        case .link: .hex(0x007AFF, dark: 0x0984FF)
        case .opaqueSeparator: .hex(0xC6C6C8, dark: 0x38383A)
        case .systemBackground: .hex(0xFFFFFF, dark: 0x000000)
        case .secondarySystemBackground: .hex(0xF2F2F7, dark: 0x1C1C1E)
        case .tertiarySystemBackground: .hex(0xFFFFFF, dark: 0x2C2C2E)
        case .systemGroupedBackground: .hex(0xF2F2F7, dark: 0x000000)
        case .secondarySystemGroupedBackground: .hex(0xFFFFFF, dark: 0x1C1C1E)
        case .tertiarySystemGroupedBackground: .hex(0xF2F2F7, dark: 0x2C2C2E)
        case .systemFill: .hex(0x787880, 0.2, dark: 0x787880, 0.36)
        case .secondarySystemFill: .hex(0x787880, 0.16, dark: 0x787880, 0.32)
        case .tertiarySystemFill: .hex(0x767680, 0.12, dark: 0x767680, 0.24)
        case .quaternarySystemFill: .hex(0x747480, 0.08, dark: 0x767680, 0.18)
        default: nil
        }
    }
}

extension CatalogColor {
    /// The colour of a name, `systemRed` or `red`; nil for any other.
    public static func named(_ name: String) -> CatalogColor? { byName[name] }

    /// The name without `system`: `red`; nil where the name does not begin with it.
    public var shortName: String? {
        guard rawValue.hasPrefix("system") else { return nil }
        let rest = rawValue.utf8.dropFirst("system".utf8.count)
        guard let first = rest.first else { return nil }
        return String(decoding: [first | 0x20] + rest.dropFirst(), as: UTF8.self)
    }

    /// Whether the colour is one that a Settings icon may name: a system colour, black or white.
    public var isPaletteColor: Bool { palette26 != nil || gray != nil || self == .black || self == .white }

    private static let byName: [String: CatalogColor] = {
        var names: [String: CatalogColor] = [:]
        for color in allCases {
            names[color.rawValue] = color
            if let short = color.shortName { names[short] = color }
        }
        return names
    }()
}
