// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CICU

/// The families drawn for text of other scripts, where they are installed; they agree with Inter in style.
enum ScriptFamily {
    /// `Noto Sans Arabic` for an Arabic letter; nil for a character that no script owns, such as an arrow.
    static func name(for character: Unicode.Scalar, language: String) -> String? {
        guard let name = script(of: character) else { return nil }
        switch name {
        case "Common", "Inherited", "Unknown": return nil
        case "Latin", "Greek", "Cyrillic": return "Noto Sans"
        case "Hangul": return "Noto Sans CJK KR"
        case "Hiragana", "Katakana": return "Noto Sans CJK JP"
        case "Han", "Bopomofo":
            return switch language {
            case "ja": "Noto Sans CJK JP"
            case "ko": "Noto Sans CJK KR"
            default: "Noto Sans CJK SC"
            }
        default: return "Noto Sans " + name
        }
    }

    private static func script(of character: Unicode.Scalar) -> String? {
        listcell_script_name(listcell_script(character.value)).map { name in
            String(cString: name).split(separator: "_").joined(separator: " ")
        }
    }
}
