// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The masters and the kerning of some glyphs, added up before size and weight come in: whole numbers that serve all
/// fonts.
struct GlyphSums: Hashable, Sendable {
    /// Lanes as in `GlyphMasters.ascii`; in 1/4096 em, without tracking.
    var masters = SIMD4<Int32>()
    /// Of the pairs of neighbours; lanes as in `KerningPairs`; in 1/2048 em.
    var kerning = SIMD2<Int32>()
}

extension SystemFontAdvances {
    /// The width of `count` glyphs that stand together, in units of `TextCluster.unitsPerEm`.
    @inline(__always)
    func units(of sums: GlyphSums, count: Int) -> Int {
        // Number by number: processors without instructions for eight bytes a lane take longer over vectors.
        let regular = Int(sums.masters.x) &* shares.x &+ Int(sums.masters.z) &* shares.z
        let bold = Int(sums.masters.y) &* shares.y &+ Int(sums.masters.w) &* shares.w
        return regular &+ bold &+ count &* tracking &+ units(ofKerning: sums.kerning)
    }
}
