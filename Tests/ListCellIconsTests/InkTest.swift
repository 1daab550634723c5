// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

@testable import ListCellIcons

/// Says of points whether a filled path covers them, by counting the crossings of a ray with straight pieces.
struct InkTest {
    private let rule: FillRule
    private var edges: [(from: CGPoint, to: CGPoint)] = []

    init(_ path: Path, _ rule: FillRule) {
        self.rule = rule
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in path.elements {
            var points: [CGPoint] = []
            switch element {
            case .move(let point):
                edges.append((current, start))
                start = point
                current = point
            case .line(let end): points = [end]
            case .quadCurve(let control, let end):
                points = (1...12).map { step in
                    let t = CGFloat(step) / 12
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * current.x + b * control.x + c * end.x, y: a * current.y + b * control.y + c * end.y)
                }
            case .curve(let first, let second, let end):
                points = (1...12).map { step in
                    let t = CGFloat(step) / 12
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * current.x + b * first.x + c * second.x + d * end.x,
                        y: a * current.y + b * first.y + c * second.y + d * end.y)
                }
            case .close: points = [start]
            }
            for point in points {
                edges.append((current, point))
                current = point
            }
        }
        edges.append((current, start))
    }

    func hasInk(_ point: CGPoint) -> Bool {
        var winding = 0
        for (from, to) in edges where (from.y > point.y) != (to.y > point.y) {
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        return rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }
}

/// What each element of a drawing paints by itself.
enum ElementInk {
    static func shapes(
        of element: SVGElement, style: SVGStyle = SVGStyle(), transform outer: AffineTransform = .identity
    ) throws -> [InkTest] {
        let attributes = try SVGAttributes(element)
        let style = try style.applying(attributes)
        var transform = outer
        transform.prepend(try attributes.transform())
        var shapes: [InkTest] = []
        if SVGShape.attributes[element.name] != nil {
            let path = try SVGShape.path(attributes)
            if style.isFilled { shapes.append(InkTest(path.applying(transform), style.fillRule)) }
            if style.isStroked { shapes.append(InkTest(path.stroked(style.stroke).applying(transform), .nonZero)) }
        }
        for child in element.children {
            shapes += try Self.shapes(of: child, style: style, transform: transform)
        }
        return shapes
    }
}
