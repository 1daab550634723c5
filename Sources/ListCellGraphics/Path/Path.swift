// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// An outline of lines and curves, in points, y down.
public struct Path: Hashable, Sendable {
    /// A step along the outline; every point is in points, y down.
    public enum Element: Hashable, Sendable {
        /// Ends the subpath before, open, and begins one at a point.
        case move(CGPoint)
        /// A straight line from the current point, to a point.
        case line(CGPoint)
        /// A Bézier curve of second degree from the current point.
        case quadCurve(control: CGPoint, end: CGPoint)
        /// A Bézier curve of third degree from the current point.
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        /// A straight line back to where the subpath began, which ends it.
        case close
    }

    /// The steps in drawing order; only the functions below add to them.
    public private(set) var elements: [Element]

    /// An outline of given steps; none by default.
    public init(elements: [Element] = []) {
        self.elements = elements
    }
}

extension Path {
    /// Whether it has no step at all; one that only moves is not empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a subpath; the one before stays open, and is filled as if it were closed.
    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

    /// Adds a straight line to a point; a path without a current point begins at (0, 0).
    public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

    /// Adds a Bézier curve of second degree to a point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(control: control, end: end))
    }

    /// Adds a Bézier curve of third degree to a point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1: control1, control2: control2, end: end))
    }

    /// Ends the subpath by a line to its beginning, so that a stroke joins there.
    public mutating func close() { elements.append(.close) }

    /// Adds the subpaths of another path behind its own; nothing connects the two.
    public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

    /// The path with every point transformed.
    public func applying(_ transform: AffineTransform) -> Path {
        mapPoints { transform.transform($0) }
    }

    /// The path with every point replaced.
    public func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
        Path(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(map(point))
                case .line(let point): .line(map(point))
                case .quadCurve(let control, let end): .quadCurve(control: map(control), end: map(end))
                case .curve(let control1, let control2, let end):
                    .curve(control1: map(control1), control2: map(control2), end: map(end))
                case .close: .close
                }
            })
    }
}

/// Which side of an outline is inside where it overlaps itself.
public enum FillRule: String, Sendable, Hashable {
    /// Inside is what the outline winds around, in sum over its parts.
    case nonZero
    /// Inside is what an odd number of its parts wind around.
    case evenOdd
}
