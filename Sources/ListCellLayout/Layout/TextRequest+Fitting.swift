// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellText

extension TextRequest {
    /// A single line with its letters closer together, as wide as the space; nil where that takes too much.
    ///
    /// - Parameter factor: The share of the width that it may take.
    func tightened(by factor: CGFloat, _ measurer: Measurer) -> TextLayout? {
        guard numberOfLines == 1 else { return nil }
        var whole = self
        whole.width = .infinity
        whole.numberOfLines = 0
        var layout = measurer.layout(whole)
        let space = width - firstLineIndent
        guard layout.lines.count == 1, space > 0,
            layout.lines[0].width * (1 - factor) <= space
        else { return nil }
        let gaps = layout.lines[0].string.count - 1
        guard gaps > 0 else { return nil }
        layout.lines[0].tightening = (layout.lines[0].width - space) / CGFloat(gaps)
        layout.lines[0].width = space
        return layout
    }

    /// The text in the largest font with which it is whole, by steps; in the smallest allowed one
    /// where none is.
    mutating func shrunk(to minimumPointSize: CGFloat, by step: CGFloat, _ measurer: Measurer) -> TextLayout {
        let whole = font
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
