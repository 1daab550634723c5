// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A device whose screen a scene can take.
public struct Device: Hashable, Sendable {
    /// A stable identifier, `apple-iphone-17`.
    public var id: String
    /// The name people write, `iPhone 17`.
    public var name: String
    /// Phone or pad.
    public var idiom: UserInterfaceIdiom
    /// The screen in points, upright.
    public var size: CGSize
    /// Pixels a point.
    public var displayScale: CGFloat
    /// What the system keeps free at the screen's edges, in points, upright.
    public var safeAreaInsets: EdgeInsets

    /// A screen by its size and safe area in points, upright.
    public init(
        id: String, name: String, idiom: UserInterfaceIdiom, size: CGSize, displayScale: CGFloat,
        safeAreaInsets: EdgeInsets
    ) {
        self.id = id
        self.name = name
        self.idiom = idiom
        self.size = size
        self.displayScale = displayScale
        self.safeAreaInsets = safeAreaInsets
    }
}
