// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// How sure a length is, and what it was read from.
struct Basis: Sendable {
    /// nil for what the scene or app states, and for what follows from it.
    let certainty: Certainty?
    /// Empty where another line of the explanation says it.
    let source: String

    init(_ certainty: Certainty?, _ source: String = "") {
        self.certainty = certainty
        self.source = source
    }
}

extension Basis {
    /// What the scene or app says, which is as sure as it can be.
    static let stated = Basis(nil)
    /// A point size of the table of text styles.
    static let pointSizes = Basis(.measured, "sizes of running UIKit")
    /// A leading of the table of text styles.
    static let leadings = Basis(.measured, "leadings of running UIKit")
}
