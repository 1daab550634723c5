// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ListCellShaping

struct FontCandidateTests {
    private func font(
        _ path: String, _ family: String, _ weights: ClosedRange<Double>, isItalic: Bool = false
    ) -> FontCandidate {
        FontCandidate(path: path, index: 0, family: family, weights: weights, isItalic: isItalic)
    }

    private func best(of fonts: [FontCandidate], _ weight: Double, isDisplay: Bool = false) -> String? {
        FontCandidate.best(of: fonts.reversed(), weight: weight, isDisplay: isDisplay)?.path
    }

    @Test func `Of static fonts the nearest weight of the right cut is taken`() {
        let fonts = [
            font("Bold", "Inter", 700...700), font("Display-Bold", "Inter Display", 700...700),
            font("Display-Regular", "Inter Display", 400...400), font("Italic", "Inter", 400...400, isItalic: true),
            font("Regular", "Inter", 400...400),
        ]
        #expect(best(of: fonts, 400) == "Regular")
        #expect(best(of: fonts, 600) == "Bold")
        #expect(best(of: fonts, 800) == "Bold")
        #expect(best(of: fonts, 400, isDisplay: true) == "Display-Regular")
        #expect(best(of: fonts, 700, isDisplay: true) == "Display-Bold")
    }

    @Test func `A variable font has every weight between its ends`() {
        let fonts = [
            font("Inter", "Inter Variable", 100...900), font("Italic", "Inter Variable", 100...900, isItalic: true),
        ]
        for weight in [100.0, 450, 600, 950] { #expect(best(of: fonts, weight) == "Inter") }
        #expect(best(of: fonts + [font("Bold", "Inter", 700...700)], 600) == "Inter")
        #expect(best(of: [], 400) == nil)
    }

    @Test func `The cuts of a family belong together`() {
        let names = ["SF Pro", "SF Pro Text", "SF Pro Display", "Inter Variable", "Noto Sans"]
        let families = names.map { font("a", $0, 400...400).familyOfCuts }
        #expect(families == ["SF Pro", "SF Pro", "SF Pro", "Inter", "Noto Sans"])
    }
}
