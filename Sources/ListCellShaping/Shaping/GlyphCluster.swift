// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A piece of a line that is never split, with its glyphs; lengths in ems.
struct GlyphCluster {
    /// The cluster's place among the line's scalars.
    var range: Range<Int>
    /// Without kerning.
    var advance: CGFloat
    /// What is added between this cluster and the one to its right.
    var kerning: CGFloat = 0
    /// The font of the glyphs; nil where no font has the text, or none is needed.
    var face: FontFace?
    /// The size of the outlines as a multiple of the text's.
    var outlineScale: CGFloat = 1
    var glyphs: [Glyph] = []

    struct Glyph {
        var identifier: UInt32
        /// From the cluster's left edge to the glyph's origin.
        var x: CGFloat
        /// From the baseline down.
        var y: CGFloat = 0
    }
}
