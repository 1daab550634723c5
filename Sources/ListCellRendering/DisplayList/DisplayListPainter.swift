// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellShaping

/// Paints the items of a display list one after another.
struct DisplayListPainter {
    var canvas: Canvas
    let renderer: Renderer
    let traits: TraitCollection
    private let scale: Double

    init(canvas: Canvas, renderer: Renderer, traits: TraitCollection) {
        self.canvas = canvas
        self.renderer = renderer
        self.traits = traits
        self.scale = Double(renderer.scale)
    }
}

extension DisplayListPainter {
    private var transform: PixelTransform { PixelTransform(scale: scale) }

    mutating func paint(_ item: DisplayItem) throws(RenderingError) {
        switch item.content {
        case .pushClip(let path): canvas.pushClip(path, rule: .nonZero, transform: transform, in: pixels(item.frame))
        case .popClip: canvas.popClip()
        case _ where !isInView(item): break
        case .rectangle(let color):
            guard let edges = edges(of: item.frame) else { break }
            canvas.fill(edges, shading: .solid(PixelColor(color)))
        case .path(let path, let rule, let color):
            canvas.fill(path, rule: rule, transform: transform, shading: .solid(PixelColor(color)))
        case .shadow(let path, let rule, let shadow):
            canvas.fill(shadow, of: path, rule: rule, transform: transform)
        case .picture(let picture): draw(picture, in: item.frame)
        case .text(let run): try draw(run)
        }
    }

    /// Whether an item may touch the rows that are drawn.
    private func isInView(_ item: DisplayItem) -> Bool {
        let bounds = canvas.surface.bounds
        return item.mayTouch(rows: bounds.minY..<bounds.maxY, scale: scale)
    }

    private func pixels(_ frame: CGRect) -> PixelRect { transform.pixels(frame) }

    /// A frame's edges in pixels; nil where one is no number.
    private func edges(of frame: CGRect) -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        let edges = (
            minX: Double(frame.minX) * scale, minY: Double(frame.minY) * scale, maxX: Double(frame.maxX) * scale,
            maxY: Double(frame.maxY) * scale
        )
        let isUsable = [edges.minX, edges.minY, edges.maxX, edges.maxY].allSatisfy { abs($0) < Line.limit }
        return isUsable && edges.minX < edges.maxX && edges.minY < edges.maxY ? edges : nil
    }

    private mutating func draw(_ run: TextRun) throws(RenderingError) {
        let shapes: [(path: Path, origin: CGPoint)]
        do {
            shapes = try run.shapes(renderer.text, language: traits.language)
        } catch {
            throw .font(error)
        }
        let placed = shapes.map { shape in
            let transform = PixelTransform(
                scale: scale, offsetX: Double(shape.origin.x) * scale, offsetY: Double(shape.origin.y) * scale)
            return (path: shape.path, transform: transform)
        }
        canvas.fill(placed, shading: .solid(PixelColor(run.color)))
    }

    private mutating func draw(_ picture: Picture, in frame: CGRect) {
        guard let edges = edges(of: frame) else { return }
        let (left, right) = picture.isMirrored ? (edges.maxX, edges.minX) : (edges.minX, edges.maxX)
        switch picture.content {
        case .bitmap(let bitmap):
            let area = pixels(frame).intersection(canvas.clipBounds)
            let pixels = Surface(
                scaling: bitmap, minX: left, minY: edges.minY, maxX: right, maxY: edges.maxY, area: area)
            let opacity = PixelColor(RGBA(hex: 0, alpha: picture.opacity)).opacity
            canvas.fill(edges, shading: .pixels(pixels, opacity: opacity))
        case .drawing(let drawing):
            guard drawing.size.width > 0, drawing.size.height > 0 else { return }
            let transform = PixelTransform(
                scaleX: (right - left) / Double(drawing.size.width),
                scaleY: (edges.maxY - edges.minY) / Double(drawing.size.height), offsetX: left, offsetY: edges.minY)
            canvas.draw(
                drawing, transform: transform, colors: DrawingColors(traits: traits, tint: picture.tint),
                opacity: picture.opacity)
        }
    }
}
