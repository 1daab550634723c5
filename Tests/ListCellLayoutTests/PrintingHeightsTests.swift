// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellLayout

@Suite("Printing heights")
struct PrintingHeightsTests {
    static let report = HeightsReport(
        sizes: [.large, .accessibilityExtraExtraExtraLarge],
        rows: [
            HeightsReport.Row(id: "0.0", text: "Wi-Fi", heights: [52, 101 + 1 / 3.0]),
            HeightsReport.Row(id: "10.12", text: "a \"b\", c\nd", heights: [44, 90]),
        ])

    func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func json() {
        let expected = """
            {
              "schemaVersion": 1,
              "sizes": ["L", "AX5"],
              "rows": [
                {"id": "0.0", "text": "Wi-Fi", "heights": [52, 101.333]},
                {"id": "10.12", "text": "a \\"b\\", c\\nd", "heights": [44, 90]}
              ]
            }

            """
        #expect(string(HeightsReport.json([Self.report])) == expected)
    }

    @Test func csv() {
        let expected = "id,text,L,AX5\r\n0.0,Wi-Fi,52,101.333\r\n10.12,\"a \"\"b\"\", c\nd\",44,90\r\n"
        #expect(string(HeightsReport.csv([Self.report])) == expected)
    }

    @Test func text() {
        let expected = """
            id      L      AX5  text
            0.0    52  101.333  "Wi-Fi"
            10.12  44       90  "a \\"b\\", c\\nd"

            """
        #expect(string(HeightsReport.text([Self.report])) == expected)
    }

    @Test("A row is named by its text, else by its secondary text, else by nothing")
    func names() {
        var report = HeightsReport()
        for (text, secondaryText) in [("Text", "Value"), (nil, "Value"), (nil, nil)] {
            var one = HeightsReport()
            one.append(ListLayout.of(.cell, text: text, secondaryText: secondaryText))
            report.rows += one.rows
        }
        #expect(report.rows.map(\.text) == ["Text", "Value", ""])
    }

    @Test("Several reports say how they differ")
    func several() throws {
        let reports = ["iOS 18", "iOS 27"].map { system in
            var report = Self.report
            report.traits = [HeightsReport.Trait(name: "system", value: system)]
            return report
        }
        #expect(string(HeightsReport.csv(reports)).hasPrefix("system,id,text,L,AX5\r\niOS 18,0.0,"))
        #expect(string(HeightsReport.text(reports)).contains("\n\nsystem iOS 27\nid"))
        let array = try #require(
            JSONSerialization.jsonObject(with: Data(HeightsReport.json(reports))) as? [[String: Any]])
        #expect(array.map { ($0["traits"] as? [String: String])?["system"] } == ["iOS 18", "iOS 27"])
    }

    @Test("Heights come from the rows of each layout, without headers and footers")
    func fromLayouts() {
        let layout = PrintingFixtures.example.layout
        var larger = layout
        larger.traits.preferredContentSizeCategory = .extraLarge
        larger.sections[0].rows[0].frame.size.height = 60
        var report = HeightsReport()
        report.append(layout)
        report.append(larger)
        #expect(report.sizes == [.large, .extraLarge])
        #expect(report.rows == [HeightsReport.Row(id: "0.0", text: "Airplane Mode", heights: [52, 60])])
    }
}
