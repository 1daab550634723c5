// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension CellAccessory {
    /// The symbol that a system accessory shows.
    public struct Glyph: Hashable, Sendable {
        /// The symbol's name, `chevron.forward`.
        public var symbol: String
        /// Default regular.
        public var weight = FontWeight.regular
        /// Whether white shows through the symbol; default false.
        public var hasWhiteGround = false
        /// Whether the symbol is turned clockwise by a right angle; default false.
        public var isTurned = false
        /// The colour that the glyph has instead of the accessory's tint; default nil.
        public var color: Color?
    }
}
