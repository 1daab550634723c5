// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellImages
import Testing

@testable import listcell

@Suite("listcell show and listcell doctor")
struct ShowCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(TestScene.settings, to: "settings.yaml")
    }

    func run(_ arguments: String..., environment: [String: String]) throws -> ListCellProcess {
        try ListCellProcess.run(arguments, in: folder.url, environment: environment)
    }

    static let hidden = ["SDL_VIDEODRIVER": "dummy"]
    static let noDisplay = ["SDL_VIDEODRIVER": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": "/nowhere"]

    @Test("The screenshot shows the picture that render draws, above the panel")
    func screenshot() throws {
        let show = try run(
            "show", "settings.yaml", "--frames", "2", "--screenshot", "a.png", "--zoom", "1", "--scale", "1", "--text",
            "blocks", environment: Self.hidden)
        #expect(show.status == 0 && show.text == "a.png\n", "\(show.messages)")
        let render = try run(
            "render", "settings.yaml", "--scale=1", "--text=blocks", "-o", "-", environment: Self.hidden)
        let window = try PNG.decode(Array(Data(contentsOf: folder.url.appendingPathComponent("a.png"))))
        let picture = try PNG.decode(Array(render.output))
        #expect(window.width == picture.width && window.height > picture.height)
        #expect(window.pixels.prefix(picture.pixels.count).elementsEqual(picture.pixels))
    }

    /// SDL's driver without a display, and, where LISTCELL_TEST_X11 is set, the X11 display.
    static let drivers =
        ProcessInfo.processInfo.environment["LISTCELL_TEST_X11"] == nil ? ["dummy"] : ["dummy", "x11"]

    @Test(
        "The window's screenshot has the pixels of the root scene's picture", arguments: drivers,
        [[], ["--text=blocks"]])
    func pixels(driver: String, options: [String]) throws {
        let file = folder.url.appendingPathComponent("window.png")
        let scene = "Scenes/settings-root.yaml"
        let show = try ListCellProcess.run(
            ["show", scene, "--frames", "3", "--screenshot", file.path] + options, in: ListCellProcess.root,
            environment: ["SDL_VIDEODRIVER": driver])
        #expect(show.status == 0, "\(show.messages)")
        let render = try ListCellProcess.run(["render", scene, "-o", "-"] + options, in: ListCellProcess.root)
        let window = try PNG.decode(Array(Data(contentsOf: file)))
        let picture = try PNG.decode(Array(render.output))
        #expect(picture.width == 1206 && picture.height == 2622)
        #expect(window.width == picture.width && window.height > picture.height)
        #expect(window.pixels.prefix(picture.pixels.count).elementsEqual(picture.pixels))
    }

    @Test("A split window shows the pictures of its values side by side")
    func split() throws {
        let show = try run(
            "show", "settings.yaml", "--split", "size=L,AX3", "--screenshot", "a.png", "--scale=1", "--text=blocks",
            environment: Self.hidden)
        #expect(show.status == 0 && show.text == "a.png\n", "\(show.messages)")
        let window = try PNG.decode(Array(Data(contentsOf: folder.url.appendingPathComponent("a.png"))))
        #expect(window.width == 402 + 8 + 402)
        for (size, x) in [("L", 0), ("AX3", 410)] {
            let render = try run(
                "render", "settings.yaml", "--size", size, "--scale=1", "--text=blocks", "-o", "-",
                environment: Self.hidden)
            let picture = try PNG.decode(Array(render.output))
            for y in 0..<picture.height {
                let start = (y * window.width + x) * 4
                try #require(
                    window.pixels[start..<start + 1608].elementsEqual(picture.pixels[y * 1608..<(y + 1) * 1608]))
            }
        }
    }

    @Test(
        "What cannot be split is wrong usage",
        arguments: [
            ("--split=AX3", "--split: found \"AX3\", expected system, size, appearance or direction"),
            ("--split=width=300,400", "--split: found \"width=300,400\", expected system"),
            ("--split=size=L,AX6", "--split: found \"AX6\", expected XS"),
            ("--split=direction=", "--split: found \"\", expected leftToRight"),
        ])
    func splitUsage(option: String, message: String) throws {
        let show = try run("show", "settings.yaml", option, environment: Self.hidden)
        #expect(show.status == 64 && show.messages.hasPrefix("listcell: error: " + message), "\(show.messages)")
        #expect(try run("show", "settings.yaml", "--size=L", "--split=size=L", environment: Self.hidden).status == 64)
    }

    @Test("Without a display the window says so")
    func display() throws {
        let show = try run("show", "settings.yaml", "--text", "blocks", environment: Self.noDisplay)
        #expect(show.status == 2)
        #expect(show.messages.contains("there is no display"))
    }

    @Test("A window shows one variant of one scene")
    func usage() throws {
        #expect(try run("show", "settings.yaml", "--size", "L,XL", environment: Self.hidden).status == 64)
        #expect(try run("show", "settings.yaml", "--zoom", "0", environment: Self.hidden).status == 64)
        #expect(try run("show", "settings.yaml", "settings.yaml", environment: Self.hidden).status == 64)
        #expect(try run("show", "missing.yaml", "--frames", "1", environment: Self.hidden).status == 2)
    }

    @Test("The doctor names every library with its version, the font and what is approximate")
    func doctor() throws {
        let doctor = try run("doctor", environment: Self.noDisplay)
        for (name, version) in SystemLibraries.versions {
            #expect(version.first?.isNumber == true)
            let lines = doctor.text.split(separator: "\n")
            #expect(lines.contains { $0.hasPrefix(name + " ") && $0.hasSuffix(version) })
        }
        #expect(doctor.text.contains("\ndrawing font  "))
        #expect(doctor.text.contains("\ndisplay       none"))
        #expect(doctor.text.contains("\nApproximate here:\n- "))
        #expect(doctor.status == (doctor.text.contains("\nMissing:\n") ? 1 : 0))
        #expect(try run("doctor", environment: Self.hidden).text.contains("\ndisplay       dummy\n"))
        let broken = try run("doctor", "--fonts", "missing", environment: Self.noDisplay)
        #expect(broken.status == 1 && broken.text.contains("\nMissing:\n- missing: there is no such folder"))
    }
}
