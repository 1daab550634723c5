// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ListCellGraphics

@Suite struct NamedTraitTests {
    @Test func namesAreFoundWithoutRegardToCaseAndSpaces() {
        #expect(OperatingSystem.named("iOS 27") == .iOS27)
        #expect(OperatingSystem.named("ios17") == .iOS17)
        #expect(OperatingSystem.named("iOS 16") == nil)
        #expect(TextStyle.named("Title 1") == .title1)
        #expect(TextStyle.named("LARGETITLE") == .largeTitle)
        #expect(Device.named("iphone17") == Device.default)
        #expect(Device.named("Apple-iPhone-17") == Device.default)
        #expect(Device.named("iPad Air 11\" (M4)")?.idiom == .pad)
        #expect(Device.named("iPhone 3G") == nil)
    }

    @Test func aSizeHasThreeNames() {
        for size in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory.named(size.abbreviation.lowercased()) == size)
            #expect(ContentSizeCategory.named(size.name) == size)
        }
        #expect(ContentSizeCategory.named("UICTContentSizeCategoryAccessibilityM") == .accessibilityMedium)
        #expect(ContentSizeCategory.named("UICTContentSizeCategoryXS") == .extraSmall)
        #expect(ContentSizeCategory.named("AX6") == nil)
    }

    @Test func theTableOfDevicesHasNoDoubles() {
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        #expect(Set(Device.all.map { Speller.folded($0.name) }).count == Device.all.count)
        #expect(Device.all.contains(Device.default))
        #expect(Device.named("iPhone 16")?.safeAreaInsets.top == 59)
    }
}
