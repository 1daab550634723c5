// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension CellRows {
    /// How far a sum may be outside of 0…1 before it counts as another winding number.
    private static let tolerance: Float = 1e-3

    /// Turns the areas of a row into their sums from the left.
    ///
    /// - Returns: Whether all sums belong to winding numbers 0 and 1, or 0 and −1.
    mutating func sumRow(_ y: Int) -> Bool {
        let row = geometry.cell(y)
        let block = geometry.block(y)
        var range = SumRange()
        for index in 0..<geometry.blocksPerRow {
            if touched[block + index] {
                Self.sum(&cells, from: row + index << Self.blockShift, into: &range)
            } else {
                blockSums[index] = range.sum
            }
        }
        return (range.low >= -Self.tolerance && range.high <= 1 + Self.tolerance)
            || (range.high <= Self.tolerance && range.low >= -1 - Self.tolerance)
    }

    private struct SumRange {
        var sum: Float = 0
        var low: Float = 0
        var high: Float = 0
    }

    private static func sum(_ cells: inout [Float], from start: Int, into range: inout SumRange) {
        var cells = cells.mutableSpan
        for cell in start..<start + blockSize {
            range.sum += cells[cell]
            cells[cell] = range.sum
            range.low = min(range.low, range.sum)
            range.high = max(range.high, range.sum)
        }
    }

    /// Hands a summed row to a sink and clears it.
    mutating func emitRow(_ y: Int, rule: FillRule, buffer: inout [UInt8], into sink: inout some CoverageSink) {
        let row = geometry.cell(y)
        let block = geometry.block(y)
        let band = geometry.band
        if buffer.count < geometry.stride { buffer = [UInt8](repeating: 0, count: geometry.stride) }
        var index = 0
        while index < geometry.blocksPerRow {
            let start = index
            let isTouched = touched[block + start]
            while index < geometry.blocksPerRow, touched[block + index] == isTouched { index += 1 }
            let firstPixel = start << Self.blockShift
            let pixels = min(index << Self.blockShift, band.width) - firstPixel
            if isTouched {
                let count = (index - start) << Self.blockShift
                Self.convert(&cells, from: row + firstPixel, count: count, rule: rule, into: &buffer)
                for cleared in start..<index { touched[block + cleared] = false }
                guard pixels > 0 else { continue }
                sink.fill(y: y, x: band.minX + firstPixel, coverage: buffer.span.extracting(0..<pixels))
            } else {
                let value = Self.coverage(of: blockSums[start], rule)
                if value > 0, pixels > 0 { sink.fill(y: y, x: band.minX + firstPixel, count: pixels, coverage: value) }
            }
        }
    }

    /// Turns sums into bytes and clears them.
    private static func convert(
        _ cells: inout [Float], from start: Int, count: Int, rule: FillRule, into buffer: inout [UInt8]
    ) {
        var cells = cells.mutableSpan
        var bytes = buffer.mutableSpan
        if rule == .evenOdd {
            for index in 0..<count { bytes[index] = coverage(of: cells[start + index], rule) }
        } else {
            for index in 0..<count { bytes[index] = UInt8(min(abs(cells[start + index]), 1) * 255 + 0.5) }
        }
        for index in start..<start + count { cells[index] = 0 }
    }

    /// Clears the areas of a row, to compute it again.
    mutating func clearRow(_ y: Int) {
        let row = geometry.cell(y)
        let block = geometry.block(y)
        for index in row..<row + geometry.stride { cells[index] = 0 }
        for index in block..<block + geometry.blocksPerRow { touched[index] = false }
    }

    /// The byte of a sum of areas, rounded to the nearest.
    private static func coverage(of sum: Float, _ rule: FillRule) -> UInt8 {
        var value = abs(sum)
        if rule == .evenOdd, value > 1 {
            value = value.truncatingRemainder(dividingBy: 2)
            if value > 1 { value = 2 - value }
        }
        return UInt8(min(value, 1) * 255 + 0.5)
    }
}
