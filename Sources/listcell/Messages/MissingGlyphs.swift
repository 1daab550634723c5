// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// `no font has a glyph for '🛜' U+1F6DC WIRELESS`: each character with its code point, twelve at most.
func missingGlyphs(_ characters: [Unicode.Scalar]) -> String {
    let more = characters.count > 12 ? " and \(characters.count - 12) more" : ""
    return "no font has a glyph for " + characters.prefix(12).map(spelled).joined(separator: ", ") + more
}

/// A character with its code point and its name in the Unicode standard, itself only where it can be seen alone.
private func spelled(_ character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    let named = character.properties.name.map { "\(code) \($0)" } ?? code
    switch character.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned, .spaceSeparator,
        .nonspacingMark, .enclosingMark, .spacingMark:
        return named
    default: return "'\(Character(character))' \(named)"
    }
}
