// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Paints shapes, shadows and pictures onto a surface.
struct Canvas {
    private(set) var surface: Surface
    private var rasterizer = Rasterizer()
    /// The clips in force; each one includes those before it.
    private var clips: [CoverageMask] = []

    init(surface: Surface) {
        self.surface = surface
    }
}

extension Canvas {
    /// The pixels that can be painted.
    var clipBounds: PixelRect { clips.last?.bounds ?? surface.bounds }

    mutating func fill(_ path: Path, rule: FillRule, transform: PixelTransform, shading: Shading) {
        paint(shading) { rasterizer, region, sink in
            rasterizer.fill(path, rule: rule, transform: transform, clip: region, into: &sink)
        }
    }

    /// Fills several paths as one shape, so that places where they touch or overlap are painted once.
    mutating func fill(_ paths: [(path: Path, transform: PixelTransform)], shading: Shading) {
        paint(shading) { rasterizer, region, sink in
            rasterizer.flattener.removeAll()
            for (path, transform) in paths { rasterizer.flattener.add(path, transform) }
            rasterizer.fillLines(rule: .nonZero, clip: region, into: &sink)
        }
    }

    /// Fills a rectangle in pixels; edges between pixels are smoothed.
    mutating func fill(_ rect: (minX: Double, minY: Double, maxX: Double, maxY: Double), shading: Shading) {
        let whole = PixelRect(
            covering: rect.minX.rounded(), rect.minY.rounded(), rect.maxX.rounded(), rect.maxY.rounded())
        let distance = max(
            abs(rect.minX - Double(whole.minX)), abs(rect.minY - Double(whole.minY)),
            abs(rect.maxX - Double(whole.maxX)), abs(rect.maxY - Double(whole.maxY)))
        guard distance < Self.edgeTolerance else {
            let frame = CGRect(x: rect.minX, y: rect.minY, width: rect.maxX - rect.minX, height: rect.maxY - rect.minY)
            fill(.rect(frame), rule: .nonZero, transform: PixelTransform(scale: 1), shading: shading)
            return
        }
        paint(shading) { _, region, sink in
            let area = whole.intersection(region)
            for y in area.minY..<area.maxY { sink.fill(y: y, x: area.minX, count: area.width, coverage: 255) }
        }
    }

    /// Paints pixels of their own where they lie.
    mutating func draw(_ source: Surface, opacity: Double) {
        let shading = Shading.pixels(source, opacity: PixelColor(RGBA(hex: 0, alpha: opacity)).opacity)
        paint(shading) { _, region, sink in
            for y in region.minY..<region.maxY { sink.fill(y: y, x: region.minX, count: region.width, coverage: 255) }
        }
    }

    /// Paints what a mask covers.
    mutating func fill(_ mask: CoverageMask, shading: Shading) {
        paint(shading) { _, region, sink in
            let area = region.intersection(mask.bounds)
            for y in area.minY..<area.maxY {
                let start = mask.index(x: area.minX, y: y)
                sink.fill(y: y, x: area.minX, coverage: mask.coverage.span.extracting(start..<start + area.width))
            }
        }
    }

    /// How far an edge may be from a pixel border and still count as lying on it, in pixels: less than a step of
    /// coverage.
    private static let edgeTolerance = 1e-3

    /// Lends the surface to a sink that paints within the clip.
    private mutating func paint(
        _ shading: Shading, _ body: (inout Rasterizer, PixelRect, inout ShadingSink) -> Void
    ) {
        var region = clipBounds
        if case .pixels(let source, _) = shading { region = region.intersection(source.bounds) }
        guard !region.isEmpty else { return }
        let lent = surface
        surface = .empty
        var sink = ShadingSink(surface: lent, shading: shading, clip: clips.last)
        _ = consume lent
        body(&rasterizer, region, &sink)
        surface = sink.surface
    }
}

extension Canvas {
    /// Restricts what follows to a path, up to the matching `popClip`.
    ///
    /// - Parameter limits: The pixels that what follows may touch, where they are known to be few.
    mutating func pushClip(_ path: Path, rule: FillRule, transform: PixelTransform, in limits: PixelRect? = nil) {
        let area = limits.map(clipBounds.intersection) ?? clipBounds
        let mask = coverage(of: path, rule: rule, transform: transform, in: area)
        clips.append(clips.last.map { mask.intersection($0) } ?? mask)
    }

    mutating func popClip() {
        _ = clips.popLast()
    }

    /// The coverage of a path in the part of a rectangle that it touches.
    mutating func coverage(
        of path: Path, rule: FillRule, transform: PixelTransform, in limits: PixelRect
    ) -> CoverageMask {
        rasterizer.flattener.removeAll()
        rasterizer.flattener.add(path, transform)
        guard let bounds = rasterizer.flattener.bounds else { return CoverageMask(bounds: .empty) }
        var mask = CoverageMask(bounds: bounds.intersection(limits))
        rasterizer.fillLines(rule: rule, clip: mask.bounds, into: &mask)
        return mask
    }
}
