// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// A scene file, read and checked: one screen with one list.
public struct Scene: Sendable {
    /// The file's name without folder and extension, `settings-root`; `scene` for standard input.
    public var name: String
    /// The large title above the list.
    public var title: String?
    /// What the file says of traits; the rest takes its default when resolved.
    public var traits: TraitOverrides
}

extension Scene {
    /// The list under traits: icons follow the system, texts the locale.
    public func list(for traits: TraitCollection) -> List { List(sections: []) }
}
