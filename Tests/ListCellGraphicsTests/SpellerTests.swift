// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ListCellGraphics

/// What was probably meant.
@Suite struct SpellerTests {
    @Test(arguments: [
        ("txt", "text"), ("Text", "text"), ("accesories", "accessories"), ("foooter", "footer"), ("rwos", "rows"),
        ("acc", "accessories"),
    ])
    func aSlipOfThePenIsNear(written: String, meant: String) {
        #expect(Speller.nearest(to: written, among: ["rows", "header", "text", "footer", "accessories"]) == meant)
    }

    @Test func nothingIsNearAStrangeName() {
        #expect(Speller.nearest(to: "zebra", among: ["rows", "header", "text"]) == nil)
        #expect(Speller.nearest(to: "", among: ["a"]) == nil)
        #expect(Speller.nearest(to: String(repeating: "a", count: 1_000_000), among: ["a"]) == nil)
    }

    @Test func severalNearNamesComeNearestFirst() {
        let symbols = ["bell.badge.fill", "bell.fill", "bell", "wifi"]
        #expect(Speller.nearest(to: "bel", among: symbols, limit: 3) == ["bell", "bell.fill", "bell.badge.fill"])
    }

    static let symbols = [
        "bell", "bell.badge.fill", "bell.fill", "bell.slash.fill", "person", "person.2", "person.circle",
        "person.crop.circle", "person.crop.circle.fill", "person.fill", "personalhotspot", "wifi", "wifi.slash",
    ]

    @Test(arguments: [
        ("bell.bage", ["bell.badge.fill", "bell.fill", "bell"]),
        ("person.crop", ["person.crop.circle", "person.crop.circle.fill", "person.2"]),
        ("person.glasses", ["person.circle", "person.2", "person.fill"]),
        ("wifi.slah", ["wifi.slash", "wifi"]), ("wifii", ["wifi"]),
        ("personal", ["person", "person.2", "personalhotspot"]),
    ])
    func partsOfNamesAreComparedToo(written: String, meant: [String]) {
        let found = Speller.nearest(to: written, among: Self.symbols, limit: 3)
        #expect(found.prefix(meant.count) == meant[...], "\(found)")
    }

    @Test func aNameWithoutPartsHasNoRelatives() {
        #expect(Speller.nearest(to: "bellows", among: ["bell.badge.fill", "person.2"]) == nil)
        #expect(Speller.nearest(to: "b", among: ["a.b.c", "x.y"]) == nil)
    }

    @Test func theOnlyNameThatContainsWhatIsWrittenIsMeant() {
        let systems = ["iOS 17", "iOS 18", "iOS 26", "iOS 27"]
        #expect(Speller.meant(by: "27", among: systems) == "iOS 27")
        #expect(Speller.meant(by: "os", among: systems) == nil)
        #expect(Speller.meant(by: "7", among: systems) == nil)
    }

    @Test func whatIsQuotedStaysOnItsLine() {
        #expect(quoted("a\nb\u{200E}") == #""a\u{a}b\u{200e}""#)
        #expect(quoted("é\u{301}") == "\"é\u{301}\"")
        #expect(quoted(String(repeating: "a", count: 60)) == "\"" + String(repeating: "a", count: 60) + "\"")
        #expect(quoted(String(repeating: "a", count: 61)) == "\"" + String(repeating: "a", count: 60) + "…\"")
        #expect(quotedPath(String(repeating: "a", count: 61)) == "\"" + String(repeating: "a", count: 61) + "\"")
        #expect(suggestion(["a", "b", "c"]) == "; did you mean \"a\", \"b\" or \"c\"?")
        #expect(suggestion(nil) == "" && suggestion([]) == "")
    }
}
