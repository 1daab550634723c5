// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A colour of the system that has a name.
public enum CatalogColor: String, CaseIterable, Sendable, Hashable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
    case systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case black, white, clear
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case separator
    case systemBackground, secondarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
}

extension CatalogColor {
    /// The components under traits: the palette follows the system, the separator the design.
    public func resolved(with traits: TraitCollection) -> RGBA {
        .black
    }
}
