// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// One slip of the pen has one answer, wherever it is made.
@Suite("What was probably meant")
struct SpellingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What a run suggests, without the message before it.
    func suggestion(_ arguments: String...) throws -> Substring? {
        let run = try ListCellProcess.run(arguments, in: folder.url, environment: ["SDL_VIDEODRIVER": "dummy"])
        return run.messages.split(separator: "\n").first?.split(separator: "; ").last
    }

    func writeScene(row: String) throws {
        try folder.write("listcell: 1\nsections: [ { rows: [ \(row) ] } ]\n", to: "x.yaml")
    }

    @Test(
        "A symbol, in a scene's symbol and icon and on the command line",
        arguments: [
            ("bell.bage", "did you mean \"bell.badge.fill\", \"bell.fill\" or \"bell\"?"),
            (
                "person.crop",
                "did you mean \"person.crop.circle\", \"person.crop.circle.fill\" or \"person.2\"?"
            ),
            ("geer", "did you mean \"gear\"?"),
        ])
    func symbols(written: String, meant: String) throws {
        try writeScene(row: "{ image: { symbol: \(written) } }")
        #expect(try suggestion("layout", "x.yaml") == meant[...])
        try writeScene(row: "{ icon: { symbol: \(written), color: red } }")
        #expect(try suggestion("layout", "x.yaml") == meant[...])
        #expect(try suggestion("icon", written, "--color", "red", "-o", "x.png") == meant[...])
        #expect(
            try suggestion("appicon", "--symbol", written, "--color", "red", "-o", "x.appiconset") == meant[...])
    }

    @Test("A person's own symbol too")
    func ownSymbols() throws {
        try folder.write("<svg viewBox=\"0 0 1 1\"><path d=\"M0 0H1V1Z\"/></svg>", to: "own/lantern.badge.svg")
        try writeScene(row: "{ image: { symbol: lantern.bage } }")
        let meant = "did you mean \"lantern.badge\"?"
        #expect(try suggestion("layout", "x.yaml", "--symbols", "own") == meant[...])
        #expect(
            try suggestion("icon", "lantern.bage", "--color", "red", "-o", "x.png", "--symbols", "own") == meant[...])
    }

    @Test("A colour, in a scene's colour and icon and on the command line", arguments: ["orang", "oragne"])
    func colors(written: String) throws {
        let meant = "did you mean \"orange\"?"
        try writeScene(row: "{ icon: { symbol: wifi, color: \(written) } }")
        #expect(try suggestion("layout", "x.yaml") == meant[...])
        try writeScene(row: "{ textProperties: { color: \(written) } }")
        #expect(try suggestion("layout", "x.yaml") == meant[...])
        #expect(try suggestion("icon", "wifi", "--color", written, "-o", "x.png") == meant[...])
    }

    @Test("A choice, in a scene and as an option's value")
    func choices() throws {
        for (value, option, written, meant) in [
            ("traits: { appearance: drak }", "--appearance", "drak", "dark"),
            ("traits: { direction: lefttorigt }", "--direction", "lefttorigt", "leftToRight"),
            ("traits: { system: \"27\" }", "--system", "27", "iOS 27"),
        ] {
            try folder.write("listcell: 1\n\(value)\nsections: [ { rows: [ { text: a } ] } ]\n", to: "x.yaml")
            #expect(try suggestion("layout", "x.yaml") == "did you mean \"\(meant)\"?", "\(value)")
            try writeScene(row: "{ text: a }")
            #expect(try suggestion("layout", "x.yaml", option, written) == "did you mean \"\(meant)\"?", "\(option)")
        }
    }

    @Test("A word beside numbers")
    func words() throws {
        try writeScene(row: "{ image: { size: [40, 40] }, imageProperties: { reservedLayoutSize: [standart, 24] } }")
        #expect(try suggestion("layout", "x.yaml") == "did you mean \"standard\"?")
    }

    @Test("A command, an option and a file")
    func commands() throws {
        #expect(try suggestion("symbosl") == "did you mean \"symbols\"?")
        #expect(try suggestion("symbols", "--sheeet", "x.png") == "did you mean \"--sheet\"?")
        try writeScene(row: "{ text: a }")
        #expect(try suggestion("layout", "x.yml") == "did you mean \"x.yaml\"?")
    }
}
