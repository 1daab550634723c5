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
    /// The stretches of a text that has several fonts or colours; empty where it has one.
    var runs: [Run] = []

    /// A stretch of the text.
    struct Run {
        var font: FontRun
        var color: Color
    }

    /// nil for a missing or empty text.
    init?(
        _ string: String?, attributed: AttributedText? = nil,
        _ properties: borrowing ListContentConfiguration.TextProperties,
        cell: borrowing ListCell, metrics: ListMetrics
    ) {
        guard let string = string ?? attributed?.string, !string.isEmpty else { return nil }
        self.string = attributed == nil ? properties.transform.apply(to: string) : string
        font =
            properties.font.resolved(with: metrics.traits, adjusts: properties.adjustsFontForContentSizeCategory)
            .defined
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
        if properties.overrides?.numberOfLines == nil {
            // A classic cell's labels have one line; a sidebar's texts as many as they take at accessibility sizes.
            if cell.classicStyle != nil {
                numberOfLines = 1
            } else if preset.isSidebarCell, metrics.isAccessibilitySize {
                numberOfLines = 0
            }
        }
        if preset.isFooter, properties.font == .footnote { pitch -= SystemMetrics.footerLineTightening.value }
        if let attributed { apply(attributed, properties, metrics: metrics) }
    }

    /// Takes over the fonts and colours of an attributed text; its letters stay as they are, whatever the transform.
    private mutating func apply(
        _ attributed: AttributedText, _ properties: ListContentConfiguration.TextProperties, metrics: ListMetrics
    ) {
        alignment = attributed.alignment ?? alignment
        runs = attributed.runs.filter { !$0.string.isEmpty }.map { run in
            let own = run.font?.resolved(
                with: metrics.traits, adjusts: properties.adjustsFontForContentSizeCategory
            ).defined
            return Run(
                font: FontRun(utf8Count: run.string.utf8.count, font: own ?? font), color: run.color ?? color)
        }
    }
}

extension ResolvedText {
    /// From a line's top to its baseline: by the largest of its fonts (assumed).
    func ascender(of line: TextLine) -> CGFloat {
        line.runs.isEmpty ? font.ascender : line.runs.reduce(0) { max($0, $1.font.ascender) }
    }

    /// The height of a line by itself: by the largest of its fonts (assumed).
    func lineHeight(of line: TextLine?) -> CGFloat {
        guard let line, !line.runs.isEmpty else { return font.lineHeight }
        return line.runs.reduce(0) { max($0, $1.font.lineHeight) }
    }

    /// From the top of the line before to a line's top: by the largest leading of its fonts (assumed).
    func pitch(to line: TextLine) -> CGFloat {
        line.runs.isEmpty ? pitch : line.runs.reduce(0) { max($0, $1.font.leading) }
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

extension ResolvedFont {
    /// The font in a size that can be set: from 0 to 1,000 points.
    fileprivate var defined: ResolvedFont {
        guard !(pointSize >= 0 && pointSize <= 1000) else { return self }
        return ResolvedFont(fixedPointSize: min(pointSize.definedLength, 1000), weight: weight)
    }
}
