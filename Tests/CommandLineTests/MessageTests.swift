// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What the commands say beside their results.
@Suite("Messages of the commands")
struct MessageTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func run(_ arguments: String..., input: String = "") throws -> ListCellProcess {
        try ListCellProcess.run(
            arguments, input: input, in: folder.url, environment: ["SDL_VIDEODRIVER": "dummy"])
    }

    @Test("Boxes are reported with scene, rows and characters, once for rows that lack the same ones")
    func lenient() throws {
        let scene = """
            listcell: 1
            title: "a\\u0378"
            sections:
              - header: "\\U000F0FFF"
                rows:
                  - text: "\\U000F0FFF\\u0378 b"
                  - { text: c, accessories: [ { label: "\\U000F0FFF" } ] }
                  - { text: d }
            """
        try folder.write(scene, to: "x.yaml")
        let words = "no font has a glyph for"
        let warnings = """
            listcell: warning: x.yaml: title: \(words) U+0378: drawn as a box
            listcell: warning: x.yaml: rows 0.header, 0.1: \(words) U+F0FFF: drawn as a box
            listcell: warning: x.yaml: row 0.0: \(words) U+0378, U+F0FFF: drawn as a box

            """
        let render = try run("render", "x.yaml", "--lenient", "--size", "L,M", "--scale", "1")
        #expect(render.status == 0 && render.messages == warnings)
        let show = try run("show", "x.yaml", "--lenient", "--screenshot", "x.png", "--scale", "1")
        #expect(show.status == 0 && show.messages == warnings)
        let input = try run("render", "-", "--lenient", "-o", "-", "--scale", "1", input: scene)
        #expect(input.messages == warnings.replacingOccurrences(of: "x.yaml", with: "standard input"))
        let strict = try run("show", "x.yaml", "--screenshot", "x.png", "--scale", "1")
        #expect(
            strict.status == 2
                && strict.messages.hasPrefix("listcell: error: x.yaml: row 0.header: \(words) U+F0FFF: install"))
    }

    @Test("The folder of a file is not made, that of a folder is; nothing is half done")
    func folders() throws {
        try folder.write(TestScene.settings, to: "x.yaml")
        let icon = ["icon", "wifi", "--color", "red"]
        let commands = [
            ["render", "x.yaml", "--text", "blocks", "-o", "no/x.png"], icon + ["-o", "no/x.png"],
            icon + ["-o", "no/x.svg"], ["symbols", "--text", "blocks", "--sheet", "no/x.png"],
            ["show", "x.yaml", "--text", "blocks", "--screenshot", "no/x.png"],
            [
                "appicon", "--symbol", "wifi", "--color", "red", "--text", "blocks", "-o", "x.appiconset", "--sheet",
                "no/x.png",
            ],
        ]
        for command in commands {
            let run = try ListCellProcess.run(
                command, in: folder.url, environment: ["SDL_VIDEODRIVER": "dummy"])
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(
                run.messages == "listcell: error: \(command.last ?? ""): cannot be written: there is no folder \"no\"\n"
            )
            #expect(try folder.names() == ["x.yaml"])
        }
        #expect(try run("render", "x.yaml", "--text", "blocks", "-o", "a/b").text == "a/b/x.png\n")
        let set = try run("appicon", "--symbol", "wifi", "--color", "red", "-o", "c/d/x.appiconset")
        #expect(set.status == 0 && set.text.hasPrefix("c/d/x.appiconset/"))
    }

    @Test("Standard input is called that, and what is no file is said to be none")
    func standardInput() throws {
        let key = try run("layout", "-", input: "listcell: 1\nsection: []\n")
        #expect(key.messages.hasPrefix("listcell: error: standard input:2:1: section: unknown key \"section\""))
        let nothing = try run("heights", "-")
        #expect(nothing.messages.hasPrefix("listcell: error: standard input: has no content"))
        let picture = try run("appicon", "-", "-o", "x.appiconset", input: "no picture")
        #expect(picture.messages == "listcell: error: standard input: the file is no PNG picture\n")
        for words in ["layout -", "appicon - -o x.appiconset"] {
            let directory = try ListCellProcess.shell("\"$LISTCELL\" \(words) < .", in: folder.url)
            #expect(directory.status == 2)
            #expect(directory.messages == "listcell: error: standard input: cannot be read: it is a folder\n")
        }
    }

    @Test("Files and folders that are not there, or are something else, are told apart")
    func places() throws {
        try folder.write(TestScene.settings, to: "deep/settings.yaml")
        let file = try run("layout", "deep/setings.yml")
        #expect(
            file.messages
                == "listcell: error: deep/setings.yml: there is no such file; did you mean \"deep/settings.yaml\"?\n")
        for command in ["layout", "heights", "render"] {
            for option in ["--fonts", "--symbols"] {
                let missing = try run(command, "deep/settings.yaml", option, "no")
                #expect(missing.status == 2 && missing.messages == "listcell: error: no: there is no such folder\n")
                let file = try run(command, "deep/settings.yaml", option, "deep/settings.yaml")
                #expect(file.status == 2 && file.messages == "listcell: error: deep/settings.yaml: it is no folder\n")
            }
        }
        let rows = "[ { image: { file: . } }, { opens: deep } ]"
        try folder.write("listcell: 1\nsections: [ { rows: \(rows) } ]\n", to: "x.yaml")
        let folders = try run("layout", "x.yaml")
        #expect(
            folders.messages == """
                listcell: error: x.yaml:2:40: sections[0].rows[0].image.file: file "." cannot be read: it is a folder
                listcell: error: x.yaml:2:56: sections[0].rows[1].opens: file "deep" cannot be read: it is a folder

                """)
        let color = try run("icon", "wifi", "--color", "ff0000")
        #expect(color.messages.hasSuffix("; did you mean \"#ff0000\"?\n"))
    }

    @Test("Where there is no display, one line says so, whatever the drivers of the window library say")
    func display() throws {
        try folder.write(TestScene.settings, to: "x.yaml")
        let shell = "unset DISPLAY WAYLAND_DISPLAY XDG_RUNTIME_DIR; SDL_VIDEODRIVER=wayland \"$LISTCELL\" show x.yaml"
        let run = try ListCellProcess.shell(shell, in: folder.url)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.hasPrefix("listcell: error: there is no display to open a window on ("))
        #expect(run.messages.split(separator: "\n").count == 1)
    }

    @Test("Rows whose stated height is less than their content are named")
    func overflow() throws {
        let rows = ["{ text: a, height: 10 }", "{ text: b, height: 60 }", "{ text: c }"]
        try folder.write(
            "listcell: 1\nsections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined(), to: "x.yaml")
        let words = "the stated height is less than the content needs, which stands out of it"
        let layout = try run("layout", "x.yaml", "--size", "L")
        #expect(layout.status == 0 && layout.messages == "listcell: warning: x.yaml: row 0.0: \(words)\n")
        let render = try run("render", "x.yaml", "--text", "blocks", "--size", "L,AX5", "--scale", "1")
        #expect(render.messages == "listcell: warning: x.yaml: rows 0.0, 0.1: \(words)\n")
        #expect(try run("layout", "x.yaml", "--quiet").messages.isEmpty)
    }

    @Test("Rows whose text has no space are named, and only they")
    func crowded() throws {
        let crowded = "{ text: a word, accessories: [ { customView: { size: [400, 40] } } ] }"
        let picture = "{ text: a word, image: { size: [900, 40], color: systemRed } }"
        try folder.write("listcell: 1\nsections:\n  - rows: [\(crowded), { text: b }, \(picture)]\n", to: "x.yaml")
        let words = "too little space is left for the text, whose letters stand over what is beside them"
        let warning = "listcell: warning: x.yaml: rows 0.0, 0.2: \(words)\n"
        #expect(try run("layout", "x.yaml", "--size", "L").messages == warning)
        #expect(try run("render", "x.yaml", "--text", "blocks", "--scale", "1").messages == warning)
    }
}
