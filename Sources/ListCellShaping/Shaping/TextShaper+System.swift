// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import Foundation
import ListCellText

extension TextShaper {
    /// The clusters, from left to right, of units that are placed one by one at the system font's advances.
    func systemClusters(of run: Run) -> [GlyphCluster] {
        var clusters: [GlyphCluster] = []
        var previous: Unicode.Scalar?
        for unit in run.isRightToLeft ? run.units.reversed() : run.units {
            let character = character(of: unit, in: run)
            if unit.role != .system {
                clusters.append(undrawnCluster(of: unit, character))
                previous = nil
                continue
            }
            if let previous, !run.isRightToLeft, let last = clusters.indices.last {
                clusters[last].kerning = advances.kerningUnits(previous, CharacterProperties.base(of: character))
            }
            previous = CharacterProperties.base(of: character)
            clusters.append(cluster(of: unit, character, in: run))
        }
        return clusters
    }

    private func undrawnCluster(of unit: TextUnit, _ character: Unicode.Scalar) -> GlyphCluster {
        let isMissing = unit.role == .missing
        return GlyphCluster(range: unit.range, advance: isMissing ? units(ofMissing: character) : 0, isBoxed: isMissing)
    }

    /// The one character that the unit makes, or the first of several.
    private func character(of unit: TextUnit, in run: Run) -> Unicode.Scalar {
        let scalars = run.scalars[unit.range].compactMap(Unicode.Scalar.init).filter {
            !CharacterProperties.isIgnorable($0)
        }
        return CharacterProperties.drawn(CharacterProperties.composed(scalars) ?? scalars.first ?? " ")
    }

    private func cluster(of unit: TextUnit, _ character: Unicode.Scalar, in run: Run) -> GlyphCluster {
        guard let face = unit.face else {
            return GlyphCluster(range: unit.range, advance: units(ofMissing: character), isBoxed: true)
        }
        var cluster = GlyphCluster(range: unit.range, advance: 0, face: face)
        if character == "…", let dots = ellipsis(unit, face: face) { return dots }
        var own: CGFloat = 0
        for glyph in glyphs(of: unit, character, face: face, in: run) {
            cluster.glyphs.append(
                GlyphCluster.Glyph(
                    identifier: glyph.identifier, x: own + CGFloat(glyph.x) / face.unitsPerEm,
                    y: -CGFloat(glyph.y) / face.unitsPerEm))
            own += CGFloat(glyph.advance) / face.unitsPerEm
        }
        cluster.advance = knownUnits(of: character) ?? GlyphCluster.units(ems: own * advanceRatio(of: face))
        // The two fonts' advances differ: half of the difference goes to each side, so that letters do not drift.
        let shift = (cluster.advanceInEms - own) / 2
        for index in cluster.glyphs.indices { cluster.glyphs[index].x += shift }
        return cluster
    }

    /// An ellipsis as three full stops in thirds of its recorded advance: the drawing font's own one is wider and would
    /// touch its neighbours. nil where a width or a glyph is not known.
    private func ellipsis(_ unit: TextUnit, face: FontFace) -> GlyphCluster? {
        guard let advance = knownUnits(of: "…"), let stop = face.glyph(of: 0x2E) else { return nil }
        var cluster = GlyphCluster(range: unit.range, advance: advance, face: face)
        let third = cluster.advanceInEms / 3
        let own = CGFloat(hb_font_get_glyph_h_advance(face.handle, stop)) / face.unitsPerEm
        cluster.glyphs = (0..<3).map {
            GlyphCluster.Glyph(identifier: stop, x: third * CGFloat($0) + (third - own) / 2)
        }
        return cluster
    }

    private func glyphs(
        of unit: TextUnit, _ character: Unicode.Scalar, face: FontFace, in run: Run
    ) -> [HarfBuzzBuffer.Glyph] {
        let mirrored = run.isRightToLeft ? CharacterProperties.mirrored(character) : character
        if unit.isOneCharacter, let glyph = face.glyph(of: mirrored.value) ?? face.glyph(of: character.value) {
            let advance = Int32(hb_font_get_glyph_h_advance(face.handle, glyph))
            return [HarfBuzzBuffer.Glyph(identifier: glyph, cluster: 0, advance: advance, x: 0, y: 0)]
        }
        return HarfBuzzBuffer().shape(
            run.scalars, in: unit.range, with: face, isRightToLeft: run.isRightToLeft, language: language,
            isPlain: true)
    }

    /// What the system font's advances are to a face's own, over the ASCII letters; 1 for a face without them.
    func advanceRatio(of face: FontFace) -> CGFloat {
        guard let own = face.averageLetterAdvance, own > 0 else { return 1 }
        return CGFloat(advances.averageLetterUnits) / CGFloat(TextCluster.unitsPerEm) / own
    }

    /// The advance of a character, as far as it is known without a font.
    func knownUnits(of character: Unicode.Scalar) -> Int? { advances.knownUnits(of: character, font: font) }

    /// The width of a character that is not drawn: an em for a wide one, otherwise that of an average letter.
    private func units(ofMissing character: Unicode.Scalar) -> Int {
        knownUnits(of: character)
            ?? (CharacterProperties.isWide(character) ? TextCluster.unitsPerEm : advances.averageLetterUnits)
    }
}
