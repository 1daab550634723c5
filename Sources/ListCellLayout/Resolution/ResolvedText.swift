// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A text with its transform applied, and how it is set.
struct ResolvedText {
    let string: String
    let properties: ResolvedTextProperties

    /// nil for a missing or empty text.
    init?(_ string: String?, _ properties: ResolvedTextProperties?) {
        guard let string, let properties, !string.isEmpty else { return nil }
        self.string = properties.transform.apply(to: string)
        self.properties = properties
    }
}

/// How a text is set: its font at the text size, its line pitch, its limits. A class, since cells share it.
final class ResolvedTextProperties {
    var font: ResolvedFont
    /// The height of a line per point; nil for that of the font.
    let lineHeight: Figure?
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
    let transform: ListContentConfiguration.TextProperties.TextTransform
    /// Whether the font's size is a choice of ours, as in a value2 cell.
    var hasAssumedFont = false
    /// The stretches of a text that has several fonts or colours; empty where it has one.
    var runs: [Run] = []

    /// A stretch of the text.
    struct Run {
        var font: FontRun
        var color: Color
    }

    /// - Parameter attributed: A text whose fonts and colours go before those of the properties.
    init(
        _ properties: borrowing ListContentConfiguration.TextProperties, attributed: AttributedText? = nil,
        cell: borrowing ListCell, metrics: ListMetrics
    ) {
        transform = attributed == nil ? properties.transform : .none
        font =
            properties.font.resolved(with: metrics.traits, adjusts: properties.adjustsFontForContentSizeCategory)
            .defined
        if let factor = metrics.system.leadingFactor(in: metrics.traits) {
            font.leading = (font.leading * factor.value).rounded()
        }
        lineHeight = metrics.system.lineHeight(in: metrics.traits)
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
        if preset.isFooter, properties.font == .footnote {
            pitch -= metrics.system.footerLineTightening[metrics.design].value
        }
        if let attributed { apply(attributed, properties, metrics: metrics) }
    }

    /// Takes over the fonts and colours of an attributed text, whose letters stay as they are.
    private func apply(
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

extension ResolvedTextProperties {
    /// From a line's top to its baseline: by the largest of its fonts where it has several (assumed).
    func ascender<L: Length>(of line: TextLine?) -> L {
        let font = largestFont(of: line)
        return L(font.pointSize, "point size", fontBasis(of: line)) * L(TextFigures.ascender)
    }

    /// The height of a line by itself, up to a pixel: by the largest of its fonts where it has several (assumed).
    func lineHeight<L: Length>(of line: TextLine?, on grid: PixelGrid) -> L {
        let font = largestFont(of: line)
        guard let lineHeight else { return font.lineHeight(on: grid, fontBasis(of: line).certainty) }
        return (L(font.pointSize, "point size", fontBasis(of: line)) * L(lineHeight)).up(to: grid)
    }

    /// From the top of the first line to that of a line: the pitch for each, or the largest leading of its fonts where
    /// a line has several (assumed).
    func pitches<L: Length>(to index: Int, of lines: TextLines) -> L {
        if index <= 0 { return .zero("first line") }
        if !runs.isEmpty {
            let sum = (1...index).reduce(0) { $0 + pitch(to: lines[$1]) }
            return L(sum, "pitches of the lines", Basis(.assumed, "the largest leading of each line's fonts"))
        }
        let step = L(pitch, "line pitch", Basis(.measured, "leading of the style, footers 2 less"))
        if index == 1 { return step }
        return L(CGFloat(index), "further lines", Basis(.rule, "wrapping at the text's width")) * step
    }

    /// From the top of the line before to a line's top.
    private func pitch(to line: TextLine) -> CGFloat {
        line.runs.isEmpty ? pitch : line.runs.reduce(0) { max($0, $1.font.leading) }
    }

    /// How sure a width is: as the record of its characters, and as the font and its tightening.
    func widthBasis(of layout: TextLayout, in font: ResolvedFont) -> Basis {
        let figure = TextFigures.width(of: layout, font)
        let isAssumed = hasAssumedFont || layout.lines.contains { $0.tightening != 0 }
        return Basis(isAssumed ? .assumed : figure.certainty, figure.source)
    }

    private func largestFont(of line: TextLine?) -> ResolvedFont {
        guard !runs.isEmpty, let line, !line.runs.isEmpty else { return font }
        return line.runs.map(\.font).max { $0.pointSize < $1.pointSize } ?? font
    }

    private func fontBasis(of line: TextLine?) -> Basis {
        Basis(hasAssumedFont || !runs.isEmpty && line?.runs.isEmpty == false ? .assumed : .measured)
    }
}

extension ResolvedFont {
    /// The height of a label of one line: the line height up to a pixel.
    func lineHeight<L: Length>(on grid: PixelGrid, _ certainty: Certainty? = .measured) -> L {
        L(
            grid.ceil(lineHeight), "line of \(TextBuffer.text(of: pointSize)) pt",
            Basis(certainty, "line height × point size, up to a pixel"))
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
