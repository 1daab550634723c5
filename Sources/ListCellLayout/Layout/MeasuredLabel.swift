// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A text with its lines and size.
struct MeasuredLabel<L: Length> {
    /// The font it is drawn with: the text's, or a smaller one.
    var font: ResolvedFont
    var layout: TextLayout
    /// The space its lines had.
    var availableWidth: L
    /// The widest line up to a pixel.
    var naturalWidth: L
    /// One line up to a pixel, and a pitch for each other.
    var height: L
}

extension MeasuredLabel {
    /// A text broken into lines in a width.
    ///
    /// A text that would be shortened is first tightened, then drawn smaller, where its properties allow it; its height
    /// and its baselines stay those of the whole font (UILabel's alignBaselines).
    init(
        _ text: borrowing ResolvedText, in width: L, firstLineIndent: CGFloat, metrics: ListMetrics
    ) {
        let request = TextRequest(
            string: text.string, font: text.font, width: width.value, firstLineIndent: firstLineIndent,
            numberOfLines: text.numberOfLines, lineBreakMode: text.lineBreakMode, language: metrics.language,
            fontRuns: text.runs.map(\.font))
        layout = metrics.measurer.layout(request)
        font = text.font
        availableWidth = width
        let (system, design) = (metrics.system, metrics.design)
        if layout.isTruncated, text.allowsTightening,
            let tightened = request.tightened(by: system.tighteningFactor[design].value, metrics.measurer)
        {
            layout = tightened
        } else if layout.isTruncated, text.minimumPointSize < font.pointSize {
            var shrunk = request
            layout = shrunk.shrunk(
                to: text.minimumPointSize, by: system.shrunkFontStep[design].value, metrics.measurer)
            font = shrunk.font
        }
        let grid = metrics.grid
        let figure = layout.isApproximate ? TextFigures.otherScripts : TextFigures.kerning
        naturalWidth = L(layout.width, "widest line", Basis(figure.certainty, figure.source)).up(to: grid)
        let line: L = text.lineHeight(of: layout.lines.first, on: grid)
        let pitches: L? = text.pitches(to: layout.lines.dropFirst())
        height = pitches.map { (line + $0).up(to: grid) } ?? line
    }

    var isOneWholeLine: Bool { layout.lines.count == 1 && !layout.isTruncated }
}
