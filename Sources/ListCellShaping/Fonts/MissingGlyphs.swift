// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// `no font has a glyph for '🛜' U+1F6DC WIRELESS`: each character with its code point, twelve at most.
package func missingGlyphs(_ characters: [Unicode.Scalar]) -> String {
    let more = characters.count > 12 ? " and \(characters.count - 12) more" : ""
    return "no font has a glyph for " + characters.prefix(12).map(spelled).joined(separator: ", ") + more
}

/// A character with its code point and its name in the Unicode standard, itself only where it can be seen alone.
private func spelled(_ character: Unicode.Scalar) -> String {
    let code = "U+" + Hexadecimal.text(character.value, digits: 4).uppercased()
    let named = character.properties.name.map { "\(code) \($0)" } ?? code
    switch character.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned, .spaceSeparator,
        .nonspacingMark, .enclosingMark, .spacingMark:
        return named
    default: return "\(quoted(String(character))) \(named)"
    }
}
