// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellText

extension TextRequest {
    /// A single line with its letters closer together, as wide as the space; nil where that takes too much.
    func tightened(_ measurer: some TextMeasuring) -> TextLayout? {
        guard numberOfLines == 1 else { return nil }
        var whole = self
        whole.width = .infinity
        whole.numberOfLines = 0
        var layout = measurer.layout(whole)
        let space = width - firstLineIndent
        guard layout.lines.count == 1, space > 0,
            layout.lines[0].width * (1 - SystemMetrics.tighteningFactor.value) <= space
        else { return nil }
        let gaps = layout.lines[0].string.count - 1
        guard gaps > 0 else { return nil }
        layout.lines[0].tightening = (layout.lines[0].width - space) / CGFloat(gaps)
        layout.lines[0].width = space
        return layout
    }

    /// The text in the largest font with which it is whole, by steps of a quarter point; in the smallest allowed one
    /// where none is.
    mutating func shrunk(to minimumPointSize: CGFloat, _ measurer: some TextMeasuring) -> TextLayout {
        let whole = font
        let step = SystemMetrics.shrunkFontStep.value
        var fits = Int((minimumPointSize / step).rounded(.down))
        var isTooLarge = Int((whole.pointSize / step).rounded(.up))
        while isTooLarge - fits > 1 {
            let middle = (fits + isTooLarge) / 2
            font = whole.withPointSize(CGFloat(middle) * step)
            if measurer.layout(self).isTruncated { isTooLarge = middle } else { fits = middle }
        }
        font = whole.withPointSize(max(CGFloat(fits) * step, minimumPointSize))
        return measurer.layout(self)
    }
}

extension ResolvedFont {
    fileprivate func withPointSize(_ pointSize: CGFloat) -> ResolvedFont {
        ResolvedFont(pointSize: pointSize, weight: weight, leading: leading)
    }
}
