// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A picture where it is drawn.
public struct Picture: Hashable, Sendable {
    /// Pixels or drawing commands, both scaled to the item's frame.
    public enum Content: Hashable, Sendable {
        /// Pixels, averaged where the frame has fewer and interpolated where it has more.
        case bitmap(Bitmap)
        /// Commands, drawn at the frame's own resolution.
        case drawing(Drawing)
    }

    /// What is drawn.
    public var content: Content
    /// What takes the tint gets this colour.
    public var tint: RGBA
    /// 0 to 1.
    public var opacity: Double
    /// Whether left and right are exchanged.
    public var isMirrored: Bool

    /// A picture, whole and not mirrored by default.
    public init(_ content: Content, tint: RGBA, opacity: Double = 1, isMirrored: Bool = false) {
        self.content = content
        self.tint = tint
        self.opacity = opacity
        self.isMirrored = isMirrored
    }
}
