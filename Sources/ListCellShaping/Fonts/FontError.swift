// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Why text cannot be drawn.
public enum FontError: Error, Hashable, Sendable {
    /// The drawing font is not installed; carries the name of the package that brings it.
    case missingFont(package: String)
    /// No font has glyphs for these characters.
    case missingGlyphs(characters: String)
    /// The folder of fonts is not there.
    case missingFolder(path: String)
    /// A font file that cannot be read.
    case unreadable(path: String)
}
