// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

@Suite struct ImageLayoutTests {
    typealias Properties = ListContentConfiguration.ImageProperties
    static let standard = Properties.standardDimension
    static let standardSize = CGSize(width: standard, height: standard)

    /// A 28 pt icon in the standard slot: tile at 14, 12; text and separator at 56 (measured).
    @Test func settingsIcon() throws {
        let list = List(sections: [
            List.Section(rows: [Self.iconCell(), Self.iconCell()])
        ])
        let layout = ListLayout(list, traits: TraitCollection(), width: 402, measurer: SystemFontMeasurer())
        let row = layout.sections[0].rows[0]
        #expect(row.frame.height == 52)
        #expect(row.image?.frame == CGRect(x: 14, y: 12, width: 28, height: 28))
        #expect(row.image?.reserved == CGRect(x: 16, y: 15, width: 24, height: 22))
        #expect(row.text?.frame.minX == 56)
        #expect(row.separator?.frame.minX == 56)
        #expect(layout.sections[0].rows[1].separator == nil)
    }

    @Test func settingsIconFromRightToLeftIsMirrored() {
        let traits = TraitCollection(layoutDirection: .rightToLeft)
        let list = List(sections: [List.Section(rows: [Self.iconCell()])])
        let row = ListLayout(list, traits: traits, width: 402, measurer: SystemFontMeasurer()).sections[0].rows[0]
        #expect(row.image?.frame == CGRect(x: 370 - 14 - 28, y: 12, width: 28, height: 28))
        #expect(abs((row.text?.frame.maxX ?? 0) - 314) < 0.001)
    }

    /// A bitmap of 29 pt without a reserved size: text at 61 and a row of 59; 35 pt on 18: a row of 57 (rule).
    @Test func bitmapWithoutReservedSizeRaisesTheRow() {
        func row(_ side: CGFloat, _ design: Design) -> CellLayout {
            ListLayout.of(
                .cell, text: "Title", image: Image(Color(.systemBlue), size: CGSize(width: side, height: side)),
                traits: TraitCollection(design: design)
            ).sections[0].rows[0]
        }
        #expect(row(29, .design26).text?.frame.minX == 61)
        #expect(row(29, .design26).frame.height == 59)
        #expect(row(35, .design26).frame.height == 65)
        #expect(row(35, .design18).frame.height == 57)
    }

    @Test func reservedSizeKeepsTheRow() {
        let layout = ListLayout.of(
            .cell, text: "Title", image: Image(Color(.systemBlue), size: CGSize(width: 35, height: 35)),
            traits: TraitCollection(design: .design18)
        ) { $0.content.imageProperties.reservedLayoutSize = Self.standardSize }
        let row = layout.sections[0].rows[0]
        #expect(row.frame.height == 44)
        #expect(row.image?.frame.size == CGSize(width: 35, height: 35))
    }

    @Test(arguments: [(16.0, 16.0, 16.0, 16.0), (32, 32, 29, 29), (64, 20, 29, 9.0625), (24, 24, 24, 24)])
    func maximumSizeReducesAndKeepsTheAspect(
        _ width: Double, _ height: Double, _ drawnWidth: Double, _ drawnHeight: Double
    ) {
        let layout = ListLayout.of(
            .cell, text: "Title", image: Image(Color(.systemBlue), size: CGSize(width: width, height: height))
        ) { $0.content.imageProperties.maximumSize = CGSize(width: 29, height: 29) }
        #expect(layout.sections[0].rows[0].image?.frame.size == CGSize(width: drawnWidth, height: drawnHeight))
    }

    @Test func sentinelInMaximumSizeIsTheStandardSizeUnlessTheDeviationIsOn() {
        func size(_ deviations: Set<Deviation>) -> CGSize? {
            var cell = Self.iconCell()
            cell.content.imageProperties.maximumSize = Self.standardSize
            let list = List(sections: [List.Section(rows: [cell])], deviations: deviations)
            return ListLayout(list, traits: TraitCollection(), width: 402, measurer: SystemFontMeasurer())
                .sections[0].rows[0].image?.frame.size
        }
        #expect(size([]) == CGSize(width: 22, height: 22))
        #expect(size([.maximumSizeIgnoresStandardDimension]) == CGSize(width: 28, height: 28))
    }

    /// Standard slot widths @3x, L and M measured, the rest by UIFontMetrics (rule).
    @Test func standardWidths() {
        let widths: [CGFloat] = [
            20.667, 21.667, 23, 24, 26.333, 28.333, 31.667, 37, 43.667, 52.333, 61, 67.667,
        ]
        let sidebarWidths: [CGFloat] = [
            24.333, 25.333, 26.667, 28, 30.667, 33, 37, 43.333, 51, 61, 71.333, 79,
        ]
        for (index, size) in ContentSizeCategory.allCases.enumerated() {
            let traits = TraitCollection(preferredContentSizeCategory: size)
            let metrics = ListMetrics(
                List(sections: []), traits: traits, width: 402, measurer: SystemFontMeasurer())
            #expect(abs(metrics.standardImageSize.width.value - widths[index]) < 0.001)
            #expect(abs(metrics.standardSidebarImageWidth.value - sidebarWidths[index]) < 0.001)
        }
    }

    static func iconCell() -> ListCell {
        var content = ListContentConfiguration(preset: .cell, design: .design26)
        content.text = "Wi-Fi"
        content.image = icon
        content.imageProperties.reservedLayoutSize = standardSize
        return ListCell(content, accessories: [CellAccessory(.disclosureIndicator)])
    }
}
