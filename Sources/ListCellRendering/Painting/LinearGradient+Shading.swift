// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension LinearGradient {
    /// The colour at a place on the line, linear in sRGB components between two stops.
    func color(at location: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard location > first.location else { return first.color }
        guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else { return last.color }
        let (from, to) = (stops[next - 1], stops[next])
        let fraction = (location - from.location) / (to.location - from.location)
        func mix(_ component: KeyPath<RGBA, Double>) -> Double {
            from.color[keyPath: component] + (to.color[keyPath: component] - from.color[keyPath: component]) * fraction
        }
        return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }

    /// The gradient evaluated at the pixels' centres: a colour a row where it is vertical, otherwise one a pixel.
    func shading(transform: PixelTransform, area: PixelRect) -> Shading {
        let from = transform(start)
        let to = transform(end)
        let (x, y) = (to.x - from.x, to.y - from.y)
        let square = x * x + y * y
        guard square > 0, square.isFinite else { return .solid(PixelColor(stops.last?.color ?? .clear)) }
        if x == 0 {
            let colors = (area.minY..<max(area.maxY, area.minY + 1)).map { row in
                PixelColor(color(at: (Double(row) + 0.5 - from.y) / y))
            }
            return .rows(first: area.minY, colors)
        }
        var surface = Surface(bounds: area)
        for row in area.minY..<area.maxY {
            for column in area.minX..<area.maxX {
                let (dx, dy) = (Double(column) + 0.5 - from.x, Double(row) + 0.5 - from.y)
                let color = PixelColor(color(at: (dx * x + dy * y) / square))
                surface.blend(color, y: row, x: column, count: 1, coverage: 255)
            }
        }
        return .pixels(surface, opacity: 65535)
    }
}
