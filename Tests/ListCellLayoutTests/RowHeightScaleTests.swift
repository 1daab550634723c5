// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// The tables of row heights @2x and @1x, certainty `rule` but for four that were measured @2x.
///
/// The published tables are @3x; these follow from the point sizes and leadings of running UIKit, with each line rounded
/// up to a half or a whole point. `sums` adds them up in whole pixels, without the layout's code.
@Suite struct RowHeightScaleTests {
    enum Kind: String, CaseIterable { case cell, subtitleCell, cellWithSecondaryText, valueCell }

    struct Table: CustomTestStringConvertible, Sendable {
        var scale: Int
        var design: Design
        var kind: Kind
        var heights: [CGFloat]

        init(_ scale: Int, _ design: Design, _ kind: Kind, _ heights: [CGFloat]) {
            self.scale = scale
            self.design = design
            self.kind = kind
            self.heights = heights
        }

        var testDescription: String { "@\(scale)x \(design) \(kind)" }
    }

    /// From XS to AX5.
    static let tables = [
        Table(2, .design26, .cell, [49, 50, 51, 52, 54, 56, 59, 63.5, 69.5, 78, 86.5, 93.5]),
        Table(2, .design26, .subtitleCell, [61.5, 64, 66.5, 68.5, 73.5, 78.5, 83, 93.5, 105.5, 121, 137, 152]),
        Table(
            2, .design26, .cellWithSecondaryText, [65.5, 68, 70.5, 72.5, 77.5, 82.5, 87, 97.5, 109.5, 125, 141, 156]),
        Table(2, .design26, .valueCell, [49, 50, 51, 52, 54, 56, 59, 101, 113, 130, 147, 161]),
        Table(2, .design18, .cell, [39, 40, 42, 44, 48, 52, 58, 58, 61.5, 70, 78.5, 85.5]),
        Table(2, .design18, .subtitleCell, [38.5, 40, 42, 44, 48, 53, 58, 68, 79, 94.5, 109, 123]),
        Table(2, .design18, .cellWithSecondaryText, [55.5, 56.5, 58, 60, 65, 70, 74, 85, 96, 111.5, 126, 140]),
        Table(2, .design18, .valueCell, [39, 40, 42, 44, 48, 52, 58, 92, 104, 121, 138, 152]),
        Table(1, .design26, .cell, [49, 50, 51, 52, 54, 56, 59, 64, 70, 78, 87, 94]),
        Table(1, .design26, .subtitleCell, [62, 64, 67, 69, 74, 79, 84, 94, 106, 121, 138, 153]),
        Table(1, .design26, .cellWithSecondaryText, [66, 68, 71, 73, 78, 83, 88, 98, 110, 125, 142, 157]),
        Table(1, .design26, .valueCell, [49, 50, 51, 52, 54, 56, 59, 102, 114, 130, 148, 162]),
        Table(1, .design18, .cell, [39, 40, 42, 44, 48, 52, 58, 58, 62, 70, 79, 86]),
        Table(1, .design18, .subtitleCell, [39, 40, 42, 44, 48, 54, 58, 69, 80, 95, 110, 124]),
        Table(1, .design18, .cellWithSecondaryText, [56, 57, 59, 61, 65, 71, 75, 86, 97, 112, 127, 141]),
        Table(1, .design18, .valueCell, [39, 40, 42, 44, 48, 52, 58, 93, 105, 121, 139, 153]),
    ]

    @Test(arguments: tables)
    func layout(_ table: Table) {
        for (size, expected) in zip(ContentSizeCategory.allCases, table.heights) {
            let hasSecondaryText = table.kind != .cell
            let preset: ListContentConfiguration.Preset =
                switch table.kind {
                case .cell, .cellWithSecondaryText: .cell
                case .subtitleCell: .subtitleCell
                case .valueCell: .valueCell
                }
            let layout = ListLayout.of(
                preset, text: "Title", secondaryText: hasSecondaryText ? "Value" : nil,
                traits: TraitCollection(
                    design: table.design, displayScale: CGFloat(table.scale), preferredContentSizeCategory: size))
            let height = layout.sections[0].rows[0].frame.height
            #expect(height == expected, "\(size.abbreviation): \(height), expected \(expected)")
        }
    }

    /// The tables are the sums of published figures, so that a slip in one is not a rule.
    @Test(arguments: tables)
    func sums(_ table: Table) {
        #expect(Published.heights(table) == table.heights)
    }

    /// Point sizes and leadings of running UIKit from XS to AX5, measured, and the rules for rows, in whole pixels.
    enum Published {
        static let body = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        static let subheadline = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        static let caption1 = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        /// Of body; what counts for the least height stays at XXXL's.
        static let leadings = [19, 20, 21, 22, 24, 26, 29, 29, 29, 29, 29, 29]

        /// The pixels of one line: the point size × 2444/2048, rounded up.
        static func line(_ pointSize: Int, _ scale: Int) -> Int { (pointSize * 2444 * scale + 2047) / 2048 }

        static func heights(_ table: Table) -> [CGFloat] {
            body.indices.map { CGFloat(pixels(table, $0)) / CGFloat(table.scale) }
        }

        private static func pixels(_ table: Table, _ index: Int) -> Int {
            let scale = table.scale
            let is26 = table.design == .design26
            let isAccessibilitySize = index >= 7
            let text = line(body[index], scale)
            let secondary = line((is26 ? subheadline : caption1)[index], scale)
            // Top and bottom margins, and the gap between the texts.
            let (margins, gap) = is26 ? (15 + 15, 4) : (11 + 11, 3)
            let content =
                switch table.kind {
                case .cell: margins * scale + text
                case .subtitleCell: (is26 ? 15 + 15 : 4 + 4) * scale + text + secondary
                case .cellWithSecondaryText: (margins + gap) * scale + text + secondary
                case .valueCell where isAccessibilitySize: (margins + gap) * scale + text + text
                case .valueCell: margins * scale + text
                }
            let least = is26 ? leadings[index] + 30 : 2 * leadings[index]
            return max(least * scale, content)
        }
    }
}
