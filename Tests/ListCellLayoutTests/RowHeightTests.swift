// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// The two tables of row heights @3x: measured at L and M in collection views, at AX3 and M in SwiftUI lists, the
/// rest by the rule that fits them. `RowHeightScaleTests` has the tables of the other scales.
@Suite struct RowHeightTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var design: Design
        var name: String
        var preset: ListContentConfiguration.Preset
        var hasSecondaryText: Bool
        var heights: [CGFloat]

        var testDescription: String { "\(design) \(name)" }
    }

    static let rows = [
        Row(
            design: .design26, name: "cell", preset: .cell, hasSecondaryText: false,
            heights: [49, 50, 51, 52, 54, 56, 59, 63.667, 69.667, 78, 86.333, 93.333]),
        Row(
            design: .design26, name: "subtitleCell", preset: .subtitleCell, hasSecondaryText: true,
            heights: [61.333, 63.667, 66.333, 68.333, 73.333, 78.333, 83, 93.667, 105.667, 121, 136.667, 152]),
        Row(
            design: .design26, name: "cell + secondary", preset: .cell, hasSecondaryText: true,
            heights: [65.333, 67.667, 70.333, 72.333, 77.333, 82.333, 87, 97.667, 109.667, 125, 140.667, 156]),
        Row(
            design: .design26, name: "valueCell", preset: .valueCell, hasSecondaryText: true,
            heights: [49, 50, 51, 52, 54, 56, 59, 101.333, 113.333, 130, 146.667, 160.667]),
        Row(
            design: .design18, name: "cell", preset: .cell, hasSecondaryText: false,
            heights: [39, 40, 42, 44, 48, 52, 58, 58, 61.667, 70, 78.333, 85.333]),
        Row(
            design: .design18, name: "subtitleCell", preset: .subtitleCell, hasSecondaryText: true,
            heights: [38.333, 40, 42, 44, 48, 52.667, 58, 68, 79, 94.333, 108.667, 122.667]),
        Row(
            design: .design18, name: "cell + secondary", preset: .cell, hasSecondaryText: true,
            heights: [55.333, 56.333, 57.667, 59.667, 65, 69.667, 74.333, 85, 96, 111.333, 125.667, 139.667]),
        Row(
            design: .design18, name: "valueCell", preset: .valueCell, hasSecondaryText: true,
            heights: [39, 40, 42, 44, 48, 52, 58, 92.333, 104.333, 121, 137.667, 151.667]),
    ]

    @Test(arguments: rows, LayoutDirection.allCases)
    func height(_ row: Row, direction: LayoutDirection) {
        for (size, expected) in zip(ContentSizeCategory.allCases, row.heights) {
            let layout = ListLayout.of(
                row.preset, text: "Title", secondaryText: row.hasSecondaryText ? "Value" : nil,
                traits: TraitCollection(
                    design: row.design, preferredContentSizeCategory: size, layoutDirection: direction))
            let height = layout.sections[0].rows[0].frame.height
            #expect(abs(height - expected) < 0.001, "\(size.abbreviation): \(height), expected \(expected)")
        }
    }

    @Test func measuredAtTwoPixelsAPoint() {
        func height(_ preset: ListContentConfiguration.Preset, _ size: ContentSizeCategory) -> CGFloat {
            ListLayout.of(
                preset, text: "Title", secondaryText: preset == .cell ? nil : "Value",
                traits: TraitCollection(displayScale: 2, preferredContentSizeCategory: size)
            ).sections[0].rows[0].frame.height
        }
        #expect(height(.subtitleCell, .large) == 68.5)
        #expect(height(.cell, .accessibilityLarge) == 69.5)
        #expect(height(.subtitleCell, .accessibilityLarge) == 105.5)
        #expect(height(.valueCell, .accessibilityLarge) == 113)
    }

    @Test func tableRowsGrowByTheirSeparator() {
        func height(_ system: OperatingSystem) -> CGFloat {
            ListLayout.of(.cell, text: "Title", traits: TraitCollection(system: system), container: .tableView)
                .sections[0].rows[0].frame.height
        }
        #expect(height(.iOS27) == 53)
        #expect(abs(height(.iOS18) - 44.333) < 0.001)
    }

    @Test func accessibilityValueRowIsTheMeasuredSum() {
        let layout = ListLayout.of(
            .valueCell, text: "Window\nseat", secondaryText: "Value",
            traits: TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), width: 440)
        let row = layout.sections[0].rows[0]
        #expect(row.text?.lines.count == 2)
        #expect(abs(row.frame.height - 222.667) < 0.001)
        #expect(row.secondaryText?.lines.count == 1)
    }
}
