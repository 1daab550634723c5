// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explainer {
    /// What is approximate or no recorded fact about the cell, in words.
    var remarks: [String] {
        var remarks: [String] = []
        let labels = [layout.text, layout.secondaryText].compactMap(\.self)
        if labels.contains(where: \.isApproximate) {
            remarks.append("text widths are approximate: characters without recorded advance")
        } else if !labels.isEmpty {
            remarks.append("text widths: recorded advances (measured) with the kerning of another font (assumed)")
        }
        if labels.contains(where: \.isTruncated) { remarks.append("text is shortened to its space") }
        if metrics.isAccessibilitySize, resolved.image != nil, !resolved.wrapsTextAroundImage {
            remarks.append("no UIKit row with an image was measured at an accessibility size")
        }
        if resolved.image?.symbolPointSize != nil { remarks.append("symbol sizes are published ones, not measured") }
        if let control = content.control { remarks.append(remark(on: control.control)) }
        if let style = cell.classicStyle { remarks.append(remark(on: style)) }
        if metrics.traits.accessibilityContrast == .high {
            remarks.append(
                "named colours are drawn as at normal contrast: their values at high contrast are not recorded")
        }
        if metrics.traits.legibilityWeight == .bold, !labels.isEmpty {
            remarks.append("nothing was measured with Bold Text: the heavier weight is assumed, heights are unchanged")
        }
        if Self.languagesOfOtherFonts.contains(metrics.traits.language), !labels.isEmpty {
            remarks.append(
                "line heights were not measured for the locale \(metrics.traits.locale): they are those of English")
        }
        return remarks
    }

    /// Languages whose letters come from other fonts than Latin ones, which may have taller lines; Korean is measured.
    private static let languagesOfOtherFonts: Set = [
        "am", "ar", "as", "bn", "bo", "ckb", "dz", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "lo", "ml",
        "mr",
        "my", "ne", "or", "pa", "ps", "sa", "sd", "si", "ta", "te", "th", "ti", "ug", "ur", "yi", "yue", "zh",
    ]

    private func remark(on style: ListCell.ClassicStyle) -> String {
        let cell = "the classic style \(style.rawValue)"
        return switch (style, metrics.design) {
        case (.value2, _): "no cell of \(cell) was measured: its column, its gap and its fonts are assumed"
        case (_, .design26): "\(cell) was measured at L and AX2 only"
        case (.default, .design18): "\(cell) was measured at L and M only"
        case (_, .design18): "no cell of \(cell) was measured on 18: its height is assumed"
        }
    }
}
