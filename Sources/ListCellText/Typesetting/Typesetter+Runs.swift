// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension Typesetter {
    /// The parts of a line in their fonts, in order; none where the whole text has one font.
    ///
    /// - Parameter ranges: The clusters shown; nil stands for the ellipsis.
    func runs(of clusters: [TextCluster], in ranges: [Range<Int>?]) -> [LineRun] {
        guard !request.fontRuns.isEmpty else { return [] }
        var result: [LineRun] = []
        var x = 0
        for range in ranges {
            guard let range else {
                append("…", index: result.last?.index ?? 0, width: ellipsis, at: &x, to: &result)
                continue
            }
            var start = range.lowerBound
            while start < range.upperBound {
                let index = fontRun(at: clusters[start].utf8Offset)
                var end = start
                var width = 0
                while end < range.upperBound, fontRun(at: clusters[end].utf8Offset) == index {
                    width += clusters[end].advance + (end + 1 < range.upperBound ? clusters[end].kerning : 0)
                    end += 1
                }
                append(string(of: clusters, in: start..<end), index: index, width: width, at: &x, to: &result)
                start = end
            }
        }
        return result
    }

    private func append(_ string: String, index: Int, width: Int, at x: inout Int, to runs: inout [LineRun]) {
        let points = request.font.pointSize / CGFloat(TextCluster.unitsPerEm)
        let isEllipsis = string == "…"
        let font = isEllipsis ? request.font : request.fontRuns[index].font
        runs.append(
            LineRun(
                string: string, font: font, index: index, x: CGFloat(x) * points, width: CGFloat(width) * points))
        x += width
    }

    /// The run that a byte of the text belongs to; the last one for what follows them all.
    private func fontRun(at offset: Int) -> Int {
        var end = 0
        for (index, run) in request.fontRuns.enumerated() {
            end += max(0, run.utf8Count)
            if offset < end { return index }
        }
        return request.fontRuns.count - 1
    }
}
