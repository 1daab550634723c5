// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// How shapes are painted: what elements inherit from those around them.
struct SVGStyle {
    var isFilled = true
    var fillRule = FillRule.nonZero
    var isStroked = false
    var stroke = StrokeStyle(width: 1)
}

extension SVGStyle {
    static let attributes: Set<String> = [
        "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
        "transform",
    ]

    /// The style with what an element's own attributes say.
    func applying(_ attributes: SVGAttributes) throws(SVGError) -> SVGStyle {
        var style = self
        if let paints = try Self.paints("fill", attributes) { style.isFilled = paints }
        if let paints = try Self.paints("stroke", attributes) { style.isStroked = paints }
        switch attributes.values["fill-rule"] {
        case nil, "inherit": break
        case "nonzero": style.fillRule = .nonZero
        case "evenodd": style.fillRule = .evenOdd
        default: throw attributes.invalid("fill-rule")
        }
        if attributes.values["stroke-width"] != nil {
            style.stroke.width = try attributes.requiredSize("stroke-width")
        }
        if let name = attributes.values["stroke-linecap"] {
            guard let cap = StrokeStyle.Cap(rawValue: name) else { throw attributes.invalid("stroke-linecap") }
            style.stroke.cap = cap
        }
        if let name = attributes.values["stroke-linejoin"] {
            guard let join = StrokeStyle.Join(rawValue: name) else { throw attributes.invalid("stroke-linejoin") }
            style.stroke.join = join
        }
        if let limit = try attributes.optionalLength("stroke-miterlimit") {
            guard limit >= 1 else { throw attributes.invalid("stroke-miterlimit") }
            style.stroke.miterLimit = limit
        }
        return style
    }

    /// Whether a paint leaves ink: every colour does, since a symbol has but one; nil where none is given.
    private static func paints(_ name: String, _ attributes: SVGAttributes) throws(SVGError) -> Bool? {
        guard let value = attributes.values[name], value != "inherit" else { return nil }
        if value.hasPrefix("url") || value.isEmpty { throw attributes.invalid(name) }
        return value != "none" && value != "transparent"
    }
}
