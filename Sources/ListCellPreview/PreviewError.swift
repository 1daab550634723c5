// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Why the window cannot be shown.
public enum PreviewError: Error, Hashable, Sendable {
    /// SDL finds no display to draw on; carries its words. `listcell render` needs none, SDL_VIDEODRIVER names another driver.
    case noDisplay(String)
    /// SDL has a display, but fails at a step of the window; carries its words.
    case window(String)
}

extension PreviewError: CustomStringConvertible {
    /// The error in one line.
    public var description: String {
        switch self {
        case .noDisplay(let words):
            "there is no display to open a window on (\(printable(words))): `listcell render` needs none"
        case .window(let words): "the window failed: \(printable(words))"
        }
    }
}
