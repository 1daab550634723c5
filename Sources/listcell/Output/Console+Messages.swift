// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellRendering
import ListCellShaping

extension Console {
    /// Reports wrong usage: the error, and where help is.
    func report(_ error: UsageError, command: (any Command.Type)?) {
        report(error: "\(error)")
        note("Try 'listcell \(command.map { $0.name + " " } ?? "")--help'.")
    }

    /// Reports bad input or an I/O failure.
    func report(_ error: any Error) { report(error: Self.message(of: error)) }

    /// An error in words, a line an issue; behind those of its library the options that help.
    static func message(of error: any Error) -> String {
        let font = if case .font(let error)? = error as? RenderingError { error } else { error as? FontError }
        return switch font {
        case .missingFont: "\(error) (--fonts, --text blocks)"
        case .missingGlyphs: "\(error) (--lenient)"
        case .missingFolder, .unreadable, nil: "\(error)"
        }
    }
}

/// `row 0.1`, or `rows 0.1, 0.2 and 7 more`.
func rowList(_ ids: [String]) -> String {
    if ids == ["title"] { return "title" }
    let more = ids.count > 8 ? " and \(ids.count - 8) more" : ""
    return (ids.count == 1 ? "row " : "rows ") + ids.prefix(8).joined(separator: ", ") + more
}

extension Console {
    /// Warns of rows of a scene's file, a line for each kind of warning.
    func report(_ warnings: RowWarnings, in file: String) {
        report(
            warnings.overflowing, in: file,
            "the stated height is less than the content needs, which stands out of it")
        report(
            warnings.crowded, in: file,
            "too little space is left for the text, whose letters stand over what is beside them")
    }

    private func report(_ rows: [String], in file: String, _ words: String) {
        guard !rows.isEmpty else { return }
        report(warning: "\(shownPath(file)): \(rowList(rows.uniqued)): \(words)")
    }
}
