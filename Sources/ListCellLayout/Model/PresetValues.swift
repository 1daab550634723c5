// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The values in which UIKit's presets differ.
struct PresetValues {
    var margins: DirectionalEdgeInsets
    var imageToTextPadding: CGFloat = 16
    var verticalPadding: CGFloat = 4
    /// Between the texts side by side; alike in all presets.
    var horizontalPadding: CGFloat = 8
    var text: ListContentConfiguration.TextProperties
    var secondaryText: ListContentConfiguration.TextProperties

    private typealias Text = ListContentConfiguration.TextProperties

    private init(
        _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat, text: Text, secondaryText: Text
    ) {
        margins = DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        self.text = text
        self.secondaryText = secondaryText
    }

    init(_ preset: ListContentConfiguration.Preset, design: Design) {
        switch preset {
        case .cell, .subtitleCell, .valueCell: self = Self.cell(preset, design)
        case .sidebarCell, .accompaniedSidebarCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            self = Self.sidebarCell(preset, design)
        case .sidebarHeader:
            self = PresetValues(11, 8, 11, 8, text: Self.headerText, secondaryText: Self.secondary(.footnote))
            imageToTextPadding = 10
        case .header, .plainHeader, .groupedHeader: self = Self.header(preset, design)
        case .footer, .plainFooter, .groupedFooter: self = Self.footer(preset, design)
        case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
            self = Self.prominentHeader(preset, design)
        }
    }

    private static func cell(_ preset: ListContentConfiguration.Preset, _ design: Design) -> PresetValues {
        let isSubtitle = preset == .subtitleCell
        let vertical: CGFloat = design >= .design26 ? 15 : isSubtitle ? 4 : 11
        let secondaryText =
            preset == .valueCell
            ? secondary(.body)
            : design >= .design26
                ? secondary(.subheadline) : Text(font: .caption1, color: .label)
        var values = PresetValues(
            vertical, 16, vertical, 8, text: Text(font: .body, color: .label),
            secondaryText: secondaryText)
        values.verticalPadding = isSubtitle ? 0 : design >= .design26 ? 4 : 3
        return values
    }

    private static func sidebarCell(_ preset: ListContentConfiguration.Preset, _ design: Design) -> PresetValues {
        let isSubtitle = preset == .sidebarSubtitleCell || preset == .accompaniedSidebarSubtitleCell
        let vertical: CGFloat = isSubtitle ? 4 : 11
        var text = Text(font: .body, color: .label, numberOfLines: 1)
        text.adjustsFontSizeToFitWidth = true
        text.minimumScaleFactor = 0.9
        text.allowsDefaultTighteningForTruncation = true
        var values = PresetValues(vertical, 8, vertical, 8, text: text, secondaryText: secondary(.footnote))
        values.imageToTextPadding = 10
        values.verticalPadding = isSubtitle ? 0 : design >= .design26 ? 4 : 3
        return values
    }

    private static func header(_ preset: ListContentConfiguration.Preset, _ design: Design) -> PresetValues {
        guard design < .design26 else {
            return PresetValues(10, 8, 10, 8, text: headerText, secondaryText: headerText)
        }
        guard preset == .groupedHeader else {
            let text = Text(font: Font(textStyle: .subheadline, weight: .semibold), color: .secondaryLabel)
            return PresetValues(4, 8, 4, 8, text: text, secondaryText: text)
        }
        let text = Text(font: .footnote, color: .secondaryLabel, transform: .uppercase)
        return PresetValues(17, 8, 6, 8, text: text, secondaryText: text)
    }

    private static func footer(_ preset: ListContentConfiguration.Preset, _ design: Design) -> PresetValues {
        let footnote = secondary(.footnote)
        guard design < .design26 else { return PresetValues(8, 8, 6, 8, text: footnote, secondaryText: footnote) }
        guard preset == .groupedFooter else {
            let text = Text(font: Font(textStyle: .subheadline, weight: .semibold), color: .secondaryLabel)
            return PresetValues(4, 8, 4, 8, text: text, secondaryText: text)
        }
        return PresetValues(6, 8, 12, 8, text: footnote, secondaryText: footnote)
    }

    private static func prominentHeader(_ preset: ListContentConfiguration.Preset, _ design: Design) -> PresetValues {
        let isExtra = preset == .extraProminentInsetGroupedHeader
        let top: CGFloat = design >= .design26 ? 10 : isExtra ? 9 : 8
        let bottom: CGFloat = design >= .design26 || isExtra ? 10 : 11
        let font = isExtra ? Font(textStyle: .title2, weight: .bold) : Font(textStyle: .title3, weight: .semibold)
        return PresetValues(
            top, 3, bottom, 3, text: Text(font: font, color: .label), secondaryText: secondary(.subheadline))
    }

    private static var headerText: Text {
        Text(font: Font(textStyle: .body, weight: .semibold), color: .secondaryLabel)
    }

    private static func secondary(_ style: TextStyle) -> Text {
        Text(font: Font(textStyle: style), color: .secondaryLabel)
    }
}
