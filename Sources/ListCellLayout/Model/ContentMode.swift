// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a picture lies in a frame of another size; UIView.ContentMode.
public enum ContentMode: String, CaseIterable, Sendable, Hashable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

extension ContentMode {
    /// The frame of a picture of a size; it may stick out of the bounds.
    func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let factors = (bounds.width / size.width, bounds.height / size.height)
        let drawn: CGSize
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: drawn = size.scaled(by: min(factors.0, factors.1))
        case .scaleAspectFill: drawn = size.scaled(by: max(factors.0, factors.1))
        default: drawn = size
        }
        let place = place
        return CGRect(
            x: bounds.minX + (bounds.width - drawn.width) * place.x,
            y: bounds.minY + (bounds.height - drawn.height) * place.y, width: drawn.width, height: drawn.height)
    }

    /// The share of the free space that lies to the left of the picture, and above it.
    private var place: CGPoint {
        switch self {
        case .top: CGPoint(x: 0.5, y: 0)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .topLeft: CGPoint(x: 0, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        default: CGPoint(x: 0.5, y: 0.5)
        }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
