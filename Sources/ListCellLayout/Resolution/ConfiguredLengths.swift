// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The lengths that a content configuration says: its preset's, as sure as that is, or stated ones. None is negative.
struct ConfiguredLengths<L: Length> {
    var topMargin: L
    var leadingMargin: L
    var bottomMargin: L
    var trailingMargin: L
    /// Between the image's slot and the text.
    var imageToTextPadding: L
    /// Between the texts side by side.
    var horizontalPadding: L
    /// Between the texts one above the other.
    var verticalPadding: L
}

extension ConfiguredLengths {
    init(_ cell: borrowing ListCell, metrics: ListMetrics) {
        let content = cell.content
        let reader = Reader(
            preset: content.preset, design: metrics.design,
            isPresets: cell.classicStyle == nil || cell.classicStyle == .value1)
        let margins = content.directionalLayoutMargins
        // The preset has another margin: only a table's first header is set further down.
        if content.preset == .groupedHeader, let top = metrics.system.firstTableHeaderTop[metrics.design],
            margins.top == top.value
        {
            topMargin = L(top)
        } else {
            topMargin = reader.length(margins.top, "top margin", \.margins.top)
        }
        leadingMargin = reader.length(margins.leading, "leading margin", \.margins.leading)
        bottomMargin = reader.length(margins.bottom, "bottom margin", \.margins.bottom)
        trailingMargin = reader.length(margins.trailing, "trailing margin", \.margins.trailing)
        imageToTextPadding = reader.length(content.imageToTextPadding, "image to text", \.imageToTextPadding)
        horizontalPadding = reader.length(
            content.textToSecondaryTextHorizontalPadding, "gap beside", \.horizontalPadding)
        verticalPadding = reader.length(
            content.textToSecondaryTextVerticalPadding, "gap between texts", \.verticalPadding)
    }

    private struct Reader {
        let preset: ListContentConfiguration.Preset
        let design: Design
        /// Whether a value of the preset is the preset's: not where a classic cell borrows its texts.
        let isPresets: Bool

        func length(_ own: CGFloat, _ name: String, _ path: KeyPath<PresetValues, CGFloat>) -> L {
            let own = own.definedLength
            return L(own, words(name, own, path).name, words(name, own, path).basis)
        }

        private func words(
            _ name: String, _ own: CGFloat, _ path: KeyPath<PresetValues, CGFloat>
        ) -> (name: String, basis: Basis) {
            guard isPresets, own == PresetValues(preset, design: design)[keyPath: path] else {
                return ("\(name), stated", .stated)
            }
            let basis = PresetValues.basis(of: preset, in: design)
            return ("\(name) of \(preset.rawValue)", Basis(basis.certainty, basis.source))
        }
    }
}
