// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import listcell

@Suite("Parsing a command line")
struct ArgumentParserTests {
    static let parser = ArgumentParser(options: [.size, .width, .boldText, .quiet, .output])

    @Test("A value may follow, or stand behind an equals sign")
    func values() throws {
        let arguments = try Self.parser.parse(["a.yaml", "--width", "320", "--size=L,AX3", "-o", "-", "--quiet", "-"])
        #expect(arguments.operands == ["a.yaml", "-"])
        #expect(arguments.value(of: .width) == "320")
        #expect(arguments.list(of: .size) == ["L", "AX3"])
        #expect(arguments.value(of: .output) == "-")
        #expect(arguments.has(.quiet) && !arguments.has(.boldText))
    }

    @Test("Lists add up without repetitions")
    func lists() throws {
        let arguments = try Self.parser.parse(["--size", "L,,S", "--size", "S,XL"])
        #expect(arguments.list(of: .size) == ["L", "S", "XL"])
    }

    @Test("Two dashes end the options")
    func end() throws {
        let arguments = try Self.parser.parse(["--quiet", "--", "--width", "-x", "--"])
        #expect(arguments.operands == ["--width", "-x", "--"])
        #expect(!arguments.has(.width))
    }

    @Test(
        "A switch alone says true",
        arguments: [
            (["--bold-text"], "true", []), (["--bold-text", "a.yaml"], "true", ["a.yaml"]),
            (["--bold-text=false"], "false", []), (["--bold-text", "false", "a.yaml"], "false", ["a.yaml"]),
        ] as [([String], String, [String])])
    func flags(words: [String], value: String, operands: [String]) throws {
        let arguments = try Self.parser.parse(words)
        #expect(arguments.value(of: .boldText) == value)
        #expect(arguments.operands == operands)
    }

    @Test(
        "Errors say which word is wrong",
        arguments: [
            (["--wdth", "3"], "unknown option \"--wdth\"; did you mean \"--width\"?"),
            (["-x"], "unknown option \"-x\""),
            (["--\u{1B}[2J"], "unknown option \"--\\u{1b}[2J\""),
            (["--width"], "--width needs a value: --width POINTS"),
            (["--width="], "--width needs a value: --width POINTS"),
            (["--width", "--quiet"], "--width needs a value: --width POINTS"),
            (["--quiet=yes"], "--quiet takes no value"),
            (["--width", "1", "--width=2"], "--width is given twice"),
        ] as [([String], String)])
    func errors(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try Self.parser.parse(words) }
        #expect(error?.description == message)
    }
}
