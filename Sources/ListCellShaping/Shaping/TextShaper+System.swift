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
            let first = firstVisible(of: unit, in: run)
            if unit.role != .system {
                clusters.append(undrawnCluster(of: unit, first: first))
                previous = nil
                continue
            }
            if let previous, !run.isRightToLeft, let last = clusters.indices.last {
                clusters[last].kerning = advances.kerningUnits(previous, CharacterProperties.base(of: first))
            }
            previous = CharacterProperties.base(of: first)
            clusters.append(cluster(of: unit, first: first, in: run))
        }
        return clusters
    }

    private func undrawnCluster(of unit: TextUnit, first: Unicode.Scalar) -> GlyphCluster {
        let isMissing = unit.role == .missing
        return GlyphCluster(range: unit.range, advance: isMissing ? units(of: first) : 0, isBoxed: isMissing)
    }

    private func firstVisible(of unit: TextUnit, in run: Run) -> Unicode.Scalar {
        let scalars = run.scalars[unit.range].lazy.compactMap(Unicode.Scalar.init)
        return CharacterProperties.drawn(scalars.first { !CharacterProperties.isIgnorable($0) } ?? " ")
    }

    private func cluster(of unit: TextUnit, first: Unicode.Scalar, in run: Run) -> GlyphCluster {
        guard let face = unit.face else {
            return GlyphCluster(range: unit.range, advance: units(of: first), isBoxed: true)
        }
        var cluster = GlyphCluster(range: unit.range, advance: 0, face: face)
        var own: CGFloat = 0
        for glyph in glyphs(of: unit, first: first, face: face, in: run) {
            cluster.glyphs.append(
                GlyphCluster.Glyph(
                    identifier: glyph.identifier, x: own + CGFloat(glyph.x) / face.unitsPerEm,
                    y: -CGFloat(glyph.y) / face.unitsPerEm))
            own += CGFloat(glyph.advance) / face.unitsPerEm
        }
        cluster.advance = units(of: first, face: face, own: own)
        // The two fonts' advances differ: half of the difference goes to each side, so that letters do not drift.
        let shift = (cluster.advanceInEms - own) / 2
        for index in cluster.glyphs.indices { cluster.glyphs[index].x += shift }
        return cluster
    }

    private func glyphs(
        of unit: TextUnit, first: Unicode.Scalar, face: FontFace, in run: Run
    ) -> [HarfBuzzBuffer.Glyph] {
        if unit.range.count == 1 {
            let character = run.isRightToLeft ? CharacterProperties.mirrored(first) : first
            guard let glyph = face.glyph(of: character.value) ?? face.glyph(of: first.value) else { return [] }
            let advance = Int32(hb_font_get_glyph_h_advance(face.handle, glyph))
            return [HarfBuzzBuffer.Glyph(identifier: glyph, cluster: 0, advance: advance, x: 0, y: 0)]
        }
        return HarfBuzzBuffer().shape(
            run.scalars, in: unit.range, with: face, isRightToLeft: run.isRightToLeft, language: language,
            isPlain: true)
    }

    /// The advance of a character that a face makes `own` ems wide.
    ///
    /// An accented letter is to its base letter as in the face: equal, for 236 of 244 Latin letters of Inter 4.0.
    private func units(of character: Unicode.Scalar, face: FontFace, own: CGFloat) -> Int {
        let base = CharacterProperties.base(of: character)
        guard let recorded = advances.recordedUnits(of: base) else {
            return TextCluster.units(ems: own * advanceRatio(of: face))
        }
        guard let glyph = face.glyph(of: base.value) else { return recorded }
        let ownBase = face.advance(of: glyph)
        return own == ownBase || ownBase <= 0 ? recorded : Int(CGFloat(recorded) * own / ownBase)
    }

    /// What the system font's advances are to a face's own, over the ASCII letters it has; 1 for a face without any.
    func advanceRatio(of face: FontFace) -> CGFloat {
        var recorded = 0
        var own: CGFloat = 0
        for value in UInt8(ascii: "A")...UInt8(ascii: "z") where Self.isLetter(value) {
            guard let glyph = face.glyph(of: UInt32(value)), let units = advances.units(of: Unicode.Scalar(value))
            else {
                continue
            }
            recorded &+= units
            own += face.advance(of: glyph)
        }
        return own > 0 ? CGFloat(recorded) / CGFloat(TextCluster.unitsPerEm) / own : 1
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: "Z") || byte >= UInt8(ascii: "a")
    }

    /// The width of a character that is not drawn: an em for a wide one, otherwise that of an average letter.
    func units(of character: Unicode.Scalar) -> Int {
        if let units = advances.recordedUnits(of: CharacterProperties.base(of: character)) { return units }
        return CharacterProperties.isWide(character) ? TextCluster.unitsPerEm : advances.averageLetterUnits
    }
}

extension SystemFontAdvances {
    /// The advance of a character, that of an ellipsis in regular weight where its own is not recorded.
    func recordedUnits(of character: Unicode.Scalar) -> Int? {
        units(of: character) ?? (character == "…" ? ellipsisUnits : nil)
    }
}
