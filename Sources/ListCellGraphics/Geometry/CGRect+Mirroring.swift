// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGRect {
    /// The rectangle mirrored in a container of a width: x' = width − x − w.
    @inlinable public func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
    }

    /// Mirrors the rectangle in a container of a width.
    @inlinable public mutating func mirror(in width: CGFloat) { self = mirrored(in: width) }
}
