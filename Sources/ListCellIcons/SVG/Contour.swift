// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// One closed outline of a path, with straight pieces along it for questions about what it contains.
struct Contour {
    /// A move, then lines and curves, then possibly a close.
    var elements: [Path.Element]
    /// Points along the outline; the last is joined to the first.
    private(set) var polygon: [CGPoint] = []
    private(set) var box = CGRect.zero
    /// The area within, in square units: above 0 where the outline runs clockwise (y down).
    private(set) var area: CGFloat = 0

    init(_ elements: [Path.Element]) {
        self.elements = elements
        box = Path(elements: elements).bounds
        for element in elements { appendPoints(of: element) }
        area = signedArea
    }

    /// The contours of a path, those without any line or curve left out.
    static func contours(of path: Path) -> [Contour] {
        var groups: [[Path.Element]] = []
        for element in path.elements {
            if case .move = element {
                groups.append([element])
            } else if !groups.isEmpty {
                groups[groups.count - 1].append(element)
            }
        }
        return groups.map(Contour.init).filter { $0.polygon.count > 2 }
    }

    private static let piecesPerCurve = 8

    private mutating func appendPoints(of element: Path.Element) {
        switch element {
        case .move(let point), .line(let point): polygon.append(point)
        case .quadCurve(let control, let end):
            guard let start = polygon.last else { return }
            for index in 1...Self.piecesPerCurve {
                let t = CGFloat(index) / CGFloat(Self.piecesPerCurve)
                polygon.append(mix(mix(start, control, t), mix(control, end, t), t))
            }
        case .curve(let control1, let control2, let end):
            guard let start = polygon.last else { return }
            for index in 1...Self.piecesPerCurve {
                let t = CGFloat(index) / CGFloat(Self.piecesPerCurve)
                let middle = mix(control1, control2, t)
                let first = mix(mix(start, control1, t), middle, t)
                polygon.append(mix(first, mix(middle, mix(control2, end, t), t), t))
            }
        case .close: break
        }
    }

    private var signedArea: CGFloat {
        guard var previous = polygon.last else { return 0 }
        var sum: CGFloat = 0
        for point in polygon {
            sum += previous.x * point.y - point.x * previous.y
            previous = point
        }
        return sum / 2
    }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

extension Contour {
    /// Whether a point is inside, by the parity of crossings.
    func contains(_ point: CGPoint) -> Bool {
        guard var previous = polygon.last else { return false }
        var isInside = false
        for next in polygon {
            if (previous.y > point.y) != (next.y > point.y) {
                let x = previous.x + (point.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
                if x > point.x { isInside.toggle() }
            }
            previous = next
        }
        return isInside
    }

    /// Whether another contour, which does not cross this one, lies inside; touching points are outvoted.
    func surrounds(_ other: Contour) -> Bool {
        guard abs(area) > abs(other.area), other.box.maxX >= box.minX, other.box.minX <= box.maxX,
            other.box.maxY >= box.minY, other.box.minY <= box.maxY
        else { return false }
        let step = max(1, other.polygon.count / 9)
        let samples = stride(from: 0, to: other.polygon.count, by: step)
        let inside = samples.count { contains(other.polygon[$0]) }
        return 2 * inside > Array(samples).count
    }

    /// Whether the outlines of two contours truly cross; touching does not count.
    func crosses(_ other: Contour) -> Bool {
        let mine = edges(near: other.box)
        guard !mine.isEmpty else { return false }
        for (c, d) in other.edges(near: box) {
            for (a, b) in mine
            where side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0 { return true }
        }
        return false
    }

    /// The straight pieces that may reach into a box.
    private func edges(near box: CGRect) -> [(CGPoint, CGPoint)] {
        guard var previous = polygon.last else { return [] }
        let (left, right, top, bottom) = (box.minX, box.maxX, box.minY, box.maxY)
        var edges: [(CGPoint, CGPoint)] = []
        for next in polygon {
            if max(previous.x, next.x) >= left && min(previous.x, next.x) <= right
                && max(previous.y, next.y) >= top && min(previous.y, next.y) <= bottom
            {
                edges.append((previous, next))
            }
            previous = next
        }
        return edges
    }

    private func side(_ a: CGPoint, _ b: CGPoint, _ point: CGPoint) -> CGFloat {
        (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }

    /// The contour drawn from its end to its start.
    var reversed: [Path.Element] {
        var result: [Path.Element] = []
        var ends: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let end), .line(let end), .quadCurve(_, let end), .curve(_, _, let end): ends.append(end)
            case .close: break
            }
        }
        guard let last = ends.last else { return [] }
        result.append(.move(last))
        for index in stride(from: ends.count - 1, to: 0, by: -1) {
            switch elements[index] {
            case .quadCurve(let control, _): result.append(.quadCurve(control: control, end: ends[index - 1]))
            case .curve(let control1, let control2, _):
                result.append(.curve(control1: control2, control2: control1, end: ends[index - 1]))
            case .move, .line, .close: result.append(.line(ends[index - 1]))
            }
        }
        result.append(.close)
        return result
    }
}
