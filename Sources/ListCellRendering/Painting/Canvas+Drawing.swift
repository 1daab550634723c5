// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// What the colours of a drawing depend on.
struct DrawingColors: Hashable, Sendable {
    var traits: TraitCollection
    /// The colour of what takes the tint.
    var tint: RGBA
}

extension Canvas {
    /// Paints a drawing.
    ///
    /// - Parameters:
    ///   - transform: From the drawing's points to pixels.
    ///   - opacity: Of the finished drawing as a whole, 0 to 1.
    mutating func draw(_ drawing: Drawing, transform: PixelTransform, colors: DrawingColors, opacity: Double = 1) {
        guard opacity < 1 else {
            for command in drawing.commands { run(command, transform, colors) }
            return
        }
        let corner = transform(CGPoint(x: drawing.size.width, y: drawing.size.height))
        let origin = transform(.zero)
        let bounds = PixelRect(
            covering: min(origin.x, corner.x), min(origin.y, corner.y), max(origin.x, corner.x),
            max(origin.y, corner.y))
        var layer = Canvas(surface: Surface(bounds: bounds.intersection(clipBounds)))
        layer.draw(drawing, transform: transform, colors: colors)
        draw(layer.surface, opacity: opacity)
    }

    private mutating func run(_ command: DrawingCommand, _ transform: PixelTransform, _ colors: DrawingColors) {
        switch command {
        case .fill(let path, let rule, let paint):
            let shading = shading(paint, of: path, transform, colors)
            fill(path, rule: rule, transform: transform, shading: shading)
        case .stroke(let path, let style, let paint):
            let outline = path.stroked(style)
            let shading = shading(paint, of: outline, transform, colors)
            fill(outline, rule: .nonZero, transform: transform, shading: shading)
        case .shadow(let path, let rule, let shadow):
            fill(shadow, of: path, rule: rule, transform: transform)
        case .pushClip(let path, let rule):
            pushClip(path, rule: rule, transform: transform)
        case .popClip:
            popClip()
        }
    }

    private func shading(
        _ paint: Paint, of path: Path, _ transform: PixelTransform, _ colors: DrawingColors
    ) -> Shading {
        switch paint {
        case .color(let color): .solid(PixelColor(color.resolved(with: colors.traits)))
        case .tint: .solid(PixelColor(colors.tint))
        case .gradient(let gradient):
            gradient.shading(transform: transform, area: transform.pixels(path.bounds).intersection(clipBounds))
        }
    }

    /// Paints the shadow of a shape.
    mutating func fill(_ shadow: Shadow, of path: Path, rule: FillRule, transform: PixelTransform) {
        let kernel = GaussianKernel(sigma: Double(shadow.radius) * abs(transform.scaleX))
        var moved = transform
        moved.offsetX += Double(shadow.offset.width) * transform.scaleX
        moved.offsetY += Double(shadow.offset.height) * transform.scaleY
        let limits = clipBounds.expanded(by: kernel.radius)
        let mask = coverage(of: path, rule: rule, transform: moved, in: limits).blurred(kernel)
        fill(mask, shading: .solid(PixelColor(shadow.color)))
    }
}

extension PixelTransform {
    /// The pixels that a rectangle touches.
    func pixels(_ rect: CGRect) -> PixelRect {
        let a = self(CGPoint(x: rect.minX, y: rect.minY))
        let b = self(CGPoint(x: rect.maxX, y: rect.maxY))
        return PixelRect(covering: min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y))
    }
}
