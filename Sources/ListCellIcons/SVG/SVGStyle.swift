// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// How shapes are painted: what elements inherit from those around them.
struct SVGStyle {
    /// The paint as it is written.
    var fill = "black"
    var fillRule = FillRule.nonZero
    /// The paint of strokes as it is written.
    var strokePaint = "none"
    var stroke = StrokeStyle(width: 1)
    /// What `currentColor` means, as it is written.
    var color = "black"

    /// Whether the fill leaves ink: every colour does, since a symbol has but one.
    var isFilled: Bool { Self.leavesInk(fill) }
    var isStroked: Bool { Self.leavesInk(strokePaint) }

    private static func leavesInk(_ paint: String) -> Bool { paint != "none" && paint != "transparent" }
}

extension SVGStyle {
    static let attributes: Set<String> = [
        "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
        "transform",
    ]

    /// The style with what an element's own attributes say.
    func applying(_ attributes: SVGAttributes) throws(SVGError) -> SVGStyle {
        var style = self
        if let paint = try Self.paint("fill", attributes) { style.fill = paint }
        if let paint = try Self.paint("stroke", attributes) { style.strokePaint = paint }
        if let color = attributes.values["color"], color != "inherit" { style.color = color }
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

    /// A paint as it is written; nil where none is given.
    private static func paint(_ name: String, _ attributes: SVGAttributes) throws(SVGError) -> String? {
        guard let value = attributes.values[name], value != "inherit" else { return nil }
        if value.hasPrefix("url") || value.isEmpty { throw attributes.invalid(name) }
        return value
    }
}
