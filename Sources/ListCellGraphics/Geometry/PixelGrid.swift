// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The grid of the screen's pixels: the only place where lengths are rounded.
///
/// A value within `epsilon` pixels of the grid counts as lying on it, so that sums such as 10.333… + 20.333…
/// are not pushed a pixel further by the last bits of their binary form.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    public let scale: CGFloat

    /// The largest distance from a pixel border, in pixels, that is taken for a rounding error.
    public static let epsilon: CGFloat = 1e-6

    /// A grid of so many pixels a point, above 0.
    public init(scale: CGFloat) {
        self.scale = scale
    }
}

extension PixelGrid {
    /// One pixel, in points.
    public var pixel: CGFloat { 1 / scale }

    /// The next pixel border at or above a length. UIKit rounds label widths and heights so.
    @inlinable public func ceil(_ value: CGFloat) -> CGFloat {
        (value * scale - Self.epsilon).rounded(.up) / scale
    }

    /// The next pixel border at or below a length.
    @inlinable public func floor(_ value: CGFloat) -> CGFloat {
        (value * scale + Self.epsilon).rounded(.down) / scale
    }

    /// The nearest pixel border, half a pixel up (towards larger values).
    @inlinable public func round(_ value: CGFloat) -> CGFloat {
        (value * scale + 0.5 + Self.epsilon).rounded(.down) / scale
    }
}

extension PixelGrid {
    /// A size with both sides at the next pixel border.
    @inlinable public func ceil(_ size: CGSize) -> CGSize {
        CGSize(width: ceil(size.width), height: ceil(size.height))
    }
}
