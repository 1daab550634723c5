// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellImages
import ListCellTestSupport
import Testing

/// The chunks of every PNG that a command writes: which, in which order, and what each says.
@Suite("PNG files of all commands")
struct PictureFilesTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(TestScene.settings, to: "settings.yaml")
    }

    func run(_ arguments: String...) throws {
        let run = try ListCellProcess.run(arguments, in: folder.url, environment: ["SDL_VIDEODRIVER": "dummy"])
        #expect(run.status == 0, "\(arguments): \(run.messages)")
    }

    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.url.appendingPathComponent(name)))
    }

    /// Reads a file and compares what all of them have in common.
    ///
    /// - Parameters:
    ///   - scale: The pixels a point that pHYs states; nil for a file without pHYs.
    ///   - texts: How many text chunks there are.
    func file(_ name: String, hasAlpha: Bool, scale: Double?, texts: Int = 0) throws -> PNGFile {
        let bytes = try bytes(name)
        let file = try #require(PNGFile(bytes), "\(name): broken chunks")
        let middle = (scale == nil ? [] : ["pHYs"]) + [String](repeating: "tEXt", count: texts)
        #expect(file.types == ["IHDR", "sRGB"] + middle + ["IDAT", "IEND"], "\(name)")
        let bitmap = try PNG.decode(bytes)
        // 8 bits a component, RGB or RGBA, deflate, the usual filters, not interlaced.
        let header = try #require(file.data("IHDR"))
        #expect(header.count == 13 && Array(header[8...]) == [8, hasAlpha ? 6 : 2, 0, 0, 0], "\(name): \(header)")
        #expect(PNGFile.number(header[0..<4]) == bitmap.width && PNGFile.number(header[4..<8]) == bitmap.height)
        #expect(file.data("sRGB") == [0], "\(name): not perceptual")
        #expect(file.data("IEND") == [])
        if let scale {
            let physical = try #require(file.data("pHYs"))
            let perMetre = Int((scale * 72 / 0.0254).rounded())
            #expect(PNGFile.number(physical[0..<4]) == perMetre && PNGFile.number(physical[4..<8]) == perMetre)
            #expect(physical.count == 9 && physical[8] == 1, "\(name): not in metres")
        }
        return file
    }

    @Test("A screen is opaque, and says its scale, scene, system, size and appearance")
    func render() throws {
        try run("render", "settings.yaml", "--text=blocks", "--size=AX3", "--appearance=dark", "-o", "a.png")
        let file = try file("a.png", hasAlpha: false, scale: 3, texts: 4)
        #expect(
            file.texts == ["Scene": "settings.yaml", "System": "iOS 27", "Size": "AX3", "Appearance": "dark"])
        try run("render", "settings.yaml", "--text=blocks", "--scale=2", "--all", "-o", "b.png")
        _ = try self.file("b.png", hasAlpha: false, scale: 2, texts: 4)
    }

    @Test("An icon is clear around its tile, and says its scale")
    func icon() throws {
        try run("icon", "wifi", "--color=blue", "-o", "a.png")
        _ = try file("a.png", hasAlpha: true, scale: 3)
        try run("icon", "wifi", "--color=blue", "--scale=2.5", "-o", "b.png")
        _ = try file("b.png", hasAlpha: true, scale: 2.5)
    }

    @Test("The icons of a set are opaque but for the dark variant, and say nothing")
    func appIcon() throws {
        try run(
            "appicon", "--symbol=bell.fill", "--color=red", "-o", "A.appiconset", "--sheet=sheet.png", "--text=blocks")
        try run("appicon", "--symbol=bell.fill", "--color=red", "--modern", "-o", "B.appiconset")
        let pictures = try folder.names().filter { $0.hasSuffix(".png") }
        #expect(pictures.count == 10 + 3 + 1)
        for name in pictures { _ = try file(name, hasAlpha: name.hasSuffix("-dark.png"), scale: nil) }
    }

    @Test("The sheet of symbols says its scale; the window's screenshot says nothing")
    func sheetAndScreenshot() throws {
        try run("symbols", "--sheet=a.png", "--text=blocks")
        _ = try file("a.png", hasAlpha: false, scale: 2)
        try run(
            "show", "settings.yaml", "--frames=2", "--screenshot=b.png", "--zoom=1", "--scale=1", "--text=blocks")
        _ = try file("b.png", hasAlpha: false, scale: nil)
    }
}
