// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Symbol {
    /// Reads a symbol from an SVG file: a drawing on our grid, or a template that the SF Symbols app exports.
    ///
    /// On our grid 100 units are one point size; the view box is as wide as the symbol's advance and its centre is
    /// the centre of the symbol's box. Of a template the Regular-M drawing is taken, with its margins and cap line.
    /// Every colour is ink; fills and strokes unite. Coordinates are rounded to 1/10000 of the point size.
    /// - Parameter name: the SF Symbols name; one of the parts forward, backward, leading or trailing makes the
    ///   symbol directional.
    /// - Throws: `SVGError`, which names the element or attribute that a symbol cannot have.
    public init(name: String, svg: [UInt8]) throws(SVGError) {
        let root = try SVGElement.root(of: svg)
        let drawing =
            if let template = try SymbolTemplate(root) { try template.drawing() } else { try SymbolDrawing(root) }
        let path = drawing.outline.mapPoints {
            CGPoint(x: Self.rounded($0.x), y: Self.rounded($0.y))
        }
        guard !path.isEmpty, path.isFinite else { throw .empty }
        self.init(
            name: name, path: path, bounds: path.bounds, advance: Self.rounded(drawing.advance),
            isDirectional: Self.isDirectional(name))
    }

    /// The parts of the point size that coordinates are rounded to.
    static let unitsPerPoint: CGFloat = 10_000

    private static func rounded(_ value: CGFloat) -> CGFloat {
        (value * unitsPerPoint).rounded() / unitsPerPoint
    }

    /// Whether a name says a direction of reading rather than left or right.
    static func isDirectional(_ name: String) -> Bool {
        name.split(separator: ".").contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }
}

/// A symbol as it is drawn: in point sizes, the origin at the centre of its box.
struct SymbolDrawing {
    var outline: Path
    var advance: CGFloat
}

extension SymbolDrawing {
    /// Units of the view box in one point size.
    static let unitsPerPointSize: CGFloat = 100

    /// Reads a drawing on our grid.
    init(_ root: SVGElement) throws(SVGError) {
        let attributes = try SVGAttributes(root)
        try attributes.check(allowed: SVGStyle.attributes.union(["viewBox", "width", "height", "x", "y"]))
        let box = try attributes.viewBox()
        var transform = AffineTransform(scale: 1 / Self.unitsPerPointSize)
        transform.prepend(AffineTransform(translationByX: -box.midX, byY: -box.midY))
        transform.prepend(try attributes.transform())
        var outliner = SVGOutliner()
        try outliner.addChildren(of: root, style: try SVGStyle().applying(attributes), transform: transform)
        outline = outliner.outline
        advance = box.width / Self.unitsPerPointSize
    }
}
