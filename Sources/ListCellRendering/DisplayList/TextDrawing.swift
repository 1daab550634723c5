// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellShaping

/// How text is drawn.
public enum TextDrawing: Sendable {
    /// Glyphs of the fonts there are.
    case glyphs(FontLibrary)
    /// A rounded bar for each word, as wide as the word: needs no font, and is the same on every machine.
    case blocks
}
