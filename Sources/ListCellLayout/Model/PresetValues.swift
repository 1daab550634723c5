// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The values in which UIKit's presets differ, read from tables that are made once.
struct PresetValues: Sendable {
    typealias Preset = ListContentConfiguration.Preset

    var margins: DirectionalEdgeInsets
    var imageToTextPadding: CGFloat
    var verticalPadding: CGFloat
    /// Between the texts side by side; alike in all presets.
    static let horizontalPadding: CGFloat = 8
    var text: PresetText
    var secondaryText: PresetText

    private init(
        _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat, imageToText: CGFloat = 16,
        betweenTexts: CGFloat = 4, _ text: PresetText, _ secondaryText: PresetText
    ) {
        margins = DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        imageToTextPadding = imageToText
        verticalPadding = betweenTexts
        self.text = text
        self.secondaryText = secondaryText
    }

    /// A preset's values in a generation.
    init(_ preset: Preset, design: Design) { self = Self.table[Self.row(of: preset, in: design)] }
}

extension PresetValues {
    /// The tables of the generations, each with the first generation that it holds for, oldest first.
    private static let generations: [(first: Design, values: @Sendable (Preset) -> PresetValues)] = [
        (.design18, { values18($0) }), (.design26, { values26($0) }),
    ]

    private static let firstDesigns = generations.map(\.first.rawValue)
    private static let presetCount = Preset.allCases.count

    /// All presets of the first generation, then all of the next.
    static let table = generations.flatMap { generation in Preset.allCases.map { generation.values($0) } }

    /// Where a preset's values stand in the table: those of the newest generation that is not newer than the design.
    static func row(of preset: Preset, in design: Design) -> Int {
        let generation = firstDesigns.lastIndex { $0 <= design.rawValue } ?? 0
        return generation * presetCount + preset.row
    }
}

// The order of the four margins is UIKit's: top, leading, bottom, trailing.
extension PresetValues {
    /// iOS 26 and 27.
    private static func values26(_ preset: Preset) -> PresetValues {
        switch preset {
        case .cell: PresetValues(15, 16, 15, 8, .label(.body), .secondary(.subheadline))
        case .subtitleCell:
            PresetValues(15, 16, 15, 8, betweenTexts: 0, .label(.body), .secondary(.subheadline))
        case .valueCell: PresetValues(15, 16, 15, 8, .label(.body), .secondary(.body))
        case .sidebarCell, .accompaniedSidebarCell:
            PresetValues(11, 8, 11, 8, imageToText: 10, .sidebar, .secondary(.footnote))
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            PresetValues(4, 8, 4, 8, imageToText: 10, betweenTexts: 0, .sidebar, .secondary(.footnote))
        case .sidebarHeader:
            PresetValues(11, 8, 11, 8, imageToText: 10, .semibold(.body), .secondary(.footnote))
        case .header, .plainHeader, .groupedHeader: PresetValues(10, 8, 10, 8, .semibold(.body), .semibold(.body))
        case .footer, .plainFooter, .groupedFooter:
            PresetValues(8, 8, 6, 8, .secondary(.footnote), .secondary(.footnote))
        case .prominentInsetGroupedHeader:
            PresetValues(10, 3, 10, 3, .label(.title3, .semibold), .secondary(.subheadline))
        case .extraProminentInsetGroupedHeader:
            PresetValues(10, 3, 10, 3, .label(.title2, .bold), .secondary(.subheadline))
        }
    }

    /// iOS 14 to 18.
    private static func values18(_ preset: Preset) -> PresetValues {
        switch preset {
        case .cell: PresetValues(11, 16, 11, 8, betweenTexts: 3, .label(.body), .label(.caption1))
        case .subtitleCell: PresetValues(4, 16, 4, 8, betweenTexts: 0, .label(.body), .label(.caption1))
        case .valueCell: PresetValues(11, 16, 11, 8, betweenTexts: 3, .label(.body), .secondary(.body))
        case .sidebarCell, .accompaniedSidebarCell:
            PresetValues(11, 8, 11, 8, imageToText: 10, betweenTexts: 3, .sidebar, .secondary(.footnote))
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            PresetValues(4, 8, 4, 8, imageToText: 10, betweenTexts: 0, .sidebar, .secondary(.footnote))
        case .sidebarHeader:
            PresetValues(11, 8, 11, 8, imageToText: 10, .semibold(.body), .secondary(.footnote))
        case .header, .plainHeader, .footer, .plainFooter:
            PresetValues(4, 8, 4, 8, .semibold(.subheadline), .semibold(.subheadline))
        case .groupedHeader: PresetValues(17, 8, 6, 8, .uppercase(.footnote), .uppercase(.footnote))
        case .groupedFooter: PresetValues(6, 8, 12, 8, .secondary(.footnote), .secondary(.footnote))
        case .prominentInsetGroupedHeader:
            PresetValues(8, 3, 11, 3, .label(.title3, .semibold), .secondary(.subheadline))
        case .extraProminentInsetGroupedHeader:
            PresetValues(9, 3, 10, 3, .label(.title2, .bold), .secondary(.subheadline))
        }
    }
}

extension PresetValues.Preset {
    /// The preset's row in the table of a generation.
    fileprivate var row: Int {
        switch self {
        case .cell: 0
        case .subtitleCell: 1
        case .valueCell: 2
        case .sidebarCell: 3
        case .sidebarSubtitleCell: 4
        case .accompaniedSidebarCell: 5
        case .accompaniedSidebarSubtitleCell: 6
        case .header: 7
        case .footer: 8
        case .plainHeader: 9
        case .plainFooter: 10
        case .groupedHeader: 11
        case .groupedFooter: 12
        case .sidebarHeader: 13
        case .prominentInsetGroupedHeader: 14
        case .extraProminentInsetGroupedHeader: 15
        }
    }
}
