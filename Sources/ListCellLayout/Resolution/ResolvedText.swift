// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A text with its font at the text size, its transform applied and its line pitch known.
struct ResolvedText {
    var string: String
    var font: ResolvedFont
    /// Between the tops of two lines.
    var pitch: CGFloat
    var color: Color
    var alignment: ListContentConfiguration.TextProperties.TextAlignment
    var lineBreakMode: LineBreakMode
    /// The most lines; 0 for as many as it takes.
    var numberOfLines: Int
    /// The smallest font a text that does not fit may have, in points.
    var minimumPointSize: CGFloat
    var allowsTightening: Bool

    /// nil for a missing or empty text.
    init?(
        _ string: String?, _ properties: ListContentConfiguration.TextProperties, cell: ListCell, metrics: ListMetrics
    ) {
        guard let string, !string.isEmpty else { return nil }
        self.string = properties.transform.apply(to: string)
        font = properties.font.resolved(with: metrics.traits, adjusts: properties.adjustsFontForContentSizeCategory)
        pitch = font.leading
        color = properties.resolvedColor()
        alignment = properties.alignment
        lineBreakMode = properties.lineBreakMode
        numberOfLines = max(0, properties.numberOfLines)
        allowsTightening = properties.allowsDefaultTighteningForTruncation
        // A factor of 0 leaves the font as it is (apple).
        let factor = CGFloat(properties.minimumScaleFactor)
        let shrinks = properties.adjustsFontSizeToFitWidth && factor > 0 && factor < 1
        minimumPointSize = font.pointSize * (shrinks ? factor : 1)

        let preset = cell.content.preset
        if preset.isSidebarCell, metrics.isAccessibilitySize { numberOfLines = 0 }
        if preset.isFooter, properties.font == .footnote { pitch -= SystemMetrics.footerLineTightening.value }
    }
}

extension ListContentConfiguration.TextProperties.TextTransform {
    func apply(to string: String) -> String {
        switch self {
        case .none: string
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case .capitalized: string.capitalized
        }
    }
}
