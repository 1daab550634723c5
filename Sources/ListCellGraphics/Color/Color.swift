// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A colour that may depend on traits: a fixed one, a pair for light and dark, or a named one of the system.
public final class Color: Sendable {
    let storage: Storage

    enum Storage: Hashable, Sendable {
        case fixed(RGBA)
        case pair(light: Color, dark: Color)
        case catalog(CatalogColor)
        indirect case faded(Color, alpha: Double)
    }

    init(storage: Storage) {
        self.storage = storage
    }
}

extension Color {
    /// A fixed sRGB colour; components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            storage: .fixed(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))))
    }

    /// A fixed sRGB colour.
    public convenience init(_ color: RGBA) {
        self.init(storage: .fixed(color))
    }

    /// A colour that differs between light and dark.
    public convenience init(light: RGBA, dark: RGBA) {
        self.init(light: Color(light), dark: Color(dark))
    }

    /// A colour that is one of two others in light and dark.
    public convenience init(light: Color, dark: Color) {
        self.init(storage: .pair(light: light, dark: dark))
    }

    /// A named colour of the system.
    public convenience init(_ color: CatalogColor) {
        self.init(storage: .catalog(color))
    }

    /// The one instance of a named colour.
    public static func catalog(_ color: CatalogColor) -> Color { catalog[color] ?? Color(color) }

    private static let catalog = [CatalogColor: Color](
        uniqueKeysWithValues: CatalogColor.allCases.map { ($0, Color($0)) })

    /// The sRGB components under traits.
    public func resolved(with traits: TraitCollection) -> RGBA {
        switch storage {
        case .fixed(let color): color
        case .pair(let light, let dark): (traits.userInterfaceStyle == .dark ? dark : light).resolved(with: traits)
        case .catalog(let color): color.resolved(with: traits)
        case .faded(let color, let alpha): color.resolved(with: traits).withAlpha(multipliedBy: alpha)
        }
    }

    /// The colour with its opacity reduced to a share of it, 0 to 1, under all traits.
    public func withAlpha(multipliedBy alpha: Double) -> Color { Color(storage: .faded(self, alpha: alpha)) }

    /// The name of a catalog colour, `systemRed`; nil for any other.
    public var name: String? {
        if case .catalog(let color) = storage { color.rawValue } else { nil }
    }
}

extension Color: Hashable {
    /// Whether both are made of the same parts; a fixed colour never equals a named one.
    public static func == (a: Color, b: Color) -> Bool { a.storage == b.storage }

    /// Hashes the parts that the colour is made of.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
