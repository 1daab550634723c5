// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellImages
import Testing

@testable import listcell

@Suite("listcell icon")
struct IconCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func run(_ arguments: String...) throws -> ListCellProcess {
        try ListCellProcess.run(["icon"] + arguments, in: folder.url)
    }

    @Test("A tile of the platform's size at the scale, of the colour")
    func png() throws {
        #expect(try run("wifi", "--color", "#0000ff", "--scale", "2", "-o", "a.png").text == "a.png\n")
        let bitmap = try PNG.decode(Array(Data(contentsOf: folder.url.appendingPathComponent("a.png"))))
        #expect(bitmap.width == 56 && bitmap.height == 56)
        let edge = bitmap.pixels[(28 * 56 + 4) * 4..<(28 * 56 + 4) * 4 + 4]
        #expect(edge.last == 255 && edge[edge.startIndex + 2] > 200 && edge[edge.startIndex] < 60)
        #expect(bitmap.pixels[3] == 0)
    }

    @Test("SVG by the file's name or by the option")
    func svg() throws {
        _ = try run("wifi", "--color", "red", "-o", "a.svg")
        let byOption = try run("wifi", "--color", "systemRed", "--format", "svg", "-o", "-")
        #expect(byOption.text.hasPrefix("<svg "))
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.svg")) == byOption.output)
        let watch = try run("wifi", "--color", "red", "--platform=watchos", "--format=svg", "-o", "-")
        #expect(watch.status == 0 && watch.output != byOption.output)
    }

    @Test("An unknown symbol or colour exits 2 and names the nearest; nothing is written")
    func unknown() throws {
        let symbol = try run("wifii", "--color", "red")
        #expect(symbol.status == 2 && symbol.messages.contains("unknown symbol \"wifii\"; did you mean \"wifi\""))
        let color = try run("wifi", "--color", "rde")
        #expect(color.status == 2 && color.messages.contains("did you mean \"red\""))
        #expect(try run("wifi").status == 64)
        #expect(try run("wifi", "--color", "red", "--symbols", "missing").status == 2)
        #expect(try folder.names().isEmpty)
    }

    @Test("Own symbols come before the built-in ones; what is no symbol is an error")
    func symbols() throws {
        try folder.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><rect width=\"100\" height=\"100\"/></svg>",
            to: "own/wifi.svg")
        let own = try run("wifi", "--color", "red", "--format", "svg", "-o", "-", "--symbols", "own")
        #expect(own.status == 0)
        #expect(try own.output != run("wifi", "--color", "red", "--format", "svg", "-o", "-").output)
        try folder.write("<svg><text/></svg>", to: "own/x.svg")
        let broken = try run("wifi", "--color", "red", "-o", "-", "--symbols", "own")
        #expect(broken.status == 2 && broken.messages.contains("own/x.svg: no symbol: line 1:"))
    }
}
