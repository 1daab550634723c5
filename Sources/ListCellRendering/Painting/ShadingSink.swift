// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Paints the coverage of a shape onto a surface, within a clip.
struct ShadingSink: CoverageSink {
    var surface: Surface
    let shading: Shading
    /// nil for no clip. Runs have to lie in its bounds.
    let clip: CoverageMask?
    /// A row of coverage, for runs and clips.
    var buffer: [UInt8] = []
}

extension ShadingSink {
    mutating func fill(y: Int, x: Int, count: Int, coverage: UInt8) {
        if clip == nil, let color = color(ofRow: y) {
            surface.blend(color, y: y, x: x, count: count, coverage: coverage)
            return
        }
        reserve(count)
        for index in 0..<count { buffer[index] = coverage }
        fillBuffer(y: y, x: x, count: count)
    }

    mutating func fill(y: Int, x: Int, coverage: Span<UInt8>) {
        if clip == nil, let color = color(ofRow: y) {
            surface.blend(color, y: y, x: x, coverage: coverage)
            return
        }
        reserve(coverage.count)
        for index in coverage.indices { buffer[index] = coverage[index] }
        fillBuffer(y: y, x: x, count: coverage.count)
    }

    /// The colour of a row; nil where pixels of their own are painted.
    private func color(ofRow y: Int) -> PixelColor? {
        switch shading {
        case .solid(let color): color
        case .rows(let first, let colors): colors[min(max(y - first, 0), colors.count - 1)]
        case .pixels: nil
        }
    }

    private mutating func reserve(_ count: Int) {
        if buffer.count < count { buffer = [UInt8](repeating: 0, count: count) }
    }

    private mutating func fillBuffer(y: Int, x: Int, count: Int) {
        if let clip {
            let start = clip.index(x: x, y: y)
            for index in 0..<count {
                let product = UInt32(buffer[index]) * UInt32(clip.coverage[start + index])
                buffer[index] = UInt8((product + 127) / 255)
            }
        }
        Self.paint(shading, color: color(ofRow: y), y: y, x: x, row: buffer, count: count, onto: &surface)
    }

    private static func paint(
        _ shading: Shading, color: PixelColor?, y: Int, x: Int, row: [UInt8], count: Int, onto surface: inout Surface
    ) {
        let coverage = row.span.extracting(0..<count)
        if let color {
            surface.blend(color, y: y, x: x, coverage: coverage)
        } else if case .pixels(let source, let opacity) = shading {
            surface.blend(source, opacity: opacity, y: y, x: x, coverage: coverage)
        }
    }
}

/// What the pixels of a shape are painted with.
enum Shading: Sendable {
    case solid(PixelColor)
    /// A colour for each row from a first one; the last one holds for all rows below, the first for all above.
    case rows(first: Int, [PixelColor])
    /// Pixels of their own, premultiplied, and an opacity of 0 to 65,535; nothing is painted outside of them.
    case pixels(Surface, opacity: UInt32)
}
