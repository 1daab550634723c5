// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Why the window cannot be shown.
public enum PreviewError: Error, Hashable, Sendable {
    /// SDL finds no display to draw on; carries its words. `listcell render` needs none, SDL_VIDEODRIVER names another driver.
    case noDisplay(String)
    /// SDL has a display, but fails at a step of the window; carries its words.
    case window(String)
}
