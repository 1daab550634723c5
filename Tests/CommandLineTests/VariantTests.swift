// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout
import ListCellScenes
import Testing

@testable import listcell

@Suite("The variants of a run")
struct VariantTests {
    func list(_ words: String...) throws -> VariantList {
        try VariantList(ArgumentParser(options: OptionGroup.traits.options).parse(words))
    }

    @Test("Systems, sizes, appearances and directions multiply, in that order")
    func order() throws {
        let variants = try list(
            "--system", "ios18,iOS 27", "--size", "AX3,L,AX3", "--appearance", "both", "--direction", "both"
        ).variants
        #expect(variants.count == 16)
        #expect(
            variants.prefix(5).map(\.fileSuffix) == [
                "-ios18-AX3-light-leftToRight", "-ios18-AX3-light-rightToLeft", "-ios18-AX3-dark-leftToRight",
                "-ios18-AX3-dark-rightToLeft", "-ios18-L-light-leftToRight",
            ])
        #expect(variants.last?.overrides.system == .iOS27)
        #expect(variants.last?.overrides.direction == .rightToLeft)
    }

    @Test("Only what varies is in the name")
    func suffix() throws {
        let variants = try list("--system=ios26", "--size=L,AX3", "--appearance=dark").variants
        #expect(variants.map(\.fileSuffix) == ["-L", "-AX3"])
        #expect(variants.allSatisfy { $0.overrides.system == .iOS26 && $0.overrides.appearance == .dark })
        #expect(try list().variants == [Variant(overrides: TraitOverrides())])
    }

    @Test("Every trait option reaches its trait")
    func traits() throws {
        let traits = try list(
            "--device=apple-iphone-se-3", "--width=320.5", "--scale", "2", "--size=accessibilityMedium",
            "--design=18", "--bold-text", "--contrast=HIGH", "--locale=ko_KR", "--container=tableview",
            "--deviation=textBesideImage", "--direction=righttoleft"
        ).variants[0].overrides
        var expected = TraitOverrides()
        expected.device = Device.named("iPhone SE (3rd gen)")
        expected.width = 320.5
        expected.scale = 2
        expected.size = .accessibilityMedium
        expected.design = .design18
        expected.boldText = true
        expected.contrast = .high
        expected.locale = "ko_KR"
        expected.container = .tableView
        expected.deviations = [.textBesideImage]
        expected.direction = .rightToLeft
        #expect(traits == expected)
    }

    @Test(
        "A value that is none names the option, what is expected and the nearest",
        arguments: [
            ("--size=AX6", "--size: found \"AX6\", expected XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or all"),
            ("--system=ios16", "--system: found \"ios16\", expected iOS 17, iOS 18, iOS 26, iOS 27"),
            ("--appearance=drak", "--appearance: found \"drak\", expected light, dark, both; did you mean \"dark\"?"),
            ("--width=0x10", "--width: found \"0x10\", expected a number above 0, at most 16384"),
            ("--width=inf", "--width: found \"inf\", expected a number above 0"),
            ("--scale=-1", "--scale: found \"-1\", expected a number from"),
            ("--design=25", "--design: found \"25\", expected 18, 26"),
            ("--locale=../de", "--locale: found \"../de\", expected a locale"),
            ("--device=iPhone 71", "--device: found \"iPhone 71\", expected a name or id of `listcell devices`; did"),
            ("--deviation=x,y", "--deviation: found \"x\", expected maximumSizeIgnoresStandardDimension, text"),
            ("--size=,", "--size: found \",\", expected"),
        ] as [(String, String)])
    func errors(word: String, message: String) {
        let error = #expect(throws: UsageError.self) { try list(word) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "no error")")
    }
}
