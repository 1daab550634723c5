// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// What someone wrote, between quotes and on one line: control and format characters as escapes, so that a name cannot
/// move a terminal's cursor.
func quoted(_ text: String) -> String {
    "'" + printable(text) + "'"
}

/// A path as messages name it; `-` is standard input.
func shownPath(_ path: String) -> String { path == "-" ? "standard input" : printable(path) }

/// Text with its control and format characters as escapes.
func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
            result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
        default: result.append(scalar)
        }
    }
    return String(result)
}

/// `; did you mean 'a' or 'b'?`, or nothing.
func suggestion(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(names.map(quoted).joined(separator: " or "))?"
}
