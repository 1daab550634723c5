// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension FontLibrary {
    /// The glyphs of a line in visual order, left to right, at the recorded advances.
    ///
    /// - Throws: `FontError` where no font has a glyph of the text, or none is installed. A lenient library draws a
    ///   box for a character that no font has, but still needs the font of Latin text.
    public func glyphs(
        of line: TextLine, font: ResolvedFont, language: String
    ) throws(FontError) -> [PositionedGlyph] {
        let shaper = try TextShaper(fonts: self, font: font, language: language)
        if line.direction == .leftToRight, let glyphs = shaper.asciiGlyphs(of: line) { return glyphs }
        let result = shaper.shape(line.string, direction: line.direction)
        if let error = shaper.error(for: result.missing) { throw error }
        note(result.clusters.compactMap(\.face), missing: result.missing)
        return shaper.positionedGlyphs(of: result.clusters, tightening: line.tightening)
    }
}

extension TextShaper {
    /// The glyphs of printable ASCII text, without the help of ICU and HarfBuzz's shaper; nil for any other text.
    fileprivate func asciiGlyphs(of line: TextLine) -> [PositionedGlyph]? {
        guard let face = faces.first else { return nil }
        var glyphs: [UInt32] = []
        var origins: [CGFloat] = []
        var pen = 0
        var previous: Unicode.Scalar?
        for byte in line.string.utf8 {
            guard byte >= 0x20, byte < 0x7F, face.asciiGlyphs[Int(byte)] != 0 else { return nil }
            let character = Unicode.Scalar(byte)
            guard let advance = advances.units(of: character) else { return nil }
            if let previous { pen &+= advances.kerningUnits(previous, character) }
            let glyph = face.asciiGlyphs[Int(byte)]
            glyphs.append(glyph)
            // The two fonts' advances differ: half of the difference goes to each side, so that letters do not drift.
            origins.append(Self.ems(pen) + (Self.ems(advance) - face.advance(of: glyph)) / 2)
            pen &+= advance
            previous = character
        }
        fonts.note([face])
        return zip(face.outlines(of: glyphs, size: font.pointSize), origins).enumerated().map { index, glyph in
            PositionedGlyph(outline: glyph.0, x: glyph.1 * font.pointSize - CGFloat(index) * line.tightening)
        }
    }

    /// Why a text cannot be drawn; nil where it can.
    fileprivate func error(for missing: [Unicode.Scalar]) -> FontError? {
        if faces.isEmpty, missing.contains(where: { knownUnits(of: $0) != nil }) {
            return .missingFont(package: FontLibrary.drawingFontPackage)
        }
        guard !missing.isEmpty, !fonts.isLenient else { return nil }
        var characters = String.UnicodeScalarView()
        characters.append(contentsOf: missing)
        return .missingGlyphs(characters: String(characters))
    }

    fileprivate func positionedGlyphs(of clusters: [GlyphCluster], tightening: CGFloat) -> [PositionedGlyph] {
        var result: [PositionedGlyph] = []
        var pen = 0
        for (index, cluster) in clusters.enumerated() {
            let left = Self.ems(pen) * font.pointSize - CGFloat(index) * tightening
            pen &+= cluster.advance &+ cluster.kerning
            guard let face = cluster.face else {
                if cluster.isBoxed { result.append(box(at: left, width: Self.ems(cluster.advance) * font.pointSize)) }
                continue
            }
            let outlines = face.outlines(
                of: cluster.glyphs.map(\.identifier), size: font.pointSize * cluster.outlineScale)
            for (glyph, outline) in zip(cluster.glyphs, outlines) {
                result.append(
                    PositionedGlyph(
                        outline: outline, x: left + glyph.x * font.pointSize, y: glyph.y * font.pointSize))
            }
        }
        return result
    }

    private static func ems(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(TextCluster.unitsPerEm) }

    private func box(at x: CGFloat, width: CGFloat) -> PositionedGlyph {
        PositionedGlyph(outline: MissingGlyph.outline(width: width, height: font.capHeight), x: x)
    }
}
