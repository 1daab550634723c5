// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// What the window's keys change of a scene.
public struct PreviewState: Hashable, Sendable {
    /// Steps from the text size that the scene states, up or down.
    public var sizeStep = 0
    /// Whether light and dark are exchanged.
    public var isAppearanceExchanged = false
    /// Whether left to right and right to left are exchanged.
    public var isDirectionExchanged = false
    /// How far the content is scrolled up, in pixels of the picture; default 0.
    public var contentOffset = 0

    /// The scene as it was written: no step, nothing exchanged, at the top.
    public init() {}
}

extension PreviewState {
    /// A text size after the steps, held at the smallest and the largest.
    public func size(from size: ContentSizeCategory) -> ContentSizeCategory {
        let sizes = ContentSizeCategory.allCases
        return sizes[max(0, min(sizes.count - 1, size.rawValue + sizeStep))]
    }

    /// The appearance, exchanged where it is to be.
    public func appearance(from appearance: UserInterfaceStyle) -> UserInterfaceStyle {
        guard isAppearanceExchanged else { return appearance }
        return appearance == .light ? .dark : .light
    }

    /// The direction, exchanged where it is to be.
    public func direction(from direction: LayoutDirection) -> LayoutDirection {
        guard isDirectionExchanged else { return direction }
        return direction == .leftToRight ? .rightToLeft : .leftToRight
    }
}
