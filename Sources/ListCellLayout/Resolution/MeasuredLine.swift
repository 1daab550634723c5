// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// A text of an accessory or a control on its one line, measured.
struct MeasuredLine {
    let text: ResolvedText
    let layout: TextLayout

    /// - Parameter width: The space it has; what does not fit is shortened.
    init(_ text: ResolvedText, width: CGFloat = .infinity, metrics: ListMetrics) {
        self.text = text
        layout = metrics.measurer.layout(
            TextRequest(
                string: text.string, font: text.properties.font, width: width, numberOfLines: 1,
                language: metrics.language))
    }
}

extension MeasuredLine {
    /// The width of its label.
    func width<L: Length>(_ grid: PixelGrid) -> L {
        let width = L(
            layout.width, "width of the label", text.properties.widthBasis(of: layout, in: text.properties.font))
        return width.up(to: grid)
    }

    /// Its label at a place.
    func label(x: CGFloat, y: CGFloat, grid: PixelGrid) -> LabelLayout {
        let frame = CGRect(
            x: x, y: y, width: grid.ceil(layout.width), height: grid.ceil(text.properties.font.lineHeight))
        return label(in: frame, grid: grid)
    }

    /// Its label at the leading edge of a frame.
    func label(in frame: CGRect, grid: PixelGrid) -> LabelLayout {
        let font = text.properties.font
        return LabelLayout(
            string: text.string, font: font, color: text.properties.color, frame: frame,
            lines: layout.lines.map {
                LineLayout(line: $0, x: frame.minX, baseline: grid.round(frame.minY + font.ascender))
            },
            isTruncated: layout.isTruncated, isApproximate: layout.isApproximate, firstLineIndent: 0)
    }
}
