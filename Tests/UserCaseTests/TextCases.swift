// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import Testing

/// What people who write list cells ran into with text: cases 1 to 5 and 12, 13.
@Suite struct TextCases {
    @Test("1. A scene without a size is laid out at L, and M differs")
    func defaultSize() throws {
        let scene = try Case("{ text: Wi-Fi }")
        #expect(scene.layout().traits.preferredContentSizeCategory == .large)
        #expect(scene.rows()[0].frame.height == 52)
        #expect(scene.rows(at: .medium)[0].frame.height == 51)
        let report = LayoutReport(scene.layout(), deviceName: "iPhone 17")
        #expect(String(decoding: LayoutReport.json([report]), as: UTF8.self).contains(#""size": "L""#))
    }

    @Test("2. A row that wraps is taller by a line, and its text stays inside", arguments: ContentSizeCategory.allCases)
    func wrappingRow(_ size: ContentSizeCategory) throws {
        let rows = try Case(
            "{ text: Touch ID, accessories: [ { switch: on } ] }",
            "{ text: Allow Touch ID to unlock the app and keep its open pages private, accessories: [ { switch: on } ] }",
            traits: "{ width: 320 }"
        ).rows(at: size)
        let font = try #require(rows[1].text?.font)
        #expect(rows[1].frame.height >= rows[0].frame.height + font.leading - 14)
        #expect((rows[1].text?.lines.count ?? 0) > (rows[0].text?.lines.count ?? 0))
        #expect(rows.allSatisfy { $0.isReadable })
    }

    @Test("3. The value decides a row's height, too")
    func valueDecides() throws {
        let row = try Case(
            #"{ cell: valueCell, text: Paper size, secondaryText: "Legal (8.5 × 14 in, 216 × 356 mm)" }"#,
            traits: "{ width: 320, size: AX1 }"
        ).rows()[0]
        let secondaryText = try #require(row.secondaryText)
        #expect(secondaryText.lines.count > 1)
        #expect(row.frame.height >= secondaryText.frame.maxY)
        #expect(row.isReadable)
    }

    @Test(
        "4. A title and a subtitle never cover one another",
        arguments: ContentSizeCategory.allCases.filter(\.isAccessibilityCategory))
    func noOverlap(_ size: ContentSizeCategory) throws {
        let row = try Case(
            "{ cell: subtitleCell, text: The house at the end of the long road, secondaryText: \"12 Long Road, Upper Village, North County\" }",
            traits: "{ width: 320 }"
        ).rows(at: size)[0]
        #expect(row.isReadable)
    }

    @Test("5. The label keeps its column", arguments: [320, 375])
    func labelKeepsItsColumn(_ width: Int) throws {
        let row = try Case(
            "{ cell: valueCell, text: Pay in, secondaryText: \"6 × 96.33, the first two without interest\" }",
            traits: "{ width: \(width) }"
        ).rows()[0]
        let alone = try Case("{ text: Pay in }", traits: "{ width: \(width) }").rows()[0]
        #expect(row.text?.frame.width == alone.text?.frame.width)
        #expect(row.text?.isTruncated == false)
        #expect(row.secondaryText?.isTruncated == false)
        #expect(row.isReadable)
    }

    @Test("12. A width is never rounded down to a pixel less than the text needs")
    func lostPixel() {
        let grid = PixelGrid(scale: 3)
        let edge: CGFloat = 163.666641
        let width = grid.ceil(54.666656)
        #expect(width * 3 == 164)
        #expect(grid.round(edge + width) - grid.round(edge) >= 54.666656)
    }

    @Test("13. A row is as high a million points down")
    func farDown() throws {
        let heights = (0...1000).map { step in
            let y = 3800 + CGFloat(step) / 3
            let grid = PixelGrid(scale: 3)
            return (grid.round(y + 288) - grid.round(y)) * 3
        }
        #expect(heights.allSatisfy { $0.rounded() == 864 })
        let rows = try Case("{ text: Tall }", "{ text: Row }", list: "{ container: tableView }")
            .layout { list in list.sections[0].rows[0].fixedHeight = 1_000_000 }.sections[0].rows
        let alone = try Case("{ text: Row }", list: "{ container: tableView }").rows()
        #expect(rows[1].frame.minY > 1_000_000)
        #expect(rows[1].frame.height == alone[0].frame.height)
    }
}
