// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// An outline of lines and curves, in points, y down.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    public private(set) var elements: [Element]

    public init(elements: [Element] = []) {
        self.elements = elements
    }
}

extension Path {
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

    public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(control: control, end: end))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1: control1, control2: control2, end: end))
    }

    public mutating func close() { elements.append(.close) }

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
    case nonZero, evenOdd
}
