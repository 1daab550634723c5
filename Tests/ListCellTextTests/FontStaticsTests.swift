// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText
import Testing

@Suite struct FontStaticsTests {
    static let statics: [(Font, TextStyle)] = [
        (.largeTitle, .largeTitle), (.title1, .title1), (.title2, .title2), (.title3, .title3),
        (.headline, .headline), (.subheadline, .subheadline), (.body, .body), (.callout, .callout),
        (.footnote, .footnote), (.caption1, .caption1), (.caption2, .caption2),
    ]

    @Test func everyTextStyleHasAStatic() {
        #expect(Set(Self.statics.map(\.1)) == Set(TextStyle.allCases))
        for (font, style) in Self.statics {
            #expect(font == Font(textStyle: style), "\(style)")
            #expect(Font.preferredFont(forTextStyle: style) === font, "\(style)")
        }
    }

    @Test func fontsOfAFixedSizeFollowNoTextSize() {
        let font = Font.systemFont(ofSize: 17, weight: .semibold)
        #expect(font == Font(systemFontOfSize: 17, weight: .semibold))
        #expect(Font.systemFont(ofSize: 17).weight == .regular)
        #expect(font.resolved(with: TraitCollection(preferredContentSizeCategory: .extraSmall)).pointSize == 17)
        // One follows the text size and the other does not, as in UIKit.
        #expect(Font.systemFont(ofSize: 17) != .body)
    }
}
