// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import CICU
import ListCellGraphics

/// What Unicode says of characters.
enum CharacterProperties {
    /// Whether a character is never drawn and takes no room: joiners, direction marks, control characters.
    static func isIgnorable(_ character: Unicode.Scalar) -> Bool {
        if character.value < 0x80 { return character.value < 0x20 && character != "\t" || character.value == 0x7F }
        return character.value < 0xA0 || listcell_is_default_ignorable(character.value)
            || character.value == 0x2028 || character.value == 0x2029
    }

    /// The character that is drawn for one that differs from it only in where lines break.
    static func drawn(_ character: Unicode.Scalar) -> Unicode.Scalar {
        switch character {
        case "\t", "\u{A0}": " "
        case "\u{2010}", "\u{2011}": "-"
        default: character
        }
    }

    /// The letter below the accents, `e` for `é`; the character itself where there is none.
    static func base(of character: Unicode.Scalar) -> Unicode.Scalar {
        var result = drawn(character)
        while !result.isASCII, let base = withoutMark(result) { result = base }
        return result.isASCII ? result : character
    }

    /// The character without the last of its marks, `ê` for `ế`; nil for one without marks.
    static func withoutMark(_ character: Unicode.Scalar) -> Unicode.Scalar? {
        var base: hb_codepoint_t = 0
        var mark: hb_codepoint_t = 0
        guard hb_unicode_decompose(hb_unicode_funcs_get_default(), character.value, &base, &mark) != 0 else {
            return nil
        }
        return Unicode.Scalar(base)
    }

    /// The character that an opening bracket becomes where text runs from right to left.
    static func mirrored(_ character: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(hb_unicode_mirroring(hb_unicode_funcs_get_default(), character.value)) ?? character
    }

    /// The direction of a paragraph by its first strong letter (rules P2 and P3 of the bidirectional algorithm): left to
    /// right where there is none. Isolates are not skipped.
    static func paragraphDirection(of text: some StringProtocol) -> LayoutDirection {
        for character in text.unicodeScalars {
            let direction = listcell_strong_direction(character.value)
            if direction != 0 { return direction > 0 ? .rightToLeft : .leftToRight }
        }
        return .leftToRight
    }

    /// Whether a character is white space at which lines may end, and which hangs over the end of a line.
    static func isBreakingSpace(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether a character is as wide as it is high, as Chinese ones are.
    static func isWide(_ character: Unicode.Scalar) -> Bool {
        listcell_is_wide(character.value)
    }

    /// The one character that a letter and its marks make; nil where there is none.
    static func composed(_ scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
        guard var result = scalars.first?.value else { return nil }
        for mark in scalars.dropFirst() {
            var composed: hb_codepoint_t = 0
            guard hb_unicode_compose(hb_unicode_funcs_get_default(), result, mark.value, &composed) != 0 else {
                return nil
            }
            result = composed
        }
        return Unicode.Scalar(result)
    }
}
