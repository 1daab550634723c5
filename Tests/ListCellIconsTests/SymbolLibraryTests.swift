// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

struct SymbolLibraryTests {
    private func symbol(_ name: String, side: CGFloat = 1) -> Symbol {
        let box = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        return Symbol(name: name, path: .rect(box), bounds: box, advance: side)
    }

    @Test func exactNamesWinOverVariants() {
        let library = SymbolLibrary.builtIn
        #expect(library.symbol(named: "bell.fill")?.name == "bell.fill")
        #expect(library.symbol(named: "bell.badge.fill")?.name == "bell.badge.fill")
        #expect(library.symbol(named: "no such symbol") == nil)
        #expect(library.symbol(named: "") == nil)
        #expect(library.symbol(named: "...") == nil)
    }

    @Test(arguments: [
        ("zz.fill", "zz"), ("zz.circle.fill", "zz"), ("zz.square", "zz"), ("yy", "yy.fill"), ("yy.circle", "yy.fill"),
        ("yy.badge.circle.fill", "yy.badge"),
    ])
    func nearestVariants(name: String, found: String) {
        let library = SymbolLibrary(additional: [symbol("zz"), symbol("yy.fill"), symbol("yy.badge")])
        #expect(library.symbol(named: name)?.name == found)
    }

    @Test func variantsInTheirOrder() {
        #expect(
            SymbolLibrary.variants(of: "bell.badge.circle.fill") == [
                "bell.badge.circle", "bell.badge.fill", "bell.badge", "bell.fill", "bell",
            ])
        #expect(SymbolLibrary.variants(of: "bell") == ["bell.fill"])
        #expect(SymbolLibrary.variants(of: "circle") == ["circle.fill"])
    }

    @Test func ownSymbolsWin() {
        let library = SymbolLibrary(additional: [symbol("gear", side: 3), symbol("a"), symbol("gear", side: 2)])
        #expect(library.symbol(named: "gear")?.advance == 2)
        #expect(library.names == (SymbolLibrary.builtIn.names + ["a"]).sorted())
        #expect(SymbolLibrary.builtIn.symbol(named: "gear")?.advance != 2)
    }

    @Test(arguments: [
        ("geer", "gear"), ("chevron.forwards", "chevron.forward"), ("Wifi", "wifi"),
        ("battery.100", "battery.100percent"),
    ])
    func nearestNames(name: String, first: String) {
        #expect(SymbolLibrary.builtIn.nearestNames(to: name).first == first)
        #expect(SymbolLibrary.builtIn.nearestNames(to: name).count <= 3)
    }

    @Test func farNamesAreNotGiven() {
        #expect(SymbolLibrary.builtIn.nearestNames(to: "qqqqqqqqzzzz") == [])
    }

    @Test func theUnknownGlyphIsVisible() {
        let unknown = SymbolLibrary.builtIn.unknown
        #expect(unknown.bounds.height > 0.8 && unknown.bounds.width > 0.4 && unknown.advance > unknown.bounds.width)
        #expect(abs(unknown.bounds.midY) < 0.02)
    }
}
