// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Collects what elements paint as one outline for the nonzero rule.
struct SVGOutliner {
    private(set) var outline = Path()
}

extension SVGOutliner {
    /// Adds an element with its descendants.
    /// - Parameter transform: from the coordinates around the element to those of the outline.
    mutating func add(
        _ element: SVGElement, style inherited: SVGStyle, transform outer: AffineTransform
    ) throws(SVGError) {
        if Self.silentElements.contains(element.name) { return }
        let geometry = SVGShape.attributes[element.name]
        guard geometry != nil || element.name == "g" else {
            throw .unsupportedElement(element.name, line: element.line)
        }
        let attributes = try SVGAttributes(element)
        try attributes.check(allowed: SVGStyle.attributes.union(geometry ?? []))
        let style = try inherited.applying(attributes)
        var transform = outer
        transform.prepend(try attributes.transform())
        if geometry != nil {
            try paint(try SVGShape.path(attributes), style: style, transform: transform, line: element.line)
        }
        try addChildren(of: element, style: style, transform: transform)
    }

    /// Adds an element's children.
    mutating func addChildren(
        of element: SVGElement, style: SVGStyle, transform: AffineTransform
    ) throws(SVGError) {
        for child in element.children { try add(child, style: style, transform: transform) }
    }

    private static let silentElements: Set<String> = ["title", "desc", "metadata"]

    private mutating func paint(
        _ path: Path, style: SVGStyle, transform: AffineTransform, line: Int
    ) throws(SVGError) {
        if style.isFilled {
            guard let shape = WindingOrder.united(path.applying(transform), rule: style.fillRule) else {
                throw .crossingContours(line: line)
            }
            outline.append(shape)
        }
        if style.isStroked {
            outline.append(WindingOrder.turnedClockwise(path.stroked(style.stroke).applying(transform)))
        }
    }
}
