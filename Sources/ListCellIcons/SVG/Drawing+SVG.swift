// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Drawing {
    /// Reads a picture of plainly coloured shapes from an SVG file; one unit of the view box is one point.
    ///
    /// Fills and strokes keep their order and colours: `#rgb`, `#rrggbb`, `rgb(…)`, a name of CSS, `currentColor`.
    /// What the view box cuts off is cut off here.
    /// - Throws: `SVGError`, which names the element or attribute that is not read: text, pictures, gradients, style
    ///   sheets, transparency; also for more than 10,000 shapes, which would take long to draw.
    public init(svg: [UInt8]) throws(SVGError) {
        let root = try SVGElement.root(of: svg)
        let attributes = try SVGAttributes(root)
        try attributes.check(allowed: SVGStyle.attributes.union(["viewBox", "width", "height", "x", "y"]))
        let box = try attributes.viewBox()
        guard box.width > 0, box.height > 0 else { throw .empty }
        var transform = AffineTransform(translationByX: -box.minX, byY: -box.minY)
        transform.prepend(try attributes.transform())
        var painter = SVGPainter()
        try painter.addChildren(of: root, style: try SVGStyle().applying(attributes), transform: transform)
        guard !painter.commands.isEmpty else { throw .empty }
        self.init(size: box.size, commands: painter.commands)
    }
}

/// Collects what elements paint as commands in the file's order.
private struct SVGPainter: SVGVisitor {
    private(set) var commands: [DrawingCommand] = []

    private static let limit = 10_000

    mutating func paint(
        _ path: Path, style: SVGStyle, transform: AffineTransform, attributes: SVGAttributes
    ) throws(SVGError) {
        guard commands.count < Self.limit else {
            throw .tooManyShapes(limit: Self.limit, line: attributes.element.line)
        }
        if style.isFilled {
            let color = try color(style.fill, "fill", style, attributes)
            append(path.applying(transform), style.fillRule, color)
        }
        if style.isStroked {
            let color = try color(style.strokePaint, "stroke", style, attributes)
            append(path.stroked(style.stroke).applying(transform), .nonZero, color)
        }
    }

    private mutating func append(_ path: Path, _ rule: FillRule, _ color: RGBA) {
        guard !path.isEmpty, path.isFinite else { return }
        commands.append(.fill(path, rule, .color(Color(color))))
    }

    private func color(
        _ paint: String, _ name: String, _ style: SVGStyle, _ attributes: SVGAttributes
    ) throws(SVGError) -> RGBA {
        guard let color = SVGColor.color(paint == "currentColor" ? style.color : paint) else {
            throw .invalidValue(paint, attribute: name, element: attributes.element.name, line: attributes.element.line)
        }
        return color
    }
}
