// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The rule that a sum follows, and how sure it is that it holds at the text size.
struct Basis {
    let rule: String
    /// nil for what follows from the frames themselves.
    let certainty: Certainty?

    init(_ rule: String, _ certainty: Certainty?) {
        self.rule = rule
        self.certainty = certainty
    }
}

extension Basis {
    static let stated = Basis("as stated", nil)
    static let geometry = Basis("follows from the other frames", nil)
}
