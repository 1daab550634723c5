// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A font that text was drawn or measured with.
public struct FontDescription: Hashable, Sendable {
    /// The family, `Inter`; of a font without names the file's name.
    public var family: String
    /// The style within the family, `Semi Bold`; empty where the font has none.
    public var style: String
    /// Where the font's file lies.
    public var path: String
    /// Whether the font comes from the person's own folder.
    public var isFromDirectory: Bool

    /// A font as it names itself, and its file.
    public init(family: String, style: String, path: String, isFromDirectory: Bool) {
        self.family = family
        self.style = style
        self.path = path
        self.isFromDirectory = isFromDirectory
    }
}
