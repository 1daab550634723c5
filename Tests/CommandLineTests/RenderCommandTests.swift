// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellImages
import Testing

@testable import listcell

@Suite("listcell render")
struct RenderCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(TestScene.settings, to: "settings.yaml")
        try folder.write(TestScene.broken, to: "broken.yaml")
    }

    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> ListCellProcess
    {
        // Bars need no font, so that these tests are about files and not about what is installed.
        try ListCellProcess.run(
            ["render"] + arguments + ["--text", "blocks"], input: input, in: folder.url, environment: environment)
    }

    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.url.appendingPathComponent(name)))
    }

    @Test("A picture is of the device's size, named like its scene, and its name is printed")
    func one() throws {
        let run = try run("settings.yaml")
        #expect(run.status == 0)
        #expect(run.text == "settings.png\n")
        #expect(run.messages.isEmpty)
        let bitmap = try PNG.decode(bytes("settings.png"))
        #expect(bitmap.width == 1206 && bitmap.height == 2622)
        #expect(Set(stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }).count > 10)
    }

    @Test("The names of several pictures have only what varies, in order")
    func several() throws {
        let run = try run(
            "settings.yaml", "--size", "L,AX3", "--appearance=both", "--system", "ios26", "--scale", "1", "-o", "out")
        let names = ["settings-L-light", "settings-L-dark", "settings-AX3-light", "settings-AX3-dark"]
        #expect(run.text == names.map { "out/\($0).png\n" }.joined())
        #expect(
            try folder.names() == ["broken.yaml", "out"] + names.map { "out/\($0).png" }.sorted() + ["settings.yaml"])
        #expect(try Set(names.map { try bytes("out/\($0).png") }).count == 4)
    }

    @Test("Pictures drawn together have the bytes of each alone; the first that fails is named, none is written")
    func together() throws {
        let options = ["--system", "ios18", "--scale", "1"]
        _ = try ListCellProcess.run(
            ["render", "settings.yaml", "--size", "all", "--appearance", "both", "-o", "out"] + options, in: folder.url)
        for (size, appearance) in [("XS", "light"), ("L", "dark"), ("AX5", "light"), ("AX5", "dark")] {
            let words = ["render", "settings.yaml", "--size", size, "--appearance", appearance, "-o", "one.png"]
            _ = try ListCellProcess.run(words + options, in: folder.url)
            #expect(try bytes("one.png") == bytes("out/settings-\(size)-\(appearance).png"))
        }
        try folder.write("listcell: 1\nsections: [{ rows: [{ text: \"\\U000F0FFF\" }] }]\n", to: "x.yaml")
        let words = ["render", "settings.yaml", "x.yaml", "--size", "all", "--scale", "1", "-o", "none"]
        let run = try ListCellProcess.run(words, in: folder.url)
        #expect(run.status == 2)
        #expect(run.messages.hasPrefix("listcell: error: none/x-XS.png: row 0.0: no font has a glyph"))
        #expect(run.messages.split(separator: "\n").count == 1)
        #expect(try !folder.names().contains { $0.hasPrefix("none") })
    }

    @Test("The text chunks name scene, system, size and appearance, and no version or path")
    func metadata() throws {
        _ = try run("settings.yaml", "--appearance", "dark", "-o", "x.png")
        let text = String(decoding: try bytes("x.png").map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
        for entry in ["Scene\0settings.yaml", "System\0iOS 27", "Size\0L", "Appearance\0dark"] {
            #expect(text.contains(entry))
        }
        #expect(!text.contains(ListCellCommand.version) && !text.contains(folder.url.path))
    }

    @Test("A file, standard output and standard input give the same picture in any locale")
    func streams() throws {
        #expect(try run("settings.yaml", "-o", "a.png", "--quiet").text.isEmpty)
        let output = try run("settings.yaml", "-o", "-", environment: ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"])
        #expect(try Array(output.output) == bytes("a.png"))
        let input = try run("-", "-o", "-", input: TestScene.settings)
        #expect(try PNG.decode(Array(input.output)) == PNG.decode(bytes("a.png")))
        #expect(try run("-", input: TestScene.settings).text == "scene.png\n")
    }

    @Test("--all is as high as the content")
    func all() throws {
        _ = try run("settings.yaml", "--size=AX5", "--scale=1", "--device=iphone se (3rd gen)", "--all", "-o", "a.png")
        let bitmap = try PNG.decode(bytes("a.png"))
        #expect(bitmap.width == 375 && bitmap.height > 667)
    }

    @Test("One broken scene among several: all is said, nothing is written")
    func broken() throws {
        let run = try run("settings.yaml", "broken.yaml", "missing.yaml", "-o", "out")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.messages.contains("broken.yaml:5:9:") && run.messages.contains("missing.yaml: "))
        #expect(try folder.names() == ["broken.yaml", "settings.yaml"])
    }

    @Test("Pictures that cannot be made or written leave nothing")
    func failures() throws {
        try folder.write(TestScene.settings, to: "other/settings.yaml")
        let files = try folder.names()
        let sameName = try run("settings.yaml", "other/settings.yaml", "-o", "out")
        #expect(sameName.status == 2 && sameName.messages.contains("two pictures"))
        let tooLarge = try run("settings.yaml", "--width", "16384", "--scale", "3")
        #expect(tooLarge.status == 2 && tooLarge.messages.contains("a side may have 1 to 16384"))
        let inFile = try run("settings.yaml", "-o", "settings.yaml/x.png")
        #expect(inFile.status == 2 && inFile.messages.contains("settings.yaml: cannot be written"))
        let full = try run("settings.yaml", "-o", "/dev/full")
        #expect(full.status == 2 && full.messages.contains("the disk is full"))
        #expect(try folder.names() == files)
        #expect(try run("settings.yaml", "other/settings.yaml", "-o", "-").status == 64)
        #expect(try run("settings.yaml", "--size", "all", "-o", "x.png").status == 64)
        #expect(try run().status == 64)
        for output in ["x.jpg", "out/x.PDF"] {
            let run = try run("settings.yaml", "-o", output)
            #expect(run.status == 64 && run.messages.contains("pictures are PNG"))
        }
        #expect(try folder.names() == files)
    }

    @Test("A scene, or what a link calls a picture, is not replaced; an empty file and an old picture are")
    func replacing() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("link.png").path, withDestinationPath: "broken.yaml")
        for output in ["settings.yaml", "link.png"] {
            let run = try run("settings.yaml", "-o", output)
            #expect(run.status == 2 && run.output.isEmpty)
            let words = "cannot be written: a file that is no such picture is there, and it is kept"
            #expect(run.messages == "listcell: error: \(output): \(words)\n")
        }
        #expect(try bytes("settings.yaml") == Array(TestScene.settings.utf8))
        #expect(try bytes("broken.yaml") == Array(TestScene.broken.utf8))
        try folder.write("", to: "picture")
        for _ in 1...2 { #expect(try run("settings.yaml", "-o", "picture").status == 0) }
        #expect(try run("settings.yaml", "-o", "X.PNG").text == "X.PNG\n")
        #expect(try bytes("picture") == bytes("X.PNG"))
    }

    @Test("Characters that no font has are named with the picture and the row")
    func missingGlyphs() throws {
        try folder.write(
            "listcell: 1\nsections: [{ rows: [{ text: a }, { text: \"\\U000F0FFF\" }] }]\n", to: "x.yaml")
        let run = try ListCellProcess.run(["render", "x.yaml", "-o", "y.png"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.messages.hasPrefix("listcell: error: y.png: row 0.1: no font has a glyph for U+F0FFF: "))
    }
}
