// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Why text cannot be drawn.
public enum FontError: Error, Hashable, Sendable {
    /// The drawing font is not installed; carries the name of the package that brings it.
    case missingFont(package: String)
    /// No font has glyphs for these characters.
    case missingGlyphs(characters: String)
    /// The folder of fonts is not there.
    case missingFolder(path: String)
    /// A font file that cannot be read.
    case unreadable(path: String)
}

extension FontError: CustomStringConvertible {
    /// The error in one line, with what to do.
    public var description: String {
        switch self {
        case .missingFont(let package):
            "the drawing font is not installed: install the package \(package), name a folder of fonts, or draw bars in "
                + "place of text"
        case .missingGlyphs(let characters):
            "\(ListCellShaping.missingGlyphs(Array(characters.unicodeScalars))): install a font that has one, or draw a box"
        case .missingFolder(let path): "\(printable(path)): there is no such folder"
        case .unreadable(let path): "\(printable(path)): cannot be read as a font"
        }
    }
}

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
