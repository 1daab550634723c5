// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ListCellGraphics

@Suite struct NameTests {
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
        #expect(Set(Device.all.map { Name.folded($0.name) }).count == Device.all.count)
        #expect(Device.all.contains(Device.default))
        #expect(Device.named("iPhone 16")?.safeAreaInsets.top == 59)
    }

    @Test(arguments: [
        ("txt", "text"), ("Text", "text"), ("accesories", "accessories"), ("foooter", "footer"), ("rwos", "rows"),
        ("acc", "accessories"),
    ])
    func aSlipOfThePenIsNear(written: String, meant: String) {
        #expect(Name.nearest(to: written, among: ["rows", "header", "text", "footer", "accessories"]) == meant)
    }

    @Test func nothingIsNearAStrangeName() {
        #expect(Name.nearest(to: "zebra", among: ["rows", "header", "text"]) == nil)
        #expect(Name.nearest(to: "", among: ["a"]) == nil)
        #expect(Name.nearest(to: String(repeating: "a", count: 1_000_000), among: ["a"]) == nil)
    }

    @Test func severalNearNamesComeNearestFirst() {
        let symbols = ["bell.badge.fill", "bell.fill", "bell", "wifi"]
        #expect(Name.nearest(to: "bel", among: symbols, limit: 3) == ["bell", "bell.fill", "bell.badge.fill"])
    }
}
