// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The part of a scene that is in view, drawn.
public struct PreviewPicture: Sendable {
    /// Exactly what a PNG of this part would hold.
    public var bitmap: Bitmap
    /// Pixels a point of the bitmap.
    public var displayScale: CGFloat
    /// The height of the whole content, in pixels; what exceeds the bitmap can be scrolled to.
    public var contentHeight: Int
    /// What the panel says of the picture: text size, system.
    public var caption: String
    /// The smallest and the largest `sizeStep` that change anything.
    public var sizeSteps: ClosedRange<Int>

    /// A part of a scene as drawn; heights in pixels of the bitmap.
    public init(
        bitmap: Bitmap, displayScale: CGFloat, contentHeight: Int, caption: String, sizeSteps: ClosedRange<Int>
    ) {
        self.bitmap = bitmap
        self.displayScale = displayScale
        self.contentHeight = contentHeight
        self.caption = caption
        self.sizeSteps = sizeSteps
    }
}
