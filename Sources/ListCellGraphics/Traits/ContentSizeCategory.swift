// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The text size a person has chosen in Settings: UIKit's twelve content size categories, smallest first.
public enum ContentSizeCategory: Int, CaseIterable, Sendable, Hashable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory {
    /// Whether the size is one of the five that Accessibility settings add, AX1 to AX5.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The size as designers write it: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5.
    public var abbreviation: String { Self.abbreviations[rawValue] }

    /// UIKit's member name, `accessibilityMedium` for AX1.
    public var name: String { String(describing: self) }

    static let abbreviations = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
}

extension ContentSizeCategory: Comparable {
    /// Whether the first has the smaller text.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
