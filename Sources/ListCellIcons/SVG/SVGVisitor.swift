// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Walks through the elements of a file and takes what each shape paints.
protocol SVGVisitor {
    /// Takes a shape.
    /// - Parameter transform: from the shape's coordinates to those of the result.
    mutating func paint(
        _ path: Path, style: SVGStyle, transform: AffineTransform, attributes: SVGAttributes
    ) throws(SVGError)
}

extension SVGVisitor {
    /// Takes an element with its descendants.
    /// - Parameter transform: from the coordinates around the element to those of the result.
    mutating func add(
        _ element: SVGElement, style inherited: SVGStyle, transform outer: AffineTransform
    ) throws(SVGError) {
        if ["title", "desc", "metadata"].contains(element.name) { return }
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
            try paint(try SVGShape.path(attributes), style: style, transform: transform, attributes: attributes)
        }
        try addChildren(of: element, style: style, transform: transform)
    }

    /// Takes an element's children.
    mutating func addChildren(
        of element: SVGElement, style: SVGStyle, transform: AffineTransform
    ) throws(SVGError) {
        for child in element.children { try add(child, style: style, transform: transform) }
    }
}
