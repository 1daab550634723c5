// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// What to paint, in order: a screen without any structure left.
public struct DisplayList: Hashable, Sendable {
    /// The screen, in points.
    public var size: CGSize
    /// The lowest point of the content, in points, safe area included.
    public var contentHeight: CGFloat
    /// What remains to be asked when pictures and text are drawn: colours of drawings, language.
    public var traits: TraitCollection
    /// The colour behind everything.
    public var background: RGBA
    /// What is painted, from back to front; each over those before it.
    public var items: [DisplayItem]

    /// A list of given items; sizes in points, `contentHeight` with both safe areas.
    public init(
        size: CGSize, contentHeight: CGFloat, traits: TraitCollection, background: RGBA, items: [DisplayItem] = []
    ) {
        self.size = size
        self.contentHeight = contentHeight
        self.traits = traits
        self.background = background
        self.items = items
    }
}
