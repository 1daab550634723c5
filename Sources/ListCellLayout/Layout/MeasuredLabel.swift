// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A text with its lines; a class, since it is handed about and a copy would count many references.
///
/// Without lengths: what holds references and generic lengths together is copied and destroyed by its metadata, which
/// takes long.
final class MeasuredLabel {
    let string: String
    let properties: ResolvedTextProperties
    /// The font it is drawn with: the text's, or a smaller one.
    let font: ResolvedFont
    let layout: TextLayout

    /// A text broken into lines in a width.
    ///
    /// A text that would be shortened is first tightened, then drawn smaller, where its properties allow it; its height
    /// and its baselines stay those of the whole font (UILabel's alignBaselines).
    init(_ text: ResolvedText, in width: CGFloat, firstLineIndent: CGFloat, metrics: ListMetrics) {
        let properties = text.properties
        string = text.string
        self.properties = properties
        let request = TextRequest(
            string: text.string, font: properties.font, width: width, firstLineIndent: firstLineIndent,
            numberOfLines: properties.numberOfLines, lineBreakMode: properties.lineBreakMode,
            language: metrics.language,
            fontRuns: properties.runs.isEmpty ? [] : properties.runs.map(\.font))
        var layout = metrics.measurer.layout(request)
        var font = properties.font
        let design = metrics.design
        if layout.isTruncated, properties.allowsTightening,
            let tightened = request.tightened(by: metrics.system.tighteningFactor[design].value, metrics.measurer)
        {
            layout = tightened
        } else if layout.isTruncated, properties.minimumPointSize < font.pointSize {
            var shrunk = request
            layout = shrunk.shrunk(
                to: properties.minimumPointSize, by: metrics.system.shrunkFontStep[design].value, metrics.measurer)
            font = shrunk.font
        }
        self.layout = layout
        self.font = font
    }

    var isOneWholeLine: Bool { layout.lines.count == 1 && !layout.isTruncated }
}

/// The lengths of a label.
struct LabelSize<L: Length> {
    /// The space its lines had.
    let availableWidth: L
    /// The widest line up to a pixel.
    let naturalWidth: L
    /// One line up to a pixel, and a pitch for each other.
    let height: L

    init(_ label: MeasuredLabel, in width: L, on grid: PixelGrid) {
        let (layout, properties) = (label.layout, label.properties)
        availableWidth = width
        naturalWidth = L(layout.width, "widest line", properties.widthBasis(of: layout, in: label.font)).up(to: grid)
        let line: L = properties.lineHeight(of: layout.lines.first, on: grid)
        let last = layout.lines.count - 1
        height = last > 0 ? (line + properties.pitches(to: last, of: layout.lines)).up(to: grid) : line
    }
}
