// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellImages
import Testing

@testable import ListCellReview

struct AppIconSetTests {
    /// What a PNG file says of itself before its pixels.
    private struct Header {
        var width: Int
        var height: Int
        var colorType: UInt8
        var chunks: [String] = []

        init(_ bytes: [UInt8]) {
            func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
            width = number(16)
            height = number(20)
            colorType = bytes[25]
            var offset = 8
            while offset + 8 <= bytes.count {
                chunks.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
                offset += 12 + number(offset)
            }
        }
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            struct Appearance: Decodable, Equatable { var appearance: String, value: String }

            var filename: String, idiom: String, size: String
            var scale: String?, platform: String?
            var appearances: [Appearance]?
        }
        struct Info: Decodable { var author: String, version: Int }

        var images: [Image]
        var info: Info
    }

    private func contents(_ set: AppIconSet) throws -> Contents {
        let last = try #require(set.files.last)
        #expect(last.name == "Contents.json")
        let contents = try JSONDecoder().decode(Contents.self, from: Data(last.bytes))
        #expect(contents.info.author == "xcode" && contents.info.version == 1)
        return contents
    }

    /// The design guidelines' sizes: every entry names a file of its size, and every file is named.
    @Test func theClassicCatalogIsComplete() throws {
        let set = try AppIconSet(TestMaster.master(TestMaster.plain), style: .classic)
        let pictures = set.files.dropLast()
        let headers = Dictionary(uniqueKeysWithValues: pictures.map { ($0.name, Header($0.bytes)) })
        #expect(headers.values.map(\.width).sorted() == [40, 58, 60, 80, 87, 120, 152, 167, 180, 1024])
        for (name, header) in headers {
            #expect(header.width == header.height && header.colorType == 2, "\(name)")
            #expect(header.chunks.starts(with: ["IHDR", "sRGB"]), "\(name)")
        }
        let images = try contents(set).images
        #expect(Set(images.map(\.filename)) == Set(headers.keys))
        for image in images {
            let points = try #require(Double(image.size.prefix { $0 != "x" }))
            #expect(image.size.split(separator: "x").allSatisfy { Double($0) == points })
            let scale = try #require(image.scale.flatMap { Double($0.dropLast()) })
            #expect(headers[image.filename].map { Double($0.width) } == points * scale, "\(image)")
        }
        let uses = images.map { "\($0.idiom) \($0.size) \($0.scale ?? "")" }
        #expect(
            uses == [
                "iphone 20x20 2x", "iphone 20x20 3x", "iphone 29x29 2x", "iphone 29x29 3x", "iphone 40x40 2x",
                "iphone 40x40 3x", "iphone 60x60 2x", "iphone 60x60 3x", "ipad 20x20 2x", "ipad 29x29 2x",
                "ipad 40x40 2x", "ipad 76x76 2x", "ipad 83.5x83.5 2x", "ios-marketing 1024x1024 1x",
            ])
    }

    @Test func theModernCatalogHasItsVariants() throws {
        let symbol = try #require(SymbolLibrary.builtIn.symbol(named: "bell.fill"))
        let set = try AppIconSet(
            AppIconMaster(SettingsIcon(symbol: symbol, color: TestMaster.blue)), style: .modern)
        let images = try contents(set).images
        #expect(images.allSatisfy { $0.idiom == "universal" && $0.size == "1024x1024" && $0.scale == nil })
        #expect(images.map(\.platform) == ["ios", "ios", "ios", "watchos"])
        #expect(images.map { $0.appearances?.map(\.value) ?? [] } == [[], ["dark"], ["tinted"], []])
        #expect(images.compactMap(\.appearances).joined().allSatisfy { $0.appearance == "luminosity" })
        let files = Dictionary(uniqueKeysWithValues: set.files.map { ($0.name, $0.bytes) })
        #expect(Set(images.map(\.filename)).union(["Contents.json"]) == Set(files.keys))
        let types = images.map { Header(files[$0.filename] ?? []).colorType }
        #expect(types == [2, 6, 2, 2])
        let tinted = try PNG.decode(files["icon-1024-tinted.png"] ?? [])
        let coloured = stride(from: 0, to: tinted.pixels.count, by: 4).count { index in
            let (red, green, blue) = (tinted.pixels[index], tinted.pixels[index + 1], tinted.pixels[index + 2])
            return red != green || green != blue
        }
        #expect(coloured == 0)
    }

    @Test func variantsOfAPictureAreDarkerAndGrey() throws {
        let master = try TestMaster.master([TestMaster.fill(.rect(TestMaster.square), TestMaster.blue)], side: 32)
        let dark = master.scaled(.dark, side: 8).pixel(4, 4)
        let tinted = master.scaled(.tinted, side: 8).pixel(4, 4)
        #expect(dark.red < 42 && dark.green < 111 && dark.blue < 219 && dark.alpha == 255)
        #expect(tinted.red == tinted.green && tinted.green == tinted.blue && tinted.alpha == 255)
        // The luminance of (42, 111, 219): 0.2126 · 0.0232 + 0.7152 · 0.159 + 0.0722 · 0.708 = 0.1697, which is 115.
        #expect(abs(Int(tinted.green) - 115) <= 2)
    }

    @Test func sidesMustBeEqual() throws {
        let wide = try PNG.encode(Bitmap(width: 3, height: 2))
        #expect(throws: AppIconError.notSquare(width: 3, height: 2)) { try AppIconMaster(png: wide) }
        #expect(throws: AppIconError.notSquare(width: 9, height: 8)) {
            try AppIconMaster(svg: Array("<svg viewBox='0 0 9 8'><rect width='9' height='8'/></svg>".utf8))
        }
    }
}
