// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Computes how much of each pixel a shape covers, from exact areas.
///
/// Each edge adds the signed area to its right to the cells of its row; sums from the left are then the winding
/// number, weighted by area. That is exact while the winding numbers of a row are 0 and 1 (or 0 and −1). A row with
/// others is computed again from the edges that bound the filled area alone (`Rasterizer+Overlaps`). What remains
/// inexact: shapes that overlap only within pixels which neither covers fully, there the areas are added; and rows of
/// more than 256 edges, which take the area's absolute value, at most 1.
struct Rasterizer {
    var flattener = Flattener()
    var cells = CellRows()
    /// The bytes of the row that is handed out.
    private var coverage: [UInt8] = []

    /// The most cells that are kept at once; taller shapes are done in bands.
    private static let cellLimit = 1 << 16
}

extension Rasterizer {
    /// Hands the coverage of a path to a sink.
    ///
    /// - Parameters:
    ///   - transform: From the path's units to pixels.
    ///   - clip: The pixels that count; all others are left out.
    mutating func fill(
        _ path: Path, rule: FillRule, transform: PixelTransform, clip: PixelRect, into sink: inout some CoverageSink
    ) {
        flattener.removeAll()
        flattener.add(path, transform)
        fillLines(rule: rule, clip: clip, into: &sink)
    }

    /// Hands the coverage of the lines that the flattener has collected to a sink.
    mutating func fillLines(rule: FillRule, clip: PixelRect, into sink: inout some CoverageSink) {
        guard let bounds = flattener.bounds else { return }
        let region = bounds.intersection(clip)
        guard !region.isEmpty else { return }
        let bandHeight = max(Self.cellLimit / region.width, 1)
        for top in stride(from: region.minY, to: region.maxY, by: bandHeight) {
            let band = PixelRect(
                minX: region.minX, minY: top, maxX: region.maxX, maxY: min(top + bandHeight, region.maxY))
            cells.prepare(for: band)
            cells.accumulate(flattener.lines)
            for y in band.minY..<band.maxY {
                finishRow(y, rule: rule, into: &sink)
            }
        }
    }

    private mutating func finishRow(_ y: Int, rule: FillRule, into sink: inout some CoverageSink) {
        if !cells.sumRow(y), resolveOverlaps(y, rule: rule) {
            _ = cells.sumRow(y)
        }
        cells.emitRow(y, rule: rule, buffer: &coverage, into: &sink)
    }
}

/// Takes the coverage of a shape, row by row from the top, left to right.
protocol CoverageSink {
    /// A run of pixels that are covered alike; coverage above 0, 255 for all of a pixel.
    mutating func fill(y: Int, x: Int, count: Int, coverage: UInt8)
    /// A run of pixels with the coverage of each.
    mutating func fill(y: Int, x: Int, coverage: Span<UInt8>)
}
