// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellShaping
import ListCellText

extension TextRun {
    /// The run's shapes, each with its origin in points.
    func shapes(
        _ drawing: TextDrawing, language: String
    ) throws(FontError) -> [(path: Path, origin: CGPoint)] {
        switch drawing {
        case .glyphs(let fonts):
            let glyphs = try fonts.glyphs(of: line, font: font, language: language)
            return glyphShapes(glyphs)
        case .blocks:
            return blocks()
        }
    }

    private func glyphShapes(_ glyphs: [PositionedGlyph]) -> [(path: Path, origin: CGPoint)] {
        var shapes: [(Path, CGPoint)] = []
        var extra: CGFloat = 0
        for glyph in glyphs {
            if glyph.outline.isEmpty {
                extra += extraSpace
            } else {
                shapes.append((glyph.outline, CGPoint(x: origin.x + glyph.x + extra, y: origin.y + glyph.y)))
            }
        }
        return shapes
    }

    /// A bar for each word, as high as a small x, on the baseline.
    private func blocks() -> [(path: Path, origin: CGPoint)] {
        let height = font.xHeight
        let lineWidth = line.width + extraSpace * CGFloat(line.spaceCount)
        return words().map { word in
            let x = line.direction == .rightToLeft ? lineWidth - word.x - word.width : word.x
            let bar = CGRect(x: x, y: -height, width: word.width, height: height)
            return (Path.roundedRect(bar, radius: height / 3), origin)
        }
    }

    /// Where each word lies from the line's beginning, by the recorded advances.
    private func words() -> [(x: CGFloat, width: CGFloat)] {
        var words: [(x: CGFloat, width: CGFloat)] = []
        var spaces: CGFloat = 0
        let scalars = line.string.unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            if scalars[index].properties.isWhitespace {
                spaces += 1
                index = scalars.index(after: index)
                continue
            }
            let end = scalars[index...].firstIndex(where: \.properties.isWhitespace) ?? scalars.endIndex
            words.append((width(of: scalars[..<index]) + extraSpace * spaces, width(of: scalars[index..<end])))
            index = end
        }
        return words
    }

    private func width(of scalars: Substring.UnicodeScalarView) -> CGFloat {
        let request = TextRequest(string: String(scalars), font: font, width: .infinity)
        let tightening = line.tightening * CGFloat(scalars.count)
        return max(SystemFontMeasurer().layout(request).width - tightening, 0)
    }
}

extension TextLine {
    /// The characters that justified text widens.
    var spaceCount: Int { string.unicodeScalars.count(where: \.properties.isWhitespace) }
}
