// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension Typesetter {
    /// The last line that is allowed, made of a text that goes on behind it.
    func shortened(_ line: Line, of clusters: [TextCluster], from start: Int, limit: Int) -> TextLine {
        let room = limit - ellipsis
        switch request.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            var result = lastLine(string(of: clusters, in: start..<line.end), width: line.width)
            result.runs = runs(of: clusters, in: [start..<line.end])
            return result
        case .byClipping:
            let shown = clipped(clusters, from: start, limit: limit)
            var result = lastLine(string(of: clusters, in: shown), width: width(of: clusters, in: shown))
            result.runs = runs(of: clusters, in: [shown])
            result.width = min(result.width, max(0, request.width - result.indent))
            return result
        case .byTruncatingTail:
            return abbreviation(of: clusters, head(of: clusters, from: start, room: room), nil)
        case .byTruncatingHead:
            return abbreviation(of: clusters, nil, tail(of: clusters, from: start, room: room))
        case .byTruncatingMiddle:
            let half = width(of: clusters, in: tail(of: clusters, from: start, room: room / 2))
            let head = head(of: clusters, from: start, room: room - half)
            let rest = room - width(of: clusters, in: head)
            return abbreviation(of: clusters, head, tail(of: clusters, from: start, room: rest))
        }
    }

    /// The longest beginning of the paragraph at `start` that fits, without the white space at its end.
    private func head(of clusters: [TextCluster], from start: Int, room: Int) -> Range<Int> {
        var end = start
        var width = 0
        var kerning = 0
        while end < clusters.count, clusters[end].breakAfter != .mandatory {
            width = min(width + kerning + clusters[end].advance, Self.widest)
            if width > room { break }
            kerning = clusters[end].kerning
            end += 1
        }
        return trimmed(start..<end, of: clusters)
    }

    /// The beginning of the paragraph at `start` that is at least partly inside.
    private func clipped(_ clusters: [TextCluster], from start: Int, limit: Int) -> Range<Int> {
        var end = start
        var width = 0
        while end < clusters.count, clusters[end].breakAfter != .mandatory, width < limit - Self.slack {
            width += clusters[end].advance + clusters[end].kerning
            end += 1
        }
        return trimmed(start..<end, of: clusters)
    }

    private func trimmed(_ range: Range<Int>, of clusters: [TextCluster]) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isWhiteSpace { end -= 1 }
        return range.lowerBound..<end
    }

    /// The longest end of the text that fits, without white space around it and without a line feed in it.
    private func tail(of clusters: [TextCluster], from start: Int, room: Int) -> Range<Int> {
        var end = clusters.count
        while end > start, clusters[end - 1].isBlank { end -= 1 }
        var begin = end
        var width = 0
        while begin > start, clusters[begin - 1].breakAfter != .mandatory {
            let kerning = begin < end ? clusters[begin - 1].kerning : 0
            width = min(width + kerning + clusters[begin - 1].advance, Self.widest)
            if width > room { break }
            begin -= 1
        }
        while begin < end, clusters[begin].isWhiteSpace { begin += 1 }
        return begin..<end
    }

    private func abbreviation(of clusters: [TextCluster], _ head: Range<Int>?, _ tail: Range<Int>?) -> TextLine {
        let parts = [head, tail].map { $0 ?? 0..<0 }
        let strings = parts.map { string(of: clusters, in: $0) }
        let width = parts.reduce(ellipsis) { $0 + self.width(of: clusters, in: $1) }
        var result = lastLine(strings[0] + "…" + strings[1], width: width)
        result.runs = runs(of: clusters, in: [parts[0], nil, parts[1]])
        return result
    }

    private func width(of clusters: [TextCluster], in range: Range<Int>) -> Int {
        guard let last = range.last else { return 0 }
        return range.reduce(-clusters[last].kerning) {
            min($0 + clusters[$1].advance + clusters[$1].kerning, Self.widest)
        }
    }

    private func lastLine(_ string: String, width: Int) -> TextLine {
        TextLine(
            string: string, width: points(width), indent: request.numberOfLines == 1 ? request.firstLineIndent : 0)
    }
}
