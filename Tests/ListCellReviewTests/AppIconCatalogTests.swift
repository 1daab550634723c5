// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import Testing

@testable import ListCellReview

struct AppIconCatalogTests {
    private static let classic = Result {
        let set = try AppIconSet(TestMaster.master(TestMaster.plain), style: .classic)
        return Dictionary(uniqueKeysWithValues: set.files.map { ($0.name, $0.bytes) })
    }

    /// What is found in the set without its largest picture, which would take long to compare, after a change.
    private func findings(_ change: (inout [String: [UInt8]]) throws -> Void) throws -> [AppIconFinding] {
        var files = try Self.classic.get()
        let text = String(decoding: files["Contents.json"] ?? [], as: UTF8.self)
        let changed = text.replacingOccurrences(of: "\"filename\" : \"icon-1024.png\",", with: "")
        files["Contents.json"] = Array(changed.utf8)
        files["icon-1024.png"] = nil
        try change(&files)
        let findings = try AppIconCatalog(files: files).findings
        #expect(findings.contains(.missingSize(1024)))
        return findings.filter { $0 != .missingSize(1024) }
    }

    @Test func whatIsMadeHasNoFinding() throws {
        #expect(try findings { _ in } == [])
        #expect(try AppIconCatalog(files: Self.classic.get()).findings == [])
    }

    @Test func everythingThatGoesWrongIsNamed() throws {
        let other = try PNG.encode(TestMaster.bitmap(TestMaster.plain, side: 120, ground: .white))
        #expect(try findings { $0["icon-87.png"] = nil } == [.missingFile("icon-87.png")])
        #expect(try findings { $0["old.png"] = other } == [.unnamedFile("old.png")])
        #expect(
            try findings { $0["icon-180.png"] = other }
                == [.wrongSize(file: "icon-180.png", width: 120, height: 120, expected: 180)])
        let clear = try PNG.encode(Bitmap(width: 40, height: 40))
        let transparent = try findings { $0["icon-40.png"] = clear }
        #expect(transparent.first == .notOpaqueFile(file: "icon-40.png", count: 1600))
        let inverse = [
            TestMaster.fill(.rect(TestMaster.square), .white),
            TestMaster.fill(.circle(center: CGPoint(x: 0.5, y: 0.5), radius: 0.25), TestMaster.blue),
        ]
        let version = try PNG.encode(TestMaster.bitmap(inverse, side: 60))
        #expect(try findings { $0["icon-60.png"] = version }.map(\.rule) == ["other-version"])
        #expect(
            try findings { $0["icon-60.png"] = Array("GIF89a".utf8) }
                == [.unreadable(file: "icon-60.png", .png(.notPNG(looksLike: "a GIF")))])
    }

    @Test func missingAndRepeatedEntries() throws {
        func changed(_ change: (String) -> String) throws -> [AppIconFinding] {
            try findings { files in
                let text = String(decoding: files["Contents.json"] ?? [], as: UTF8.self)
                files["Contents.json"] = Array(change(text).utf8)
            }
        }
        let without = try changed { $0.replacingOccurrences(of: "\"filename\" : \"icon-167.png\",", with: "") }
        #expect(without == [.unnamedFile("icon-167.png"), .missingSize(167)])
        let twice = try changed {
            $0.replacingOccurrences(
                of: "\"scale\" : \"3x\",\n      \"size\" : \"60x60\"",
                with: "\"scale\" : \"2x\",\n      \"size\" : \"60x60\"")
        }
        #expect(twice.contains(.repeatedEntry("iphone 60x60 2x")) && twice.contains(.missingSize(180)))
    }

    @Test(arguments: ["", "[]", "{\"images\": 3}", "{\"images\": [{\"idiom\": 4}]}", "{"])
    func contentsOfAnotherForm(text: String) {
        #expect(throws: AppIconError.invalidContents) {
            try AppIconCatalog(files: ["Contents.json": Array(text.utf8)])
        }
    }
}
