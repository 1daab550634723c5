// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of a line where it ends: cut off, rounded by half its width, or longer by half its width.
    public enum Cap: String, Sendable, Hashable { case butt, round, square }
    /// The shape of a line where it turns: pointed, rounded, or with the point cut off.
    public enum Join: String, Sendable, Hashable { case miter, round, bevel }

    /// The line's thickness, in points.
    public var width: CGFloat
    /// The shape of open ends; default butt, as in SVG.
    public var cap: Cap
    /// The shape of corners; default miter, as in SVG.
    public var join: Join
    /// The longest miter, in line widths, before a corner is bevelled; default 4, as in SVG.
    public var miterLimit: CGFloat

    /// A line of a width, in points, with the ends and corners that SVG has by default.
    public init(width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 4) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }
}
