// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Distances from the four edges of a rectangle, in points; left and right are the screen's.
public struct EdgeInsets: Hashable, Sendable {
    /// From the top edge inwards; negative reaches out.
    public var top: CGFloat
    /// From the left edge of the screen inwards, in both directions of writing.
    public var left: CGFloat
    /// From the bottom edge inwards.
    public var bottom: CGFloat
    /// From the right edge of the screen inwards, in both directions of writing.
    public var right: CGFloat

    /// Four distances in points, counter-clockwise from the top as UIKit orders them.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance at any edge.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// Distances from the four edges of a rectangle, in points; leading is the side on which lines begin.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// From the top edge inwards; negative reaches out.
    public var top: CGFloat
    /// From the side on which lines begin inwards: the left one from left to right.
    public var leading: CGFloat
    /// From the bottom edge inwards.
    public var bottom: CGFloat
    /// From the side on which lines end inwards.
    public var trailing: CGFloat

    /// Four distances in points, in UIKit's order.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance at any edge.
    public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}
