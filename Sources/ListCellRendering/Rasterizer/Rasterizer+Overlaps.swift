// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The part of an edge within one row of pixels.
private struct EdgePiece {
    let line: Line
    let top: Double
    let bottom: Double
    let left: Double
    let right: Double
    /// Where the edge is in the middle of the part that is looked at.
    var x = 0.0

    init(_ line: Line, from rowTop: Double, to rowBottom: Double) {
        self.line = line
        top = max(line.y0, rowTop)
        bottom = min(line.y1, rowBottom)
        let (atTop, atBottom) = (line.x(at: top), line.x(at: bottom))
        left = min(atTop, atBottom)
        right = max(atTop, atBottom)
    }
}

extension Rasterizer {
    /// The most edges of a row, and the most heights at which one begins, ends or crosses another.
    private static let edgeLimit = 256
    private static let breakLimit = 1024

    /// Computes a row anew where shapes overlap: it is cut at every height where an edge begins, ends or crosses
    /// another; in each part the edges have an order, and only those that bound the filled area are kept.
    ///
    /// - Returns: false where the row has too many edges and is left as it was.
    mutating func resolveOverlaps(_ y: Int, rule: FillRule) -> Bool {
        let (top, bottom) = (Double(y), Double(y + 1))
        var pieces: [EdgePiece] = []
        for line in flattener.lines where line.y1 > top && line.y0 < bottom {
            pieces.append(EdgePiece(line, from: top, to: bottom))
            if pieces.count > Self.edgeLimit { return false }
        }
        guard let breaks = Self.breaks(of: pieces) else { return false }
        cells.clearRow(y)
        for (from, to) in zip(breaks, breaks.dropFirst()) where to > from {
            var active = pieces.filter { $0.top <= from && $0.bottom >= to }
            let middle = 0.5 * (from + to)
            for index in active.indices { active[index].x = active[index].line.x(at: middle) }
            active.sort { $0.x < $1.x }
            var winding = 0
            for piece in active {
                let wasInside = Self.isInside(winding, rule)
                winding += piece.line.direction > 0 ? 1 : -1
                let isInside = Self.isInside(winding, rule)
                guard wasInside != isInside else { continue }
                cells.add(piece.line, from: from, to: to, sign: isInside ? 1 : -1, row: y)
            }
        }
        return true
    }

    private static func isInside(_ winding: Int, _ rule: FillRule) -> Bool {
        rule == .nonZero ? winding != 0 : winding & 1 != 0
    }

    /// The heights at which the order of edges may change, rising; nil where there are too many.
    private static func breaks(of pieces: [EdgePiece]) -> [Double]? {
        var heights: [Double] = []
        for (index, a) in pieces.enumerated() {
            heights.append(a.top)
            heights.append(a.bottom)
            for other in index + 1..<pieces.count {
                let b = pieces[other]
                if a.right < b.left || b.right < a.left { continue }
                if let height = crossing(a, b) { heights.append(height) }
            }
            if heights.count > breakLimit { return nil }
        }
        heights.sort()
        return heights
    }

    /// Where two edges change their order; nil where they keep it.
    private static func crossing(_ a: EdgePiece, _ b: EdgePiece) -> Double? {
        let top = max(a.top, b.top)
        let bottom = min(a.bottom, b.bottom)
        guard top < bottom else { return nil }
        let above = a.line.x(at: top) - b.line.x(at: top)
        let below = a.line.x(at: bottom) - b.line.x(at: bottom)
        guard (above < 0) != (below < 0), above != below else { return nil }
        return min(max(top + (bottom - top) * (above / (above - below)), top), bottom)
    }
}
