// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import CICU

/// The script that owns a character.
struct Script: Hashable {
    /// ICU's number.
    private let number: Int32

    init(of character: Unicode.Scalar) {
        number = listcell_script(character.value)
    }

    /// Before any letter of a text.
    static let none = Script(of: " ")
}

extension Script {
    /// Whether it is a script of its own, not one for characters that scripts share, such as digits and marks.
    var isOwner: Bool { number > 1 }

    /// The family drawn for text of the script, where it is installed; these agree with Inter in style.
    ///
    /// `Noto Sans Arabic` for Arabic; nil for characters that no script owns.
    func family(language: String) -> String? {
        guard isOwner, let name = listcell_script_name(number) else { return nil }
        switch String(cString: name) {
        case "Unknown": return nil
        case "Latin", "Greek", "Cyrillic": return "Noto Sans"
        case "Hangul": return "Noto Sans CJK KR"
        case "Hiragana", "Katakana": return "Noto Sans CJK JP"
        case "Han", "Bopomofo":
            return switch language {
            case "ja": "Noto Sans CJK JP"
            case "ko": "Noto Sans CJK KR"
            default: "Noto Sans CJK SC"
            }
        case let name: return "Noto Sans " + name.split(separator: "_").joined(separator: " ")
        }
    }
}
