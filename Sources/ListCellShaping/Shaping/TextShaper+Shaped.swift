// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellText

extension TextShaper {
    /// The clusters, from left to right, of units of one font and script that HarfBuzz shapes together.
    func shapedClusters(of run: Run) -> [GlyphCluster] {
        guard let first = run.units.first, let last = run.units.last, let face = first.face else { return [] }
        let range = first.range.lowerBound..<last.range.upperBound
        let glyphs = HarfBuzzBuffer().shape(
            run.scalars, in: range, with: face, isRightToLeft: run.isRightToLeft, language: language, isPlain: false)
        // Outlines grow with the advances, or letters that join would no longer meet.
        let scale = advanceRatio(of: face)
        var clusters: [GlyphCluster] = []
        var identifiers: [Int] = []
        for glyph in glyphs {
            if identifiers.last != glyph.cluster {
                identifiers.append(glyph.cluster)
                clusters.append(
                    GlyphCluster(
                        range: glyph.cluster..<glyph.cluster, advance: 0, face: face, outlineScale: scale))
            }
            let end = clusters.count - 1
            clusters[end].glyphs.append(
                GlyphCluster.Glyph(
                    identifier: glyph.identifier,
                    x: clusters[end].advanceInEms + CGFloat(glyph.x) / face.unitsPerEm * scale,
                    y: -CGFloat(glyph.y) / face.unitsPerEm * scale))
            clusters[end].advance &+= GlyphCluster.units(ems: CGFloat(glyph.advance) / face.unitsPerEm * scale)
        }
        return Self.withRanges(clusters, in: range, isRightToLeft: run.isRightToLeft)
    }

    /// A cluster reaches to the next one in logical order; HarfBuzz names only where each begins.
    private static func withRanges(
        _ clusters: [GlyphCluster], in range: Range<Int>, isRightToLeft: Bool
    ) -> [GlyphCluster] {
        if clusters.isEmpty { return [GlyphCluster(range: range, advance: 0)] }
        var clusters = clusters
        var end = range.upperBound
        let first = isRightToLeft ? clusters.count - 1 : 0
        for index in isRightToLeft ? Array(clusters.indices) : clusters.indices.reversed() {
            let start = index == first ? range.lowerBound : min(clusters[index].range.lowerBound, end)
            clusters[index].range = start..<end
            end = start
        }
        return clusters
    }
}
