// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension TextStyle {
    /// The text style of a name, without regard to case and spaces: `title1`, `Title 1`; nil for any other.
    public static func named(_ name: String) -> TextStyle? { byFoldedName[Speller.folded(name)] }

    private static let byFoldedName = Dictionary(
        uniqueKeysWithValues: allCases.map { (Speller.folded($0.rawValue), $0) })
}
