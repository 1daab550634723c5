// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout
import ListCellScenes

/// One of the trait collections that a run goes through, and what of it differs from the others.
struct Variant: Equatable {
    /// What the command line says of the scene's traits.
    var overrides: TraitOverrides
    /// The traits of which the run has several, in the order system, size, appearance, direction.
    var differences: [Difference] = []

    /// A trait that varies.
    struct Difference: Equatable {
        var trait: String
        /// As `layout` prints it, `iOS 27`.
        var value: String
    }
}

extension Variant {
    /// What the variant adds to the name of a file: `-ios27-AX3-dark`; empty for a variant alone.
    var fileSuffix: String {
        differences.map { "-" + ($0.trait == "system" ? Speller.folded($0.value) : $0.value) }.joined()
    }
}
