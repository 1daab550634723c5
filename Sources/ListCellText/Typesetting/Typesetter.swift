// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes lines of measured clusters: wraps, lets white space hang, shortens the last line; knows no font or script.
///
/// How UIKit does it where nothing is measured (assumed): white space at a paragraph's end takes room if there is room;
/// white space next to an ellipsis is dropped; kept text never crosses a line feed; a line feed at the very end begins
/// an empty line.
public struct Typesetter: Sendable {
    let request: TextRequest
    let ellipsis: Int
    /// The room of the first line and of the others, in units of `TextCluster.unitsPerEm`.
    let firstLimit: Int
    let limit: Int

    /// - Parameter ellipsis: The advance of "…" in the request's font, in units of `TextCluster.unitsPerEm`.
    public init(_ request: TextRequest, ellipsis: Int) {
        self.request = request
        self.ellipsis = ellipsis
        firstLimit = Self.units(request.width - request.firstLineIndent, pointSize: request.font.pointSize)
        limit = Self.units(request.width, pointSize: request.font.pointSize)
    }
}

extension Typesetter {
    /// The lines of the request's text.
    ///
    /// - Parameters:
    ///   - clusters: The whole text in logical order; the first offset is 0.
    ///   - isApproximate: Whether a cluster's width is no recorded fact; goes into the result.
    public func layout(_ clusters: [TextCluster], isApproximate: Bool = false) -> TextLayout {
        var result = TextLayout(lines: TextLines(), isApproximate: isApproximate)
        result.lines.reserveCapacity(4)  // enough for most texts
        var start = 0
        var isLast = clusters.isEmpty
        while !isLast {
            let limit = result.lines.isEmpty ? firstLimit : limit
            let line = line(of: clusters, from: start, limit: limit)
            if result.lines.count + 1 == request.numberOfLines, !line.isLast,
                !clusters[line.next...].allSatisfy(\.isBlank)
            {
                result.isTruncated = true
                result.lines.append(shortened(line, of: clusters, from: start, limit: limit))
                return result
            }
            var textLine = TextLine(
                part: bytes(of: clusters, in: start..<line.end), of: request.string, width: points(line.width),
                indent: result.lines.isEmpty ? request.firstLineIndent : 0)
            if !request.fontRuns.isEmpty { textLine.runs = runs(of: clusters, in: [start..<line.end]) }
            result.lines.append(textLine)
            isLast = line.isLast || result.lines.count == request.numberOfLines
            start = line.next
        }
        return result
    }

    /// A length in points as units; a little more, so that text fits into exactly its own width.
    static func units(_ points: CGFloat, pointSize: CGFloat) -> Int {
        let units = points / pointSize * CGFloat(TextCluster.unitsPerEm) + CGFloat(slack)
        return units < 0 ? 0 : units < CGFloat(widest) ? Int(units) : widest
    }

    /// What a line may be too wide, as the points of a width are not exact: some billionths of an em.
    static let slack = 4096

    /// Where widths stop growing, so that no text overflows: two million ems.
    static let widest = 1 << 61

    func points(_ width: Int) -> CGFloat {
        CGFloat(width) * request.font.pointSize / CGFloat(TextCluster.unitsPerEm)
    }

    func string(of clusters: [TextCluster], in range: Range<Int>) -> String {
        TextLine(part: bytes(of: clusters, in: range), of: request.string, width: 0).string
    }

    /// The bytes of the text that clusters are.
    private func bytes(of clusters: [TextCluster], in range: Range<Int>) -> Range<Int> {
        func offset(_ index: Int) -> Int {
            index == clusters.count ? request.string.utf8.count : clusters[index].utf8Offset
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}

extension TextCluster {
    /// Whether nothing is lost if it is not shown.
    var isBlank: Bool { isWhiteSpace || breakAfter == .mandatory }
}
