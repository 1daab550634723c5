// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import Testing

@Suite struct ColorStaticsTests {
    static let statics: [(Color, CatalogColor)] = [
        (.systemRed, .systemRed), (.systemOrange, .systemOrange), (.systemYellow, .systemYellow),
        (.systemGreen, .systemGreen), (.systemMint, .systemMint), (.systemTeal, .systemTeal),
        (.systemCyan, .systemCyan), (.systemBlue, .systemBlue), (.systemIndigo, .systemIndigo),
        (.systemPurple, .systemPurple), (.systemPink, .systemPink), (.systemBrown, .systemBrown),
        (.systemGray, .systemGray), (.systemGray2, .systemGray2), (.systemGray3, .systemGray3),
        (.systemGray4, .systemGray4), (.systemGray5, .systemGray5), (.systemGray6, .systemGray6),
        (.black, .black), (.white, .white), (.clear, .clear),
        (.label, .label), (.secondaryLabel, .secondaryLabel), (.tertiaryLabel, .tertiaryLabel),
        (.quaternaryLabel, .quaternaryLabel), (.placeholderText, .placeholderText), (.link, .link),
        (.tintColor, .tintColor), (.separator, .separator), (.opaqueSeparator, .opaqueSeparator),
        (.systemBackground, .systemBackground), (.secondarySystemBackground, .secondarySystemBackground),
        (.tertiarySystemBackground, .tertiarySystemBackground),
        (.systemGroupedBackground, .systemGroupedBackground),
        (.secondarySystemGroupedBackground, .secondarySystemGroupedBackground),
        (.tertiarySystemGroupedBackground, .tertiarySystemGroupedBackground),
        (.systemFill, .systemFill), (.secondarySystemFill, .secondarySystemFill),
        (.tertiarySystemFill, .tertiarySystemFill), (.quaternarySystemFill, .quaternarySystemFill),
    ]

    @Test func everyColourOfTheCatalogHasAStatic() {
        for (color, name) in Self.statics { #expect(color == Color(name), "\(name)") }
        #expect(Set(Self.statics.map(\.1)) == Set(CatalogColor.allCases))
    }

    @Test func traitsHaveATint() {
        #expect(TraitCollection().tintColor == .systemBlue)
        #expect(TraitCollection(tintColor: .systemPink).tintColor == .systemPink)
        #expect(TraitCollection(tintColor: .systemPink) != TraitCollection())
    }
}
