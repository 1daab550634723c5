// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A band of accumulation cells: signed areas first, their sums from the left after `sumRow`.
///
/// Cells are grouped in blocks of 16; blocks that no edge touches are neither summed nor cleared one by one, so a wide
/// shape costs little more than its outline.
struct CellRows {
    /// How the cells of a band lie in memory.
    struct Geometry {
        var band = PixelRect.empty
        /// Cells a row: one more than pixels, since an edge spills over to the right, up to a whole block.
        var stride = 0
        var blocksPerRow = 0
    }

    var geometry = Geometry()
    /// All 0 between two shapes.
    var cells: [Float] = []
    /// Whether an edge has touched a block; all false between two shapes.
    var touched: [Bool] = []
    /// The sums in the untouched blocks of the row that was summed last.
    var blockSums: [Float] = []

    static let blockShift = 4
    static let blockSize = 1 << blockShift
}

extension CellRows.Geometry {
    init(band: PixelRect) {
        self.band = band
        blocksPerRow = (band.width + CellRows.blockSize) >> CellRows.blockShift
        stride = blocksPerRow << CellRows.blockShift
    }

    /// The first cell of a row.
    func cell(_ y: Int) -> Int { (y - band.minY) * stride }

    /// The first block of a row.
    func block(_ y: Int) -> Int { (y - band.minY) * blocksPerRow }
}

extension CellRows {
    mutating func prepare(for band: PixelRect) {
        geometry = Geometry(band: band)
        let count = geometry.stride * band.height
        if cells.count < count { cells.append(contentsOf: repeatElement(0, count: count - cells.count)) }
        let blocks = geometry.blocksPerRow * band.height
        if touched.count < blocks { touched.append(contentsOf: repeatElement(false, count: blocks - touched.count)) }
        let sums = geometry.blocksPerRow
        if blockSums.count < sums { blockSums = [Float](repeating: 0, count: sums) }
    }

    /// Adds the area to the right of each edge.
    mutating func accumulate(_ lines: [Line]) {
        Self.accumulate(lines, geometry: geometry, cells: &cells, touched: &touched)
    }

    private static func accumulate(
        _ lines: [Line], geometry: Geometry, cells: inout [Float], touched: inout [Bool]
    ) {
        let band = geometry.band
        let (bandTop, bandBottom) = (Double(band.minY), Double(band.maxY))
        let right = Double(band.maxX)
        var area = AreaWriter(geometry: geometry)
        var cells = cells.mutableSpan
        var touched = touched.mutableSpan
        for line in lines where line.y1 > bandTop && line.y0 < bandBottom {
            if line.x0 >= right && line.x1 >= right { continue }
            let first = line.y0 <= bandTop ? band.minY : Int(line.y0.rounded(.down))
            let last = line.y1 >= bandBottom ? band.maxY : Int(line.y1.rounded(.up))
            for y in first..<last {
                area.begin(row: y)
                let top = max(line.y0, Double(y))
                let bottom = min(line.y1, Double(y + 1))
                area.add(
                    x0: line.x(at: top), x1: line.x(at: bottom), area: (bottom - top) * line.direction, to: &cells,
                    &touched)
            }
        }
    }

    /// Adds the area to the right of a part of an edge, with a sign of its own, to a row.
    mutating func add(_ line: Line, from top: Double, to bottom: Double, sign: Double, row y: Int) {
        var area = AreaWriter(geometry: geometry)
        area.begin(row: y)
        Self.add(line, from: top, to: bottom, sign: sign, with: area, cells: &cells, touched: &touched)
    }

    private static func add(
        _ line: Line, from top: Double, to bottom: Double, sign: Double, with area: AreaWriter, cells: inout [Float],
        touched: inout [Bool]
    ) {
        var cells = cells.mutableSpan
        var touched = touched.mutableSpan
        area.add(x0: line.x(at: top), x1: line.x(at: bottom), area: (bottom - top) * sign, to: &cells, &touched)
    }
}
