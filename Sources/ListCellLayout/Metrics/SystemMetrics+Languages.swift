// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// What a language changes. The list's locale decides, not the text (the two agree in all that was measured).
extension SystemMetrics {
    /// The line height per point that raises the least height of a row; nil where the language raises nothing.
    ///
    /// Measured in Korean and Simplified Chinese; Traditional Chinese and Japanese by rule.
    func eastAsianLineHeight(in traits: TraitCollection) -> Figure? {
        guard ["ko", "zh", "yue", "ja"].contains(traits.language) else { return nil }
        return eastAsianLineHeight[traits.design]
    }

    /// The height of a line per point; nil where it is that of English.
    func lineHeight(in traits: TraitCollection) -> Figure? {
        traits.language == "ar" ? arabicLineHeight[traits.design] : nil
    }

    /// What the leading is by that of English; nil where it is the same.
    func leadingFactor(in traits: TraitCollection) -> Figure? {
        traits.language == "ar" ? arabicLeading[traits.design] : nil
    }

    /// The leading of the body style where the language has one of its own; nil otherwise.
    func leading(ofBodyAt size: ContentSizeCategory, in traits: TraitCollection) -> Sum? {
        leadingFactor(in: traits).map { factor in
            let isMeasured = size == .large
            let factor = isMeasured ? factor : factor.atMost(.assumed, "as at L")
            return (Sum(DynamicType.leading(of: .body, at: size), "body leading", .leadings) * Sum(factor))
                .nearest(on: PixelGrid(scale: 1))
        }
    }
}
