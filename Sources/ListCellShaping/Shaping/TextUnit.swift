// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What a person takes for one character, and what draws it.
struct TextUnit {
    /// The unit's place among the line's scalars.
    var range: Range<Int>
    /// Where the unit begins, in UTF-16 units.
    var utf16Offset: Int
    var role: Role
    /// The font that has all of the unit; nil where no font has it, or none is needed.
    var face: FontFace?
    /// The script that owns the character; that of the text before for a character that scripts share.
    var script = Script.none
    /// Whether one glyph of the font draws it, not several that must be put together.
    var isOneCharacter = true

    enum Role: Hashable {
        /// Never drawn and without width: a joiner, a direction mark, a control character.
        case ignorable
        /// Drawn by the font of Latin text, character by character, at the system font's advances.
        case system
        /// Shaped together with its neighbours by an installed font.
        case shaped
        /// No font has it.
        case missing
    }
}
