// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// Values that no one means: each gives a layout of finite frames.
@Suite struct OddValueTests {
    static let values: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e300, -1e300, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude,
    ]

    /// The ways to put a value into a cell.
    static let changes: [@Sendable (inout ListCell, CGFloat) -> Void] = [
        { $0.content.directionalLayoutMargins = DirectionalEdgeInsets(top: $1, leading: $1, bottom: $1, trailing: $1) },
        { $0.content.imageToTextPadding = $1 },
        { $0.content.textToSecondaryTextHorizontalPadding = $1 },
        { $0.content.textToSecondaryTextVerticalPadding = $1 },
        { $0.content.alpha = $1 },
        { $0.fixedHeight = $1 },
        { $0.content.imageProperties.reservedLayoutSize = CGSize(width: $1, height: $1) },
        { $0.content.imageProperties.maximumSize = CGSize(width: $1, height: $1) },
        { $0.content.imageProperties.cornerRadius = $1 },
        { $0.content.imageProperties.strokeWidth = $1 },
        { $0.content.image = Image(Color(.systemBlue), size: CGSize(width: $1, height: $1)) },
        { $0.content.image = Image(Color(.systemBlue), size: CGSize(width: 20, height: $1)) },
        { $0.content.textProperties.font = Font(systemFontOfSize: $1) },
        { $0.content.textProperties.minimumScaleFactor = Double($1) },
        { $0.accessories = [CellAccessory(.customView(width: $1, height: $1, placement: .trailing))] },
        { $0.accessories = [CellAccessory(.customView(width: $1, height: $1, placement: .leading))] },
        { $0.accessories = [CellAccessory(.checkmark, reservedLayoutWidth: .custom($1))] },
        {
            $0.indentationLevel = 3
            $0.indentationWidth = $1
        },
        { $0.separator.bottomSeparatorInsets = DirectionalEdgeInsets(top: $1, leading: $1, bottom: $1, trailing: $1) },
        {
            $0.background = .listCell()
            $0.background?.backgroundColor = Color(.systemRed)
            $0.background?.cornerRadius = $1
            $0.background?.backgroundInsets = DirectionalEdgeInsets(top: $1, leading: $1, bottom: $1, trailing: $1)
            $0.background?.strokeWidth = $1
        },
    ]

    private func isDefined(_ layout: ListLayout) -> Bool {
        let cells = layout.sections.flatMap { $0.rows }
        let frames = cells.flatMap { cell in
            [cell.frame, cell.contentView] + cell.accessories.map(\.frame)
                + [cell.text?.frame, cell.secondaryText?.frame, cell.image?.frame, cell.separator?.frame]
                .compactMap(\.self) + [cell.background?.frame].compactMap(\.self)
        }
        return frames.allSatisfy {
            $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite && $0.height >= 0
        } && layout.contentSize.height.isFinite
    }

    @Test(arguments: values, ContentSizeCategory.allCases.filter { $0 == .large || $0 == .accessibilityLarge })
    func oddValuesOfACell(_ value: CGFloat, _ size: ContentSizeCategory) {
        for (index, change) in Self.changes.enumerated() {
            for preset in [ListContentConfiguration.Preset.subtitleCell, .valueCell, .sidebarCell] {
                for lines in [0, 1] {
                    let layout = ListLayout.of(
                        preset, text: "A title of some length", secondaryText: "A value", image: icon,
                        traits: TraitCollection(preferredContentSizeCategory: size), width: 200
                    ) {
                        $0.content.textProperties.numberOfLines = lines
                        $0.content.textProperties.adjustsFontSizeToFitWidth = true
                        change(&$0, value)
                    }
                    #expect(isDefined(layout), "change \(index), \(preset), \(value)")
                }
            }
        }
    }

    @Test(arguments: values)
    func oddValuesOfAList(_ value: CGFloat) {
        var cell = ListCell(ListContentConfiguration(preset: .cell, design: .design26), indentationLevel: .max)
        cell.content.text = "Title"
        cell.content.textProperties.numberOfLines = .min
        let section = List.Section(header: cell, rows: [cell], footer: cell)
        for appearance in List.Appearance.allCases {
            let list = List(appearance: appearance, inset: value, sections: [section], headerTopPadding: value)
            #expect(isDefined(ListLayout(list, traits: TraitCollection(), width: 300, measurer: SystemFontMeasurer())))
            let traits = TraitCollection(displayScale: value)
            let plain = List(appearance: appearance, sections: [section])
            #expect(isDefined(ListLayout(plain, traits: traits, width: 300, measurer: SystemFontMeasurer())))
        }
    }

    @Test func veryLongTexts() {
        let long = String(repeating: "abc def ", count: 12_500)
        for text in [long, String(repeating: "x", count: 100_000), String(repeating: "\n", count: 1000), ""] {
            for width in [0, 1, 402] as [CGFloat] {
                for lines in [0, 1] {
                    let layout = ListLayout.of(.subtitleCell, text: text, secondaryText: text, width: width) {
                        $0.content.textProperties.numberOfLines = lines
                        $0.content.textProperties.adjustsFontSizeToFitWidth = true
                        $0.content.textProperties.minimumScaleFactor = 0.5
                    }
                    #expect(isDefined(layout))
                }
            }
        }
    }
}
