// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The shadow of a background; UIShadowProperties. Its defaults are a layer's (assumed), and show nothing.
public struct ShadowProperties: Hashable, Sendable {
    /// Default black.
    public var color: Color
    /// How far the shadow is moved, in points, right and down; default 3 up.
    public var offset: CGSize
    /// 0, the default, to 1.
    public var opacity: CGFloat
    /// The outline that casts the shadow, from the background's top left corner; default nil: the background's own.
    public var path: Path?
    /// The blur's standard deviation, in points; default 3.
    public var radius: CGFloat

    /// A shadow; one that shows nothing unless an opacity is stated.
    public init(
        color: Color = .catalog(.black), offset: CGSize = CGSize(width: 0, height: -3), opacity: CGFloat = 0,
        path: Path? = nil, radius: CGFloat = 3
    ) {
        self.color = color
        self.offset = offset
        self.opacity = opacity
        self.path = path
        self.radius = radius
    }
}
