// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension Drawing {
    /// Draws another drawing at its natural size, its top left corner at a point, as `UIImage.draw(at:)` does.
    public mutating func draw(_ other: Drawing, at point: CGPoint) {
        commands += other.commands.map { $0.scaled(byX: 1, y: 1, movedBy: point) }
    }

    /// Draws another drawing stretched into a rectangle, its proportions given up, as `UIImage.draw(in:)` does.
    ///
    /// Nothing is drawn where the drawing or the rectangle has no area. The blur of a shadow, which cannot be
    /// stretched, grows by the mean of both factors.
    public mutating func draw(_ other: Drawing, in rect: CGRect) {
        guard other.size.width > 0, other.size.height > 0, rect.width > 0, rect.height > 0 else { return }
        let (x, y) = (rect.width / other.size.width, rect.height / other.size.height)
        commands += other.commands.map { $0.scaled(byX: x, y: y, movedBy: rect.origin) }
    }
}

extension CGSize {
    /// The size with the same proportions that just fits into another, as `scaledToFit()` gives it.
    public func scaledToFit(_ limits: CGSize) -> CGSize {
        guard width > 0, height > 0 else { return .zero }
        let factor = min(limits.width / width, limits.height / height)
        return CGSize(width: width * factor, height: height * factor)
    }
}

extension DrawingCommand {
    fileprivate func scaled(byX x: CGFloat, y: CGFloat, movedBy origin: CGPoint) -> DrawingCommand {
        let transform = AffineTransform(m11: x, m12: 0, m21: 0, m22: y, tX: origin.x, tY: origin.y)
        switch self {
        case .fill(let path, let rule, let paint):
            return .fill(path.applying(transform), rule, paint.applying(transform))
        case .stroke(let path, var style, let paint):
            // A line stretched unevenly is no longer equally wide, so its outline is stretched.
            guard x == y else {
                return .fill(path.stroked(style).applying(transform), .nonZero, paint.applying(transform))
            }
            style.width *= x
            return .stroke(path.applying(transform), style, paint.applying(transform))
        case .shadow(let path, let rule, var shadow):
            shadow.offset = CGSize(width: shadow.offset.width * x, height: shadow.offset.height * y)
            shadow.radius *= (x + y) / 2
            return .shadow(path.applying(transform), rule, shadow)
        case .pushClip(let path, let rule): return .pushClip(path.applying(transform), rule)
        case .popClip: return .popClip
        }
    }
}

extension Paint {
    fileprivate func applying(_ transform: AffineTransform) -> Paint {
        guard case .gradient(var gradient) = self else { return self }
        gradient.start = transform.transform(gradient.start)
        gradient.end = transform.transform(gradient.end)
        return .gradient(gradient)
    }
}
