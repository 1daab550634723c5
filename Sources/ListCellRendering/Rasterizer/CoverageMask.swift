// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The coverage of a shape in a rectangle of pixels.
struct CoverageMask: Hashable, Sendable {
    let bounds: PixelRect
    /// A byte a pixel, rows from the top without gaps.
    var coverage: [UInt8]

    init(bounds: PixelRect) {
        self.bounds = bounds
        self.coverage = [UInt8](repeating: 0, count: bounds.isEmpty ? 0 : bounds.width * bounds.height)
    }
}

extension CoverageMask {
    /// Where a pixel's byte is; the pixel has to be in the bounds.
    func index(x: Int, y: Int) -> Int { (y - bounds.minY) * bounds.width + x - bounds.minX }

    /// What both masks cover: the product, in the area they share.
    func intersection(_ other: CoverageMask) -> CoverageMask {
        var result = CoverageMask(bounds: bounds.intersection(other.bounds))
        for y in result.bounds.minY..<result.bounds.maxY {
            for x in result.bounds.minX..<result.bounds.maxX {
                let product = UInt32(coverage[index(x: x, y: y)]) * UInt32(other.coverage[other.index(x: x, y: y)])
                result.coverage[result.index(x: x, y: y)] = UInt8((product + 127) / 255)
            }
        }
        return result
    }
}

extension CoverageMask: CoverageSink {
    mutating func fill(y: Int, x: Int, count: Int, coverage value: UInt8) {
        let start = index(x: x, y: y)
        for index in start..<start + count { coverage[index] = value }
    }

    mutating func fill(y: Int, x: Int, coverage row: Span<UInt8>) {
        let start = index(x: x, y: y)
        for index in row.indices { coverage[start + index] = row[index] }
    }
}
