// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import Testing

@testable import listcell

@Suite("listcell appicon")
struct AppIconCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#2a6fdb"/>
            <circle cx="4" cy="4" r="2" fill="#fff"/></svg>
            """, to: "master.svg")
    }

    func run(_ arguments: String...) throws -> ListCellProcess {
        try ListCellProcess.run(["appicon"] + arguments, in: folder.url)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: folder.url.appendingPathComponent(name))
    }

    @Test("The full set from one master: exactly the sizes of the table, every file named; then checks")
    func fullSet() throws {
        let result = try run("master.svg", "-o", "a/Icon.appiconset")
        #expect(result.status == 0 && result.messages.isEmpty)
        let names = try folder.names().filter { $0.hasSuffix(".png") }
        let sides = try names.map { name in
            try PNG.decode(Array(Data(contentsOf: folder.url.appendingPathComponent(name)))).width
        }
        #expect(sides.sorted() == [40, 58, 60, 80, 87, 120, 152, 167, 180, 1024])
        #expect(result.text.split(separator: "\n").count == 11)

        let set = "a/Icon.appiconset"
        #expect(try run(set).status == 0)
        let inside = try run("\(set)/icon-1024.png", "-o", set)
        #expect(inside.status == 2 && inside.messages.contains("holds the picture itself"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("\(set)/icon-87.png"))
        let check = try run(set)
        #expect(check.status == 1 && check.messages.contains("names \"icon-87.png\", which is not there"))
    }

    @Test("The sheet does not take the picture's place, neither by its name nor by a link")
    func sheetOfItself() throws {
        let old = try Data(contentsOf: folder.url.appendingPathComponent("master.svg"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("link.png").path, withDestinationPath: "master.svg")
        for sheet in ["master.svg", "./master.svg", "link.png"] {
            let run = try run("master.svg", "-o", "Icon.appiconset", "--sheet", sheet)
            #expect(run.status == 64 && run.messages.contains("is the picture itself"))
        }
        #expect(try folder.names() == ["link.png", "master.svg"])
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("master.svg")) == old)
    }

    @Test("A symbol on its colour; the modern set; an old set is replaced whole")
    func symbol() throws {
        try folder.write("{}", to: "Icon.appiconset/Contents.json")
        try folder.write("old", to: "Icon.appiconset/old.png")
        #expect(try run("--symbol", "bell.fill", "--color", "red", "--modern", "-o", "Icon.appiconset/").status == 0)
        #expect(
            try folder.names() == [
                "Icon.appiconset", "Icon.appiconset/Contents.json", "Icon.appiconset/icon-1024-dark.png",
                "Icon.appiconset/icon-1024-tinted.png", "Icon.appiconset/icon-1024.png", "master.svg",
            ])
        let unknown = try run("--symbol", "bel.fill", "--color", "red", "-o", "x.appiconset")
        #expect(unknown.status == 2 && unknown.messages.contains("did you mean \"bell.fill\""))
        #expect(try run("--symbol", "bell.fill", "-o", "x.appiconset").status == 64)
        #expect(try run("master.svg").status == 64)
        #expect(try run("master.svg", "--symbol", "bell", "-o", "x.appiconset").status == 64)
    }

    @Test("Rounded or transparent corners: an error with the corner pixels, no set, but the sheet")
    func corners() throws {
        var bitmap = Bitmap(width: 64, height: 64)
        for index in bitmap.pixels.indices { bitmap.pixels[index] = index % 4 == 3 ? 255 : 90 }
        for (x, y) in [(0, 0), (63, 0), (0, 63), (63, 63)] {
            for component in 0..<4 { bitmap.pixels[(y * 64 + x) * 4 + component] = 0 }
        }
        try write(PNG.encode(bitmap), to: "clear.png")
        let result = try run("clear.png", "-o", "x.appiconset", "--sheet", "sheet.png", "--text", "blocks")
        #expect(result.status == 1)
        #expect(result.messages.contains("4 pixels are not opaque, (0, 0) transparent, (63, 0) transparent, (0, 63)"))
        #expect(try folder.names() == ["clear.png", "master.svg", "sheet.png"])
    }

    @Test("What is no usable picture exits 2 and changes nothing")
    func badPictures() throws {
        let good = try PNG.encode(Bitmap(width: 300, height: 300))
        var huge = good
        // Width and height in the header: 20,000.
        for offset in [16, 20] { huge.replaceSubrange(offset..<offset + 4, with: [0, 0, 0x4E, 0x20]) }
        try write(huge, to: "huge.png")
        try write(Array(good.prefix(good.count / 2)), to: "half.png")
        try write([], to: "empty.png")
        try write(Array("<svg><text/></svg>".utf8), to: "text.svg")
        try write(PNG.encode(Bitmap(width: 3, height: 2)), to: "wide.png")
        for (name, words) in [
            ("huge.png", "20000 × 20000 pixels"), ("half.png", "half.png: "), ("empty.png", "an empty file"),
            ("text.svg", "line 1"), ("wide.png", "3 × 2, an app icon is square"), ("none.png", "no such file"),
        ] {
            let result = try run(name, "-o", "x.appiconset")
            #expect(result.status == 2 && result.messages.contains(words), "\(name): \(result.messages)")
            #expect(result.messages.split(separator: "\n").count == 1)
        }
        #expect(try folder.names().filter { $0.contains("appiconset") }.isEmpty)
    }

    @Test("Only a folder that is a set is replaced")
    func folders() throws {
        try folder.write("text", to: "A.appiconset/notes.txt")
        try folder.write("text", to: "Docs/a.png")
        try folder.write("file", to: "B.appiconset")
        for (place, words) in [
            ("A.appiconset", "holds \"notes.txt\""), ("Docs", "named NAME.appiconset"), ("B.appiconset", "no folder"),
        ] {
            let result = try run("master.svg", "-o", place)
            #expect(result.status == 2 && result.messages.contains(words), "\(place): \(result.messages)")
        }
        #expect(try folder.names().contains("A.appiconset/notes.txt"))
        #expect(try folder.names().filter { $0.contains(".part") }.isEmpty)
    }
}

@Suite("listcell symbols")
struct SymbolsCommandTests {
    @Test("A line a symbol, a person's own among them; the sheet is a picture")
    func list() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<svg viewBox=\"0 0 100 100\"><rect width=\"50\" height=\"25\"/></svg>", to: "own/my.symbol.svg")
        let result = try ListCellProcess.run(["symbols", "--symbols", "own"], in: folder.url)
        let lines = result.text.split(separator: "\n")
        #expect(lines.count >= 120)
        #expect(lines.contains { $0.split(separator: " ") == ["my.symbol", "0.500", "0.250"] })
        let sheet = try ListCellProcess.run(
            ["symbols", "--sheet", "s.png", "--text", "blocks", "--quiet"], in: folder.url)
        #expect(sheet.status == 0 && sheet.text.isEmpty)
        let bytes = try Data(contentsOf: folder.url.appendingPathComponent("s.png"))
        #expect(try PNG.decode(Array(bytes)).width == 2240)
    }
}
