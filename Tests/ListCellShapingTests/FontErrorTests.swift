// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellShaping

struct FontErrorTests {
    @Test(arguments: [false, true]) func `Latin text without the drawing font says what to install`(
        isLenient: Bool
    ) throws {
        let fonts = try FontLibrary.withoutFonts(isLenient: isLenient)
        #expect(throws: FontError.missingFont(package: "fonts-inter")) { try fonts.glyphs(of: "Wi-Fi") }
        #expect(throws: FontError.missingFont(package: "fonts-inter")) { try fonts.glyphs(of: "Wi-Fi é") }
        #expect(throws: FontError.missingFont(package: "fonts-inter")) { try fonts.drawingFont(for: body) }
    }

    @Test func `Layout needs no font`() throws {
        let measurer = FullTextMeasurer(fonts: try FontLibrary.withoutFonts())
        for string in ["Wi-Fi", "Größe", "設定と通知", "الإعدادات", "e\u{301}\u{200D}\u{FE0F}", "\u{301}", "👩‍👩‍👧"] {
            let layout = measurer.layout(TextRequest(string: string, font: body, width: 60))
            #expect(layout.lines.allSatisfy { $0.width > 0 && $0.width.isFinite })
            #expect(layout.isApproximate == (string != "Wi-Fi"))
        }
        let wide = measurer.layout(TextRequest(string: "設定", font: body, width: .infinity))
        #expect(wide.width == 34)
    }

    @Test func `Characters without a glyph are named once each`() throws {
        let fonts = FontLibrary()
        try #require(isInstalled("Inter"))
        #expect(throws: FontError.missingGlyphs(characters: "\u{F0FFF}\u{F0FFE}")) {
            try fonts.glyphs(of: "a\u{F0FFF}\u{F0FFE}\u{F0FFF}b")
        }
        #expect(fonts.missingCharacters.isEmpty)
    }

    @Test func `A lenient library draws a box`() throws {
        let fonts = FontLibrary(isLenient: true)
        try #require(isInstalled("Inter"))
        let glyphs = try fonts.glyphs(of: "a\u{F0FFF}b")
        #expect(glyphs.count == 3)
        let box = try #require(glyphs[1].bounds)
        #expect(abs(box.height - body.capHeight) < 1e-9)
        let next = try #require(glyphs[2].bounds)
        #expect(box.minX > glyphs[0].x && box.maxX < next.minX)
        #expect(fonts.missingCharacters == "\u{F0FFF}")
    }

    @Test func `A folder that is not there and a file that is no font are errors of drawing alone`() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/folder-\(UUID().uuidString)"
        let fonts = FontLibrary(directory: folder)
        #expect(throws: FontError.missingFolder(path: folder)) { try fonts.glyphs(of: "a") }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "no font".write(toFile: folder + "/a.otf", atomically: true, encoding: .utf8)
        #expect(throws: FontError.unreadable(path: folder + "/a.otf")) { try fonts.glyphs(of: "a") }
        try FileManager.default.removeItem(atPath: folder + "/a.otf")
        try #require(mkfifo(folder + "/a.otf", 0o600) == 0)
        #expect(throws: FontError.unreadable(path: folder + "/a.otf")) { try fonts.glyphs(of: "a") }
        let layout = FullTextMeasurer(fonts: fonts).layout(TextRequest(string: "é", font: body, width: 100))
        #expect(layout.width > 0)
    }

    @Test func `A person's fonts come before the installed ones for what they have`() throws {
        let hebrew = try #require(InstalledFonts().fonts(ofFamily: "Noto Sans Hebrew").first)
        let folder = FileManager.default.temporaryDirectory.path + "/folder-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.copyItem(atPath: hebrew.path, toPath: folder + "/mine.ttf")
        let fonts = FontLibrary(directory: folder)
        _ = try fonts.glyphs(of: "א")
        #expect(fonts.usedFonts.map(\.path) == [folder + "/mine.ttf"])
        #expect(fonts.usedFonts.map(\.isFromDirectory) == [true])
        _ = try fonts.glyphs(of: "\u{E9}א")
        #expect(fonts.usedFonts.contains { !$0.isFromDirectory && $0.family.hasPrefix("Inter") })
    }
}
