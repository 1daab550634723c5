// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellShaping

extension FontError {
    /// The error in one line, with what to do.
    var message: String {
        switch self {
        case .missingFont(let package):
            "the drawing font is not installed: install the package \(package), name a folder of fonts with --fonts, "
                + "or draw bars with --text blocks"
        case .missingGlyphs(let characters):
            "\(listcell.missingGlyphs(Array(characters.unicodeScalars))): install a font that has one, or draw a box with --lenient"
        case .missingFolder(let path): "\(printable(path)): there is no such folder"
        case .unreadable(let path): "\(printable(path)): cannot be read as a font"
        }
    }
}
