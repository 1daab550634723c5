// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Broken scenes through the program")
struct BrokenSceneCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    static func row(_ row: String) -> String { "listcell: 1\nsections:\n  - rows:\n      - \(row)\n" }

    static let aliasBomb = (1...9).reduce("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n") { text, level in
        let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
        return text + "a\(level): &a\(level) [\(aliases)]\n"
    }

    /// The bytes of a generator of pseudo-random numbers.
    static let noise: [UInt8] = {
        var state: UInt64 = 1
        return (0..<100_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 56)
        }
    }()

    static let texts: [(text: String, message: String)] = [
        (
            row("{ txt: Wi-Fi }"),
            "x.yaml:4:11: sections[0].rows[0].txt: unknown key \"txt\"; did you mean \"text\"?"
        ),
        (row("{ text: a, text: b }"), "x.yaml:4:20: sections[0].rows[0].text: duplicate key \"text\", first on line 4"),
        (
            row("{ icon: { symbol: wifi, color: bleu } }"),
            "x.yaml:4:40: sections[0].rows[0].icon.color: found \"bleu\", expected a system colour's name or "
                + "\"#rrggbb\"; did you mean \"blue\"?"
        ),
        (
            row("{ image: { size: [20, -1] } }"),
            "x.yaml:4:31: sections[0].rows[0].image.size[1]: found \"-1\", expected a number above 0, at most 16384"
        ),
        (
            row("{ image: { file: none.png } }"),
            "x.yaml:4:26: sections[0].rows[0].image.file: there is no file \"none.png\""
        ),
        (
            row("{ text: a, opens: ../other.yaml }"),
            "x.yaml:4:27: sections[0].rows[0].opens: file \"../other.yaml\" is outside the scene's folder"
        ),
        (
            aliasBomb,
            "x.yaml:7:25: with its aliases written out, the scene is larger than 16 MiB, the most a file may have"
        ),
    ]

    /// What every command that reads a scene answers: status 2, exactly this line, no result, no file.
    func expectAnswer(_ message: String) throws {
        let files = try folder.names()
        for command in ["layout", "heights", "render", "show"] {
            let run = try ListCellProcess.run(
                [command, "x.yaml"], in: folder.url, environment: ["SDL_VIDEODRIVER": "dummy"])
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.messages == "listcell: error: \(message)\n")
        }
        #expect(try folder.names() == files)
    }

    @Test("The message names the place", arguments: 0..<texts.count)
    func text(index: Int) throws {
        try folder.write(Self.texts[index].text, to: "x.yaml")
        try expectAnswer(Self.texts[index].message)
    }

    @Test("A scene that is not there")
    func missing() throws { try expectAnswer("x.yaml: there is no such file") }

    @Test("20 MiB of a valid scene")
    func large() throws {
        let row = "      - text: \(String(repeating: "a", count: 1010))\n"
        try folder.write(
            "listcell: 1\nsections:\n  - rows:\n" + String(repeating: row, count: 20 << 10), to: "x.yaml")
        try expectAnswer("x.yaml: is larger than 16 MiB, the most a file may have")
    }

    @Test("Binary noise")
    func binary() throws {
        try Data(Self.noise).write(to: folder.url.appendingPathComponent("x.yaml"))
        try expectAnswer("x.yaml:1:2: is not UTF-8 text: byte 0x82")
    }

    @Test("A link that leads outside the folder")
    func link() throws {
        let outside = try TemporaryFolder()
        let target = try outside.write("listcell: 1\nsections: []\n", to: "other.yaml")
        try folder.write(Self.row("{ text: a, opens: link.yaml }"), to: "x.yaml")
        let link = folder.url.appendingPathComponent("link.yaml").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target.path)
        try expectAnswer(
            "x.yaml:4:27: sections[0].rows[0].opens: file \"link.yaml\" is outside the scene's folder")
    }
}
