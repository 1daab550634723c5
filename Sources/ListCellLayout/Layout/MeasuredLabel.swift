// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A text with its lines and size; a class, since it is handed about and a copy would count many references.
final class MeasuredLabel<L: Length> {
    let string: String
    let properties: ResolvedTextProperties
    /// The font it is drawn with: the text's, or a smaller one.
    let font: ResolvedFont
    let layout: TextLayout
    /// The space its lines had.
    let availableWidth: L
    /// The widest line up to a pixel.
    let naturalWidth: L
    /// One line up to a pixel, and a pitch for each other.
    let height: L

    /// A text broken into lines in a width.
    ///
    /// A text that would be shortened is first tightened, then drawn smaller, where its properties allow it; its height
    /// and its baselines stay those of the whole font (UILabel's alignBaselines).
    init(_ text: ResolvedText, in width: L, firstLineIndent: CGFloat, metrics: ListMetrics) {
        let properties = text.properties
        string = text.string
        self.properties = properties
        let request = TextRequest(
            string: text.string, font: properties.font, width: width.value, firstLineIndent: firstLineIndent,
            numberOfLines: properties.numberOfLines, lineBreakMode: properties.lineBreakMode, language: metrics.language,
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
        availableWidth = width
        let grid = metrics.grid
        naturalWidth = L(layout.width, "widest line", properties.widthBasis(of: layout, in: font)).up(to: grid)
        let line: L = properties.lineHeight(of: layout.lines.first, on: grid)
        let last = layout.lines.count - 1
        height = last > 0 ? (line + properties.pitches(to: last, of: layout.lines)).up(to: grid) : line
    }

    var isOneWholeLine: Bool { layout.lines.count == 1 && !layout.isTruncated }
}
