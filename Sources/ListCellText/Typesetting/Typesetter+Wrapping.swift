// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension Typesetter {
    /// Where a line ends.
    struct Line {
        /// The cluster after the last one shown.
        var end: Int
        /// Of the clusters shown, in units.
        var width: Int
        /// The cluster that the next line begins with.
        var next: Int
        /// Whether the text ends here.
        var isLast = false
    }

    /// The longest line that begins with a cluster and ends where it may: a word that is longer is split between
    /// clusters, and one cluster is taken however wide it is. A shortened first line stays empty rather than split a word.
    func line(of clusters: [TextCluster], from start: Int, limit: Int) -> Line {
        let breaksAnywhere = request.lineBreakMode == .byCharWrapping
        let isShortened = limit < self.limit && !breaksAnywhere
        var shown = Line(end: start, width: 0, next: start)
        var lastBreak: Line?
        var width = 0
        var kerning = 0
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if cluster.breakAfter == .mandatory {
                return lineEnding(shown, at: index, width: width, next: index + 1, limit: limit)
            }
            width = min(width + kerning + cluster.advance, Self.widest)
            kerning = cluster.kerning
            if !cluster.isWhiteSpace {
                if width > limit, index > start || isShortened {
                    if let lastBreak { return lastBreak }
                    // Beside an image a word that does not fit moves below, as around TextKit's exclusion paths.
                    if isShortened { return Line(end: start, width: 0, next: start) }
                    shown.next = index
                    return shown
                }
                shown.end = index + 1
                shown.width = width
            }
            if cluster.breakAfter == .allowed || breaksAnywhere {
                lastBreak = Line(end: shown.end, width: shown.width, next: index + 1)
            }
        }
        var last = lineEnding(shown, at: clusters.count, width: width, next: clusters.count, limit: limit)
        last.isLast = true
        return last
    }

    /// Whether what stays together is wider than a line, so that it is split between clusters.
    func splitsWord(of clusters: [TextCluster]) -> Bool {
        var width = 0
        for cluster in clusters {
            width += cluster.advance
            if width > limit { return true }
            width = cluster.breakAfter == .prohibited ? width + cluster.kerning : 0
        }
        return false
    }

    /// A paragraph's last line: its white space at the end is kept where there is room for it.
    private func lineEnding(_ shown: Line, at end: Int, width: Int, next: Int, limit: Int) -> Line {
        width <= limit ? Line(end: end, width: width, next: next) : Line(end: shown.end, width: shown.width, next: next)
    }
}
