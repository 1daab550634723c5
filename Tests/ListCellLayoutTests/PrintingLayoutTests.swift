// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellLayout

@Suite("Printing a layout")
struct PrintingLayoutTests {
    @Test("The documented example, byte by byte")
    func example() {
        let expected = """
            {
              "schemaVersion": 1,
              "traits": {"system": "iOS 27", "design": 26, "device": "iPhone 17", "width": 402, "scale": 3, "size": "L", \
            "appearance": "light", "direction": "leftToRight", "container": "collectionView", "locale": "en_US", \
            "boldText": false, "contrast": "normal", "deviations": []},
              "contentSize": [402, 122],
              "sections": [
                {
                  "card": {"frame": [16, 40.333, 370, 52], "cornerRadius": 26},
                  "header": {
                    "id": "0.header",
                    "frame": [16, 0, 370, 40.333],
                    "text": {"string": "Connections", "frame": [16, 10, 100.333, 20.333], "lines": 1, \
            "truncated": false, "firstBaseline": 26.333, "lastBaseline": 26.333}
                  },
                  "rows": [
                    {
                      "id": "0.0",
                      "frame": [16, 40.333, 370, 52],
                      "contentView": [0, 0, 291, 52],
                      "image": {"frame": [14, 12, 28, 28], "reserved": [16, 15, 24, 22]},
                      "text": {"string": "Airplane Mode", "frame": [56, 16, 110.333, 20.333], "lines": 1, \
            "truncated": false, "firstBaseline": 32.333, "lastBaseline": 32.333},
                      "accessories": [{"kind": "switch", "frame": [291, 12, 63, 28]}]
                    }
                  ],
                  "footer": {
                    "id": "0.footer",
                    "frame": [16, 92.333, 370, 29.667],
                    "text": {"string": "Off while flying", "frame": [16, 8, 90.667, 15.667], "lines": 1, \
            "truncated": false, "firstBaseline": 20.333, "lastBaseline": 20.333}
                  }
                }
              ]
            }

            """
        #expect(String(decoding: LayoutReport.json([PrintingFixtures.example]), as: UTF8.self) == expected)
    }

    @Test("Every optional key, and no key that is not asked for")
    func optionalKeys() throws {
        var text = PrintingFixtures.label("שלום", CGRect(x: 1, y: 2, width: 3, height: 4), baseline: 5)
        text.isApproximate = true
        text.isTruncated = true
        text.firstLineIndent = -12.5
        var row = PrintingFixtures.cell(
            .row(section: 0, row: 0), CGRect(x: 0, y: 0, width: 402, height: 52), text: text)
        row.secondaryText = text
        row.image = PrintingFixtures.image(tile: CGRect(x: 4, y: 4, width: 20, height: 20))
        row.separator = SeparatorLayout(
            frame: CGRect(x: 16, y: 51, width: 386, height: 1 / 3.0), color: Color(.separator))
        row.topSeparator = row.separator
        var layout = PrintingFixtures.list([SectionLayout(card: nil, rows: [row])], height: 52)
        layout.deviations = ["a", "b"]
        let report = LayoutReport(layout, deviceName: "iPhone 17")

        let data = Data(LayoutReport.json([report]))
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((object["traits"] as? [String: Any])?["deviations"] as? [String] == ["a", "b"])
        let section = try #require((object["sections"] as? [[String: Any]])?.first)
        #expect(section.keys.sorted() == ["rows"])
        let printed = try #require((section["rows"] as? [[String: Any]])?.first)
        #expect(
            printed.keys.sorted() == [
                "contentView", "frame", "id", "image", "secondaryText", "separator", "text", "topSeparator",
            ])
        #expect((printed["image"] as? [String: [Double]])?["tile"] == [4, 4, 20, 20])
        let label = try #require(printed["secondaryText"] as? [String: Any])
        #expect(label["firstLineIndent"] as? Double == -12.5)
        #expect(label["approximate"] as? Bool == true)
        #expect(label["truncated"] as? Bool == true)
        #expect(label["string"] as? String == "שלום")
        #expect((printed["separator"] as? [String: [Double]])?["frame"] == [16, 51, 386, 0.333])
    }

    @Test("Several variants are an array, in the order given")
    func variants() throws {
        let reports = [ContentSizeCategory.extraLarge, .large].map { size in
            LayoutReport(
                PrintingFixtures.list([], height: 0, traits: TraitCollection(preferredContentSizeCategory: size)),
                deviceName: "iPhone 17")
        }
        let array = try #require(
            JSONSerialization.jsonObject(with: Data(LayoutReport.json(reports))) as? [[String: Any]])
        #expect(array.map { ($0["traits"] as? [String: Any])?["size"] as? String } == ["XL", "L"])
    }

    @Test("The tree has one element a line")
    func tree() {
        let expected = """
            list 402×122  iOS 27  design 26  iPhone 17  @3x  L  light  leftToRight  collectionView  en_US
              section 0
                card 16,40.333 370×52  radius 26
                header 0.header 16,0 370×40.333
                  text "Connections" 16,10 100.333×20.333  lines 1  baseline 26.333
                row 0.0 16,40.333 370×52  content 0,0 291×52
                  image 14,12 28×28  reserved 16,15 24×22
                  text "Airplane Mode" 56,16 110.333×20.333  lines 1  baseline 32.333
                  accessory switch 291,12 63×28
                footer 0.footer 16,92.333 370×29.667
                  text "Off while flying" 16,8 90.667×15.667  lines 1  baseline 20.333

            """
        #expect(String(decoding: LayoutReport.text([PrintingFixtures.example]), as: UTF8.self) == expected)
    }

    @Test("A long list is written in parts, and no further than somebody reads")
    func parts() throws {
        struct Closed: Error, Equatable {}
        let text = PrintingFixtures.label("A row", CGRect(x: 16, y: 16, width: 40, height: 20), baseline: 32)
        let rows = (0..<2_000).map { index in
            PrintingFixtures.cell(.row(section: 0, row: index), CGRect(x: 0, y: 0, width: 402, height: 52), text: text)
        }
        let report = LayoutReport(
            PrintingFixtures.list([SectionLayout(card: nil, rows: rows)], height: 52), deviceName: "iPhone 17")
        var parts: [[UInt8]] = []
        LayoutReport.writeJSON(count: 2, report: { _ in report }, to: { parts.append($0) })
        #expect(Array(parts.joined()) == LayoutReport.json([report, report]))
        #expect(parts.count > 4 && parts.allSatisfy { $0.count < 1 << 17 })
        parts = []
        LayoutReport.writeText(count: 2, report: { _ in report }, to: { parts.append($0) })
        #expect(Array(parts.joined()) == LayoutReport.text([report, report]))
        #expect(parts.count > 4 && parts.allSatisfy { $0.count < 1 << 17 })

        var asked = 0
        #expect(throws: Closed()) {
            func made(_: Int) -> LayoutReport {
                asked += 1
                return report
            }
            try LayoutReport.writeJSON(count: 9, report: made, to: { _ in throw Closed() })
        }
        #expect(asked == 1)
    }
}
