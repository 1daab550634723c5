// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What someone wrote, in quotation marks and on one line, as every message quotes it.
///
/// Control and format characters are written as escapes, so that a name cannot move a terminal's cursor.
/// - Parameter limit: The most characters; those behind them are left out for an ellipsis.
package func quoted(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
    return "\"" + printable(String(scalars[..<end])) + (end < scalars.endIndex ? "…\"" : "\"")
}

/// A path in quotation marks, whole.
package func quotedPath(_ path: String) -> String { quoted(path, limit: .max) }

/// A path as messages name it; `-` is standard input.
package func shownPath(_ path: String) -> String { path == "-" ? "standard input" : printable(path) }

/// Text with its control and format characters as escapes.
package func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
            result.append(contentsOf: "\\u{\(Hexadecimal.text(scalar.value))}".unicodeScalars)
        default: result.append(scalar)
        }
    }
    return String(result)
}

/// `a, b or c`.
package func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
}

/// `; did you mean "a", "b" or "c"?`; nothing where there are no names.
package func suggestion(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean " + alternatives(names.map { quoted($0) }) + "?"
}

/// `; did you mean "a"?`; nothing where there is no name.
package func suggestion(_ name: String?) -> String { suggestion(name.map { [$0] } ?? []) }
