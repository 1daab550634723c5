// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// A scene file, read and checked: one screen with one list.
public struct Scene: Sendable {
    /// The file's name without folder and extension, `settings-root`; `scene` for standard input.
    public var name: String
    /// The large title above the list as it is written; `title(for:)` gives it in a language.
    public var title: String?
    /// What the file says of traits, container and deviations; the rest takes its default when resolved.
    public var traits: TraitOverrides
    /// How the list looks; default inset grouped.
    public var appearance: List.Appearance
    /// The side inset of the cards, in points; default nil: the system's own.
    public var inset: CGFloat?
    /// From top to bottom.
    public var sections: [Section]
    /// By locale or language, what each text becomes in it.
    public var strings: [String: [String: String]]
    /// What is odd but keeps nothing from being drawn, in the order of the file.
    public var warnings: [SceneIssue]

    /// A group of rows with a header above and a footer below.
    public struct Section: Sendable {
        /// Default nil: none, unless the first row is one.
        public var header: Row?
        /// From top to bottom.
        public var rows: [Row]
        /// Default nil: none.
        public var footer: Row?

        /// A section of rows.
        public init(header: Row? = nil, rows: [Row] = [], footer: Row? = nil) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    /// An empty scene with all defaults.
    public init(name: String) {
        self.name = name
        self.traits = TraitOverrides()
        self.appearance = .insetGrouped
        self.sections = []
        self.strings = [:]
        self.warnings = []
    }
}
