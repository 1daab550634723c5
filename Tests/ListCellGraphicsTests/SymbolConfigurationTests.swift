// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellGraphics

@Suite struct SymbolConfigurationTests {
    static let sized = SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
    static let styled = SymbolConfiguration(textStyle: .title1, weight: .light, scale: .large)

    @Test func whatTheOtherStatesWinsMemberByMember() {
        #expect(Self.sized.applying(SymbolConfiguration()) == Self.sized)
        #expect(SymbolConfiguration().applying(Self.sized) == Self.sized)
        #expect(Self.sized.applying(Self.styled) == Self.styled)
        #expect(Self.sized.applying(SymbolConfiguration(weight: .thin)).weight == .thin)
        #expect(Self.sized.applying(SymbolConfiguration(weight: .thin)).scale == .small)
        #expect(Self.sized.applying(SymbolConfiguration(scale: .medium)).scale == .medium)
        #expect(Self.sized.applying(SymbolConfiguration(scale: .medium)).weight == .bold)
    }

    /// A size in points and one of a text style say the same thing.
    @Test func pointSizeAndTextStyleReplaceEachOther() {
        let styled = Self.sized.applying(SymbolConfiguration(textStyle: .body))
        #expect(styled.pointSize == nil && styled.textStyle == .body)
        let sized = Self.styled.applying(SymbolConfiguration(pointSize: 9))
        #expect(sized.pointSize == 9 && sized.textStyle == nil)
    }

    @Test func weightsAreOrderedFromUltraLightToBlack() {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        let weights = (1...9).compactMap(FontWeight.init(rawValue:))
        #expect(weights.map(\.name) == names)
        #expect(weights == weights.sorted())
    }
}
