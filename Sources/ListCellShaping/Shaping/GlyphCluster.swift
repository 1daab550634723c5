// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellText

/// A piece of a line that is never split, with its glyphs.
struct GlyphCluster {
    /// The cluster's place among the line's scalars.
    var range: Range<Int>
    /// Without kerning, in units of `TextCluster.unitsPerEm`.
    var advance: Int
    /// What is added between this cluster and the one to its right, in the same units.
    var kerning = 0
    /// The font of the glyphs; nil where no font has the text, or none is needed.
    var face: FontFace?
    /// Whether a box stands for the text, as no font has it.
    var isBoxed = false
    /// The size of the outlines as a multiple of the text's.
    var outlineScale: CGFloat = 1
    var glyphs: [Glyph] = []

    struct Glyph {
        var identifier: UInt32
        /// From the cluster's left edge to the glyph's origin, in ems.
        var x: CGFloat
        /// From the baseline down, in ems.
        var y: CGFloat = 0
    }
}

extension GlyphCluster {
    /// A font's advance in ems as units; within 64 ems, so that no broken font makes a sum overflow.
    static func units(ems: CGFloat) -> Int { TextCluster.units(ems: min(max(ems, -64), 64)) }

    var advanceInEms: CGFloat { CGFloat(advance) / CGFloat(TextCluster.unitsPerEm) }
}
