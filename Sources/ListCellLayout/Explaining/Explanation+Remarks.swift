// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension Explanation {
    /// What is approximate or no recorded fact about a cell, in words.
    static func remarks(on layout: CellLayout, _ cell: ListCell, _ metrics: ListMetrics) -> [String] {
        var remarks: [String] = []
        let labels = [layout.text, layout.secondaryText].compactMap(\.self)
        if let certainty = labels.map({ TextFigures.width(of: $0).certainty }).max() {
            remarks.append(remark(onWidthsThatAre: certainty))
        }
        if labels.contains(where: \.isTruncated) { remarks.append("text is shortened to its space") }
        if metrics.isAccessibilitySize, layout.image != nil, metrics.container != .swiftUI, !metrics.isSidebar {
            remarks.append("outside of sidebars no UIKit row with an image was measured at an accessibility size")
        }
        if let control = layout.control { remarks.append(remark(on: control.control, metrics)) }
        if let style = cell.classicStyle { remarks.append(remark(on: style, in: metrics.design)) }
        if metrics.traits.accessibilityContrast == .high {
            remarks.append(remarkOnHighContrast(metrics.traits.system))
        }
        if metrics.traits.legibilityWeight == .bold, !labels.isEmpty {
            remarks.append("nothing was measured with Bold Text: the heavier weight is assumed, heights are unchanged")
        }
        if languagesOfOtherFonts.contains(metrics.traits.language), !labels.isEmpty {
            remarks.append(
                "line heights were not measured for the locale \(metrics.traits.locale): they are those of English")
        }
        return remarks
    }

    private static func remark(onWidthsThatAre certainty: Certainty) -> String {
        switch certainty {
        case .measured, .apple: "text widths: recorded advances and kerning (measured)"
        case .rule: "text widths: recorded advances and kerning (measured), tracking above 40 pt (rule)"
        case .reported: "text widths: recorded advances and kerning (measured), the ellipsis or dash reported"
        case .assumed: "text widths are approximate: characters without recorded advance"
        }
    }

    /// Languages whose letters come from other fonts than Latin ones, which may have taller lines; Korean is measured.
    private static let languagesOfOtherFonts: Set = [
        "am", "ar", "as", "bn", "bo", "ckb", "dz", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "lo", "ml",
        "mr",
        "my", "ne", "or", "pa", "ps", "sa", "sd", "si", "ta", "te", "th", "ti", "ug", "ur", "yi", "yue", "zh",
    ]

    /// Which named colours have no recorded value with Increase Contrast.
    private static func remarkOnHighContrast(_ system: OperatingSystem) -> String {
        let opacities = "at high contrast labels, separators and fills have the opacities reported of iOS 18"
        return system < .iOS26
            ? "\(opacities); of the system colours only red and the greys have values of their own"
            : "\(opacities) (assumed), and links and backgrounds their usual colours (assumed)"
    }

    /// What is no recorded fact about a row that is one control.
    private static func remark(on control: Control, _ metrics: ListMetrics) -> String {
        let row = "row that is a control (\(control.name))"
        guard metrics.design >= .design26 else { return "no \(row) was measured on 18: its height is assumed" }
        if metrics.container == .swiftUI { return "of rows that are a control a slider and a text field were measured" }
        return control.isTextOfCell
            ? "a \(row) is laid out as a cell with a tinted text"
            : "a \(row) is laid out as a content view that fills the layout margins: one with a text was measured"
    }

    private static func remark(on style: ListCell.ClassicStyle, in design: Design) -> String {
        let cell = "the classic style \(style.rawValue)"
        if style == .value2 { return "no cell of \(cell) was measured: its column, its gap and its fonts are assumed" }
        if design >= .design26 { return "\(cell) was measured at L and AX2 only" }
        return style == .default
            ? "\(cell) was measured at L and M only"
            : "no cell of \(cell) was measured on \(design.rawValue): its height is assumed"
    }
}
