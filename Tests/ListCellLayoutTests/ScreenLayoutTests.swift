// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// A large title and its bar, as view frames of iOS 26.1 and accessibility frames of 27 have them.
@Suite struct ScreenLayoutTests {
    private func screen(_ traits: TraitCollection, safeAreaTop: CGFloat = 62, width: CGFloat = 402) -> ScreenLayout {
        let list = ListLayout(List(sections: [], isUnderLargeTitle: true), traits: traits, width: width)
        return ScreenLayout(
            title: "Settings", above: list, size: CGSize(width: width, height: 874), safeAreaTop: safeAreaTop,
            measurer: SystemFontMeasurer())
    }

    @Test func aTitleStandsBelowItsBar() {
        let screen = screen(TraitCollection())
        #expect(screen.elements.map(\.kind) == [.navigationBar, .largeTitle])
        #expect(screen.elements[0].frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(abs(screen.elements[1].frame.minY - (116 + 11.0 / 3)) < 0.001)
        #expect(abs(screen.elements[1].frame.height - 122.0 / 3) < 0.001)
        #expect(screen.elements[1].frame.minX == 16)
        #expect(screen.listTop == 168)
    }

    @Test func anIPadsTitleIsFurtherIn() {
        let pad = TraitCollection(userInterfaceIdiom: .pad, displayScale: 2)
        let screen = screen(pad, safeAreaTop: 32, width: 820)
        #expect(screen.listTop == 138)
        #expect(screen.elements[1].frame.origin == CGPoint(x: 20, y: 89.5))
        #expect(screen.elements[1].frame.height == 41)
    }

    @Test(arguments: [
        (ContentSizeCategory.accessibilityLarge, 57.5, 61.5), (.accessibilityExtraExtraExtraLarge, 72, 73),
    ]) func aLargerTitleHasAHigherZone(_ size: ContentSizeCategory, _ label: CGFloat, _ zone: CGFloat) {
        let screen = screen(TraitCollection(displayScale: 2, preferredContentSizeCategory: size))
        #expect(screen.elements[1].frame.minY == 116)
        #expect(screen.elements[1].frame.height == label)
        #expect(screen.listTop == 116 + zone)
    }

    @Test func theZoneGrowsWithTheText() {
        let tops = ContentSizeCategory.allCases.map {
            screen(TraitCollection(preferredContentSizeCategory: $0)).listTop
        }
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func mirroredItEndsAtTheMargin() {
        let screen = screen(TraitCollection(layoutDirection: .rightToLeft))
        #expect(abs(screen.elements[1].frame.maxX - (402 - 16)) < 0.001)
    }

    @Test func withoutATitleTheListBeginsBelowTheSafeArea() {
        let list = ListLayout(List(sections: []), width: 402)
        let screen = ScreenLayout(
            title: nil, above: list, size: CGSize(width: 402, height: 874), safeAreaTop: 62,
            measurer: SystemFontMeasurer())
        #expect(screen.elements.isEmpty && screen.listTop == 62)
    }
}
