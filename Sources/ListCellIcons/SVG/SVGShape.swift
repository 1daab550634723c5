// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The outlines of SVG's basic shapes.
enum SVGShape {
    /// The attributes that say a shape's geometry, by element; an element not in the list is no shape.
    static let attributes: [String: Set<String>] = [
        "path": ["d", "pathLength"], "rect": ["x", "y", "width", "height", "rx", "ry"], "circle": ["cx", "cy", "r"],
        "ellipse": ["cx", "cy", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"],
        "polygon": ["points"],
    ]

    /// A shape's outline in its own coordinates, empty where a size is 0.
    static func path(_ attributes: SVGAttributes) throws(SVGError) -> Path {
        switch attributes.element.name {
        case "path": try pathData(attributes)
        case "rect": try rect(attributes)
        case "circle": try circle(attributes)
        case "ellipse": try ellipse(attributes)
        case "line": try line(attributes)
        case "polyline": try polyline(attributes)
        default: try polygon(attributes)
        }
    }

    private static func pathData(_ attributes: SVGAttributes) throws(SVGError) -> Path {
        let element = attributes.element
        guard let data = attributes.values["d"] else {
            throw .missingAttribute("d", element: element.name, line: element.line)
        }
        do {
            return try PathData.path(data)
        } catch {
            throw .invalidPathData(error, line: element.line)
        }
    }

    private static func rect(_ attributes: SVGAttributes) throws(SVGError) -> Path {
        let rect = CGRect(
            x: try attributes.length("x"), y: try attributes.length("y"),
            width: try attributes.requiredSize("width"), height: try attributes.requiredSize("height"))
        guard rect.width > 0, rect.height > 0 else { return Path() }
        let radiusX = try attributes.optionalLength("rx")
        let radiusY = try attributes.optionalLength("ry")
        if (radiusX ?? 0) < 0 { throw attributes.invalid("rx") }
        if (radiusY ?? 0) < 0 { throw attributes.invalid("ry") }
        return .roundedRect(rect, radiusX: radiusX ?? radiusY ?? 0, radiusY: radiusY ?? radiusX ?? 0)
    }

    private static func circle(_ attributes: SVGAttributes) throws(SVGError) -> Path {
        let center = CGPoint(x: try attributes.length("cx"), y: try attributes.length("cy"))
        let radius = try attributes.requiredSize("r")
        return radius > 0 ? .circle(center: center, radius: radius) : Path()
    }

    private static func ellipse(_ attributes: SVGAttributes) throws(SVGError) -> Path {
        let radiusX = try attributes.requiredSize("rx")
        let radiusY = try attributes.requiredSize("ry")
        guard radiusX > 0, radiusY > 0 else { return Path() }
        return .ellipse(
            in: CGRect(
                x: try attributes.length("cx") - radiusX, y: try attributes.length("cy") - radiusY,
                width: 2 * radiusX, height: 2 * radiusY))
    }

    private static func line(_ attributes: SVGAttributes) throws(SVGError) -> Path {
        Path(elements: [
            .move(CGPoint(x: try attributes.length("x1"), y: try attributes.length("y1"))),
            .line(CGPoint(x: try attributes.length("x2"), y: try attributes.length("y2"))),
        ])
    }

    private static func polyline(_ attributes: SVGAttributes) throws(SVGError) -> Path {
        let element = attributes.element
        guard let numbers = try attributes.numbers("points") else {
            throw .missingAttribute("points", element: element.name, line: element.line)
        }
        guard numbers.count.isMultiple(of: 2) else { throw attributes.invalid("points") }
        var path = Path()
        for index in stride(from: 0, to: numbers.count, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    private static func polygon(_ attributes: SVGAttributes) throws(SVGError) -> Path {
        var path = try polyline(attributes)
        if !path.isEmpty { path.close() }
        return path
    }
}
