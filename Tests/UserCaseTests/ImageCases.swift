// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import Testing

/// What people who write list cells ran into with images: cases 6 to 9.
@Suite struct ImageCases {
    private static let sizes = ContentSizeCategory.allCases.filter { !$0.isAccessibilityCategory }

    @Test("6. Symbols of different widths share a column of text", arguments: sizes)
    func symbolsShareAColumn(_ size: ContentSizeCategory) throws {
        func row(_ width: Int, _ extra: String) -> String {
            "{ text: Row, image: { symbol: globe, size: [\(width), 17] }\(extra) }"
        }
        let symbols = try Case(row(12, ""), row(26, ""), row(20, "")).rows(at: size)
        #expect(Set(symbols.compactMap(\.text?.frame.minX)).count == 1)
        let centres = symbols.compactMap(\.image?.frame.midX)
        let least = try #require(centres.min())
        #expect(centres.allSatisfy { $0 - least <= 0.334 })
    }

    @Test("6. Plain pictures do so with a reserved size, and not without", arguments: sizes)
    func picturesShareAColumnWithAReservedSize(_ size: ContentSizeCategory) throws {
        func row(_ width: Int, _ extra: String) -> String {
            "{ text: Row, image: { size: [\(width), 17] }\(extra) }"
        }
        let reserved = ", imageProperties: { reservedLayoutSize: [standard, standard] }"
        let aligned = try Case(row(12, reserved), row(26, reserved), row(20, reserved)).rows(at: size)
        #expect(Set(aligned.compactMap(\.text?.frame.minX)).count == 1)
        let ragged = try Case(row(12, ""), row(26, ""), row(20, "")).rows(at: size)
        #expect(ragged.compactMap(\.text?.frame.minX) == [44, 58, 52])
    }

    @Test("7. A slot narrower than its image: laid out as the slot, drawn whole and centred")
    func overhang() throws {
        let row = try Case(
            "{ text: Row, image: { size: [21, 17] }, imageProperties: { reservedLayoutSize: [18, 18] } }",
            traits: "{ scale: 2 }"
        ).rows()[0]
        let image = try #require(row.image)
        #expect(row.text?.frame.minX == CGFloat(16 + 18 + 16))
        #expect(image.frame.size == CGSize(width: 21, height: 17))
        #expect(image.reserved.minX - image.frame.minX == 1.5)
        #expect(image.frame.maxX - image.reserved.maxX == 1.5)
    }

    @Test("8. A maximum size reduces, keeps the aspect and never enlarges")
    func maximumSize() throws {
        func sizes(_ limit: Int, reserved: Bool) throws -> [CellLayout] {
            let limits = "maximumSize: [\(limit), \(limit)]"
            let properties = reserved ? limits + ", reservedLayoutSize: [\(limit), \(limit)]" : limits
            return try Case(
                "{ text: A, image: { size: [16, 16] }, imageProperties: { \(properties) } }",
                "{ text: B, image: { size: [24, 24] }, imageProperties: { \(properties) } }",
                "{ text: C, image: { size: [32, 32] }, imageProperties: { \(properties) } }",
                "{ text: D, image: { size: [64, 20] }, imageProperties: { \(properties) } }"
            ).rows()
        }
        let at29 = try sizes(29, reserved: false).compactMap(\.image?.frame.size)
        #expect(at29.map(\.width) == [16, 24, 29, 29])
        #expect(at29.map(\.height) == [16, 24, 29, 9.0625])
        let at24 = try sizes(24, reserved: false).compactMap(\.image?.frame.size)
        #expect(at24.map(\.width) == [16, 24, 24, 24])
        #expect(at24.map(\.height) == [16, 24, 24, 7.5])
        let aligned = try sizes(29, reserved: true)
        #expect(Set(aligned.compactMap(\.text?.frame.minX)).count == 1)
    }

    @Test("9. A picture raises its row unless its slot is the standard one")
    func tallPicture() throws {
        let rows = try Case(
            "{ text: Row, image: { size: [35, 35] } }",
            "{ text: Row, image: { size: [35, 35] }, imageProperties: { reservedLayoutSize: [standard, standard] } }",
            traits: "{ system: iOS 18 }"
        ).rows()
        #expect((55...57).contains(rows[0].frame.height))
        #expect(rows[1].frame.height == 44)
    }
}
