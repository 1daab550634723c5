// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import listcell

@Suite("Commands without a scene")
struct CommandTests {
    @Test("The version is on standard output")
    func version() throws {
        let run = try ListCellProcess.run(["--version"])
        #expect(run.status == 0)
        #expect(run.text == "listcell \(ListCellCommand.version)\n")
        #expect(run.messages.isEmpty)
    }

    @Test("The program's help names every command")
    func programHelp() throws {
        let run = try ListCellProcess.run(["--help"])
        #expect(run.status == 0)
        for command in ListCellCommand.commands { #expect(run.text.contains("\n  \(command.name) ")) }
    }

    @Test("help is --help")
    func help() throws {
        #expect(try ListCellProcess.run(["help"]).text == ListCellProcess.run(["--help"]).text)
        #expect(try ListCellProcess.run(["help", "icon"]).text == ListCellProcess.run(["icon", "--help"]).text)
    }

    @Test("The help of a command names every option it takes", arguments: ListCellCommand.commands.map { $0.name })
    func commandHelp(name: String) throws {
        let command = try #require(ListCellCommand.commands.first { $0.name == name })
        let run = try ListCellProcess.run([name, "--nonsense", "--help"])
        #expect(run.status == 0)
        #expect(run.text.hasPrefix("usage: listcell \(name)"))
        for option in command.groups.flatMap(\.options) { #expect(run.text.contains(option.spelling)) }
        #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test(
        "Wrong usage exits 64 with a line and a hint, and prints no result",
        arguments: [
            ([], "no command given"), (["--verison"], "unknown option \"--verison\"; did you mean \"--version\"?"),
            (["help", "nonsense", "more"], "unknown command \"nonsense\""), (["layout", ""], "no SCENE given"),
            (["layuot"], "unknown command \"layuot\"; did you mean \"layout\"?"),
            (["explan"], "unknown command \"explan\"; did you mean \"explain\"?"),
            (["explain", "a"], "--row ID is needed"), (["sizes", "x"], "\"x\" is one operand too many"),
            (["colors", "--sytem", "ios18"], "unknown option \"--sytem\"; did you mean \"--system\"?"),
            (["layout"], "no SCENE given"), (["layout", "a", "b"], "\"b\" is one operand too many"),
            (["layout", "a", "--format", "yaml"], "--format: found \"yaml\", expected text, json"),
            (["layout", "a", "--pseudo", "long"], "unknown option \"--pseudo\""),
            (["version"], "unknown command \"version\"; did you mean \"--version\"?"),
            (["show", "a", "--frames", "2.5"], "--frames: found \"2.5\", expected a whole number from 1 to 10000"),
            (["icon", "wifi", "--color"], "--color needs a value: --color COLOR, or --color '#ff0000'"),
            (["layout", "a", "--locale", "german"], "--locale: found \"german\", expected a locale such as de_DE"),
            (["render", "a", "-o", "x.svg"], "\"x.svg\": pictures are PNG, not SVG"),
            (
                ["layout", "a", "--system", "27"],
                "--system: found \"27\", expected iOS 17, iOS 18, iOS 26, iOS 27; did you mean \"iOS 27\"?"
            ),
            (
                ["show", "a", "--split", "size=L,foo"],
                "--split: found \"foo\", expected XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or all"
            ),
        ] as [([String], String)])
    func usage(words: [String], message: String) throws {
        let run = try ListCellProcess.run(words)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        let lines = run.messages.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first == "listcell: error: \(message)")
        #expect(lines.last?.hasPrefix("Try 'listcell ") == true)
    }

    @Test("The tables name everything there is")
    func tables() throws {
        let devices = try ListCellProcess.run(["devices"])
        for device in Device.all { #expect(devices.text.contains("\(device.name) ")) }
        let systems = try ListCellProcess.run(["systems"])
        #expect(systems.text.split(separator: "\n").count == OperatingSystem.allCases.count)
        let sizes = try ListCellProcess.run(["sizes"])
        #expect(
            sizes.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
                == ContentSizeCategory.allCases.map { $0.abbreviation[...] })
        let colors = try ListCellProcess.run(["colors"])
        #expect(colors.text.contains("\nsystemBlue "))
        #expect(!colors.text.contains("\u{1B}"))
    }

    @Test("Standard output that fails is an I/O failure; a reader that leaves early is none")
    func output() throws {
        let full = try ListCellProcess.shell("\"$LISTCELL\" colors > /dev/full")
        #expect(full.status == 2)
        #expect(full.messages == "listcell: error: standard output: cannot be written: the disk is full\n")
        let closed = try ListCellProcess.shell("\"$LISTCELL\" colors >&-")
        #expect(closed.status == 2)
        let pipe = try ListCellProcess.shell("{ sleep 0.2; \"$LISTCELL\" colors; echo $? >&2; } | true")
        #expect(pipe.messages == "0\n")
    }
}
