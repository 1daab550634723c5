// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension TextRequest {
    /// The clusters of a text whose stretches may have fonts of their own, in units of the request's font.
    ///
    /// Lines break as in the whole text; each cluster has the advance of its stretch's font.
    ///
    /// - Parameter clusters: What measures a text in one font.
    public func clusters(_ clusters: (String, ResolvedFont) -> [TextCluster]) -> [TextCluster] {
        var result = clusters(string, font)
        guard !fontRuns.isEmpty else { return result }
        var index = result.startIndex
        var start = 0
        for run in fontRuns {
            let end = start + max(0, run.utf8Count)
            let own = clusters(substring(from: start, to: end), run.font)
            let scale = font.pointSize > 0 ? run.font.pointSize / font.pointSize : 0
            var position = own.startIndex
            while index < result.endIndex, result[index].utf8Offset < end {
                let offset = result[index].utf8Offset - start
                while position < own.endIndex, own[position].utf8Offset < offset { position += 1 }
                let isFound = position < own.endIndex && own[position].utf8Offset == offset
                let source = isFound ? own[position] : result[index]
                result[index].advance = Self.scaled(source.advance, by: scale)
                result[index].kerning = Self.scaled(source.kerning, by: scale)
                index += 1
            }
            start = end
        }
        return result
    }

    /// The bytes of the text from an offset to another; offsets inside a character count as before it.
    func substring(from start: Int, to end: Int) -> String {
        let utf8 = string.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: start, limitedBy: utf8.endIndex) ?? utf8.endIndex
        let last = utf8.index(utf8.startIndex, offsetBy: end, limitedBy: utf8.endIndex) ?? utf8.endIndex
        return String(decoding: utf8[first..<max(first, last)], as: UTF8.self)
    }

    private static func scaled(_ units: Int, by scale: CGFloat) -> Int {
        Int(exactly: (CGFloat(units) * scale).rounded()) ?? 0
    }
}
