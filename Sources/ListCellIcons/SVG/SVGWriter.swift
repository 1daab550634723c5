// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Writes a drawing as an SVG file: the same text everywhere for the same drawing.
public struct SVGWriter {
    /// What dynamic colours are resolved with.
    public var traits: TraitCollection
    /// What `Paint.tint` means; default black.
    public var tint: RGBA

    private var definitions = ""
    private var body = ""
    /// How many definitions of each kind have been written, for their ids.
    private var counts: [Character: Int] = [:]
    private var openClips = 0

    /// A writer whose dynamic colours are those of the traits; by default light, with a black tint.
    public init(traits: TraitCollection = TraitCollection(), tint: RGBA = .black) {
        self.traits = traits
        self.tint = tint
    }
}

extension SVGWriter {
    /// The file's text, its unit a point; coordinates have at most four decimals.
    ///
    /// Gradients are in user space and in sRGB. A shadow is the shape moved and blurred. Clips that are not ended
    /// end with the drawing.
    public func svg(_ drawing: Drawing) -> String {
        var writer = SVGWriter(traits: traits, tint: tint)
        for command in drawing.commands { writer.append(command) }
        writer.body += String(repeating: "</g>\n", count: writer.openClips)
        let (width, height) = (number(drawing.size.width), number(drawing.size.height))
        let definitions = writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">
            \(definitions)\(writer.body)</svg>

            """
    }

    private mutating func append(_ command: DrawingCommand) {
        switch command {
        case .fill(let path, let rule, let paint):
            body += "<path \(geometry(path, rule)) \(attributes("fill", paint))/>\n"
        case .stroke(let path, let style, let paint):
            body +=
                "<path \(geometry(path, .nonZero)) fill=\"none\" \(attributes("stroke", paint)) \(stroke(style))/>\n"
        case .shadow(let path, let rule, let shadow):
            append(shadow, of: path, rule)
        case .pushClip(let path, let rule):
            let id = nextID("c")
            let clipRule = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
            definitions += "<clipPath id=\"\(id)\"><path d=\"\(PathData.text(path))\"\(clipRule)/></clipPath>\n"
            body += "<g clip-path=\"url(#\(id))\">\n"
            openClips += 1
        case .popClip where openClips > 0:
            body += "</g>\n"
            openClips -= 1
        case .popClip: break
        }
    }

    private mutating func append(_ shadow: Shadow, of path: Path, _ rule: FillRule) {
        let moved = path.applying(
            AffineTransform(translationByX: shadow.offset.width, byY: shadow.offset.height))
        let fill = attributes("fill", .color(Color(shadow.color)))
        guard shadow.radius > 0 else {
            body += "<path \(geometry(moved, rule)) \(fill)/>\n"
            return
        }
        let id = nextID("b")
        let reach = moved.bounds.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
        definitions += """
            <filter id="\(id)" filterUnits="userSpaceOnUse" x="\(number(reach.minX))" y="\(number(reach.minY))" \
            width="\(number(reach.width))" height="\(number(reach.height))" color-interpolation-filters="sRGB">\
            <feGaussianBlur stdDeviation="\(number(shadow.radius))"/></filter>

            """
        body += "<path \(geometry(moved, rule)) \(fill) filter=\"url(#\(id))\"/>\n"
    }
}

extension SVGWriter {
    private func geometry(_ path: Path, _ rule: FillRule) -> String {
        let fillRule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
        return "d=\"\(PathData.text(path))\"\(fillRule)"
    }

    private func stroke(_ style: StrokeStyle) -> String {
        """
        stroke-width="\(number(style.width))" stroke-linecap="\(style.cap.rawValue)" \
        stroke-linejoin="\(style.join.rawValue)" stroke-miterlimit="\(number(style.miterLimit))"
        """
    }

    private mutating func attributes(_ name: String, _ paint: Paint) -> String {
        switch paint {
        case .color(let color): attributes(name, color.resolved(with: traits), opacity: name + "-opacity")
        case .tint: attributes(name, tint, opacity: name + "-opacity")
        case .gradient(let gradient): "\(name)=\"url(#\(define(gradient)))\""
        }
    }

    private func attributes(_ name: String, _ color: RGBA, opacity: String) -> String {
        let hex = "\(name)=\"\(color.opaqueHex)\""
        return color.alpha < 1 ? hex + " \(opacity)=\"\(number(CGFloat(max(0, color.alpha))))\"" : hex
    }

    private mutating func define(_ gradient: LinearGradient) -> String {
        let id = nextID("g")
        let (start, end) = (gradient.start, gradient.end)
        definitions += """
            <linearGradient id="\(id)" gradientUnits="userSpaceOnUse" x1="\(number(start.x))" y1="\(number(start.y))" \
            x2="\(number(end.x))" y2="\(number(end.y))">

            """
        for stop in gradient.stops {
            let color = attributes("stop-color", stop.color, opacity: "stop-opacity")
            definitions += "<stop offset=\"\(number(CGFloat(stop.location)))\" \(color)/>\n"
        }
        definitions += "</linearGradient>\n"
        return id
    }

    private mutating func nextID(_ kind: Character) -> String {
        let count = (counts[kind] ?? 0) + 1
        counts[kind] = count
        return "\(kind)\(count)"
    }

    private func number(_ value: CGFloat) -> String { DecimalText.text(Double(value), decimals: 4) }
}
