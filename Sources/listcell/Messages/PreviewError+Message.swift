// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellPreview

extension PreviewError {
    /// The error in one line.
    var message: String {
        switch self {
        case .noDisplay(let words):
            "there is no display to open a window on (\(printable(words))): `listcell render` needs none"
        case .window(let words): "the window failed: \(printable(words))"
        }
    }
}
