// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ListContentConfiguration {
    /// A preset of a generation.
    ///
    /// - Parameters:
    ///   - preset: The preset's function name in UIKit.
    ///   - design: The generation, which decides margins, gaps and fonts.
    ///   - appearance: The list it stands in: `cell`, `header` and `footer` take its kind, as they do from iOS 18
    ///     (apple); nil leaves them plain.
    ///
    /// Source of the values: 26 measured on Catalyst 27, the two prominent headers reported; 18 `cell` and
    /// `groupedHeader` measured, the rest reported.
    public init(preset: Preset, design: Design, in appearance: List.Appearance? = nil) {
        let kind = appearance.map(preset.resolved(in:)) ?? preset
        let values = PresetValues(kind, design: design)
        self.preset = kind
        self.design = design
        image = nil
        imageProperties = ImageProperties()
        text = nil
        attributedText = nil
        textProperties = values.text
        secondaryText = nil
        secondaryAttributedText = nil
        secondaryTextProperties = values.secondaryText
        axesPreservingSuperviewLayoutMargins = .horizontal
        directionalLayoutMargins = values.margins
        prefersSideBySideTextAndSecondaryText = kind == .valueCell
        imageToTextPadding = values.imageToTextPadding
        textToSecondaryTextHorizontalPadding = values.horizontalPadding
        textToSecondaryTextVerticalPadding = values.verticalPadding
        alpha = 1
    }
}

extension ListContentConfiguration.Preset {
    /// The preset that this one becomes in a list: UIKit's listEnvironment trait (apple).
    public func resolved(in appearance: List.Appearance) -> Self {
        switch (self, appearance) {
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
        case (.header, .plain): .plainHeader
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
        case (.footer, _): .plainFooter
        case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
        case (.subtitleCell, .sidebar), (.subtitleCell, .sidebarPlain): .sidebarSubtitleCell
        default: self
        }
    }
}
