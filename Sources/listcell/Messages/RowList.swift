// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// `row 0.1`, or `rows 0.1, 0.2 and 7 more`.
func rowList(_ ids: [String]) -> String {
    if ids == ["title"] { return "title" }
    let more = ids.count > 8 ? " and \(ids.count - 8) more" : ""
    return (ids.count == 1 ? "row " : "rows ") + ids.prefix(8).joined(separator: ", ") + more
}

extension Console {
    /// Warns of rows whose content stands out of their stated height.
    func reportOverflow(of rows: [String], in file: String) {
        guard !rows.isEmpty else { return }
        let words = "the stated height is less than the content needs, which stands out of it"
        report(warning: "\(shownPath(file)): \(rowList(rows.uniqued)): \(words)")
    }
}
