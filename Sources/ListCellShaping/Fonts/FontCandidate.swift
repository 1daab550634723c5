// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A font file that may serve, known without reading its glyphs.
struct FontCandidate: Hashable, Sendable {
    var path: String
    /// The font's place in a collection; 0 in a file of one font.
    var index: Int
    var family: String
    /// The weights it can be drawn at, 1 to 1000; one weight unless the font is variable.
    var weights: ClosedRange<Double>
    var isItalic: Bool
}

extension FontCandidate {
    /// Whether the font is the cut for large text of a family that has one.
    var isDisplayCut: Bool { family.split(separator: " ").contains("Display") }

    /// The family without the words that tell its optical cuts apart: `SF Pro` for `SF Pro Text`.
    var familyOfCuts: String {
        family.split(separator: " ").filter { !["Display", "Text", "Variable"].contains($0) }.joined(separator: " ")
    }

    /// The upright candidate nearest to a weight, then of the right cut, then the first by path.
    static func best(of candidates: [FontCandidate], weight: Double, isDisplay: Bool) -> FontCandidate? {
        candidates.min { $0.rank(weight: weight, isDisplay: isDisplay) < $1.rank(weight: weight, isDisplay: isDisplay) }
    }

    private func rank(weight: Double, isDisplay: Bool) -> (Int, Double, Int, String, Int) {
        let nearest = min(max(weight, weights.lowerBound), weights.upperBound)
        return (isItalic ? 1 : 0, abs(weight - nearest), isDisplayCut == isDisplay ? 0 : 1, path, index)
    }
}

extension FontWeight {
    /// The weight as fonts number it, 100 to 900.
    var openTypeWeight: Double { Double(rawValue) * 100 }
}
