// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Adds the signed area to the right of an edge to the cells of one row.
struct AreaWriter {
    private let geometry: CellRows.Geometry
    private let left: Double
    private let right: Double
    private var row = 0
    private var block = 0

    init(geometry: CellRows.Geometry) {
        self.geometry = geometry
        left = Double(geometry.band.minX)
        right = Double(geometry.band.width)
    }
}

extension AreaWriter {
    mutating func begin(row y: Int) {
        row = geometry.cell(y)
        block = geometry.block(y)
    }

    /// Adds a piece of an edge that stays within the row.
    ///
    /// What lies left of the cells counts for all of them, what lies right of them for none.
    func add(
        x0: Double, x1: Double, area: Double, to cells: inout MutableSpan<Float>, _ touched: inout MutableSpan<Bool>
    ) {
        var low = min(x0, x1) - left
        var high = max(x0, x1) - left
        var area = area
        if low >= right { return }
        if low < 0 {
            let outside = high <= 0 ? area : area * (-low / (high - low))
            cells[row] += Float(outside)
            touched[block] = true
            if high <= 0 { return }
            area -= outside
            low = 0
        }
        if high > right {
            area *= (right - low) / (high - low)
            high = right
        }
        let first = Int(low)
        let last = Int(high.rounded(.up))
        if last <= first + 1 {
            let spill = Float(area * (0.5 * (low + high) - Double(first)))
            cells[row + first] += Float(area) - spill
            cells[row + first + 1] += spill
        } else {
            spread(low: low, high: high, area: area, to: &cells)
        }
        let lastBlock = max(last, first + 1) >> CellRows.blockShift
        for index in (first >> CellRows.blockShift)...lastBlock { touched[block + index] = true }
    }

    /// Adds a piece that crosses several cells: the sum grows as a square, as a line, and as a square again.
    private func spread(low: Double, high: Double, area: Double, to cells: inout MutableSpan<Float>) {
        let first = Int(low)
        let last = Int(high.rounded(.up))
        let perCell = 1 / (high - low)
        let inFirst = Double(first + 1) - low
        let inLast = high - Double(last - 1)
        let afterFirst = 0.5 * perCell * inFirst * inFirst
        let lastSpill = 0.5 * perCell * inLast * inLast
        cells[row + first] += Float(area * afterFirst)
        if last == first + 2 {
            cells[row + first + 1] += Float(area * (1 - afterFirst - lastSpill))
        } else {
            let afterSecond = perCell * (inFirst + 0.5)
            cells[row + first + 1] += Float(area * (afterSecond - afterFirst))
            for cell in first + 2..<last - 1 { cells[row + cell] += Float(area * perCell) }
            let beforeLast = afterSecond + Double(last - first - 3) * perCell
            cells[row + last - 1] += Float(area * (1 - beforeLast - lastSpill))
        }
        cells[row + last] += Float(area * lastSpill)
    }
}
