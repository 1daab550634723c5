// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a control is laid out in one list: its height, its width, and the parts that it is made of.
struct ControlForm {
    /// What of a control has a place of its own.
    enum Parts {
        case none
        /// One text at the leading edge, or in the middle of a ground.
        case text(Ground?)
        /// Equally wide segments beside one another.
        case segments
        /// Pills as wide as their texts.
        case pills
        /// A text with a menu's chevrons after it.
        case menu
    }

    /// What is behind a text.
    struct Ground {
        /// From its edge to the text.
        let inset: Sum
        /// In points, before it is limited to half the height.
        let radius: CGFloat
    }

    /// The width it has by itself; nil where its parts decide.
    let width: Sum?
    let height: Sum
    let parts: Parts

    /// A control of one size.
    init(_ sides: Sides<Sum>) { self.init(width: sides.width, height: sides.height) }

    init(width: Sum, height: Sum) {
        self.width = width
        self.height = height
        parts = .none
    }

    init(parts: Parts, height: Sum) {
        width = nil
        self.height = height
        self.parts = parts
    }
}
