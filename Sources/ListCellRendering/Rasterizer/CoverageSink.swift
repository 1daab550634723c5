// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Takes the coverage of a shape, row by row from the top, left to right.
protocol CoverageSink {
    /// A run of pixels that are covered alike; coverage above 0, 255 for all of a pixel.
    mutating func fill(y: Int, x: Int, count: Int, coverage: UInt8)
    /// A run of pixels with the coverage of each.
    mutating func fill(y: Int, x: Int, coverage: Span<UInt8>)
}
