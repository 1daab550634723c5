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
            if unit.role == .ignorable {
                clusters.append(GlyphCluster(range: unit.range, advance: 0))
                continue
            }
            let first = firstVisible(of: unit, in: run)
            if let previous, !run.isRightToLeft, let last = clusters.indices.last {
                clusters[last].kerning = advances.kerning(previous, CharacterProperties.base(of: first))
            }
            previous = CharacterProperties.base(of: first)
            clusters.append(cluster(of: unit, first: first, in: run))
        }
        return clusters
    }

    private func firstVisible(of unit: TextUnit, in run: Run) -> Unicode.Scalar {
        let scalars = run.scalars[unit.range].lazy.compactMap(Unicode.Scalar.init)
        return CharacterProperties.drawn(scalars.first { !CharacterProperties.isIgnorable($0) } ?? " ")
    }

    private func cluster(of unit: TextUnit, first: Unicode.Scalar, in run: Run) -> GlyphCluster {
        guard let face = unit.face else {
            return GlyphCluster(range: unit.range, advance: advance(of: first))
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
        cluster.advance = advances.advance(of: CharacterProperties.base(of: first)) ?? own * advanceRatio(of: face)
        // The two fonts' advances differ: half of the difference goes to each side, so that letters do not drift.
        for index in cluster.glyphs.indices { cluster.glyphs[index].x += (cluster.advance - own) / 2 }
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

    /// What the system font's advances are to a face's own, over the ASCII letters it has; 1 for a face without any.
    func advanceRatio(of face: FontFace) -> CGFloat {
        var recorded: CGFloat = 0
        var own: CGFloat = 0
        for value in UInt8(ascii: "A")...UInt8(ascii: "z") {
            let letter = Unicode.Scalar(value)
            guard letter.properties.isAlphabetic, let glyph = face.glyph(of: letter.value),
                let advance = advances.advance(of: letter)
            else { continue }
            recorded += advance
            own += face.advance(of: glyph)
        }
        return own > 0 ? recorded / own : 1
    }

    /// The width of a character that is not drawn: an em for a wide one, otherwise that of a usual letter.
    func advance(of character: Unicode.Scalar) -> CGFloat {
        if let advance = advances.advance(of: CharacterProperties.base(of: character)) { return advance }
        return CharacterProperties.isWide(character) ? 1 : advances.advance(of: "n") ?? 0.5
    }
}
