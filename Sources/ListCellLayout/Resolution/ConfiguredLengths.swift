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
    init(_ cell: borrowing ListCell) {
        let base = cell.content.base
        let set = cell.content.overrides
        // A classic cell borrows the texts of a preset, not the certainty of its lengths.
        let isPresets = cell.classicStyle == nil || cell.classicStyle == .value1
        func length(_ value: CGFloat, _ name: StaticString, isSet: Bool) -> L {
            let isStated = isSet || !isPresets
            return L(
                value.definedLength, isStated ? "\(name), stated" : "\(name) of \(base.preset.rawValue)",
                isStated ? .stated : base.basis)
        }
        let margins = set.directionalLayoutMargins ?? base.margins
        let hasMargins = set.directionalLayoutMargins != nil
        if !hasMargins, let top = base.firstHeaderTop {
            topMargin = L(top)
        } else {
            topMargin = length(margins.top, "top margin", isSet: hasMargins)
        }
        leadingMargin = length(margins.leading, "leading margin", isSet: hasMargins)
        bottomMargin = length(margins.bottom, "bottom margin", isSet: hasMargins)
        trailingMargin = length(margins.trailing, "trailing margin", isSet: hasMargins)
        imageToTextPadding = length(
            set.imageToTextPadding ?? base.imageToTextPadding, "image to text", isSet: set.imageToTextPadding != nil)
        horizontalPadding = length(
            set.textToSecondaryTextHorizontalPadding ?? PresetValues.horizontalPadding, "gap beside",
            isSet: set.textToSecondaryTextHorizontalPadding != nil)
        verticalPadding = length(
            set.textToSecondaryTextVerticalPadding ?? base.verticalPadding, "gap between texts",
            isSet: set.textToSecondaryTextVerticalPadding != nil)
    }
}

extension PresetBase {
    /// How sure the preset's lengths are.
    var basis: Basis {
        let basis = PresetValues.basis(of: preset, in: design)
        return Basis(basis.certainty, basis.source)
    }
}
