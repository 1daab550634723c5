// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

/// A control with the fonts and colours of its texts.
struct ResolvedControl {
    let control: Control
    let tint: Color
    /// The texts that are shown; nil for an empty one.
    let texts: [ResolvedText?]

    /// - Parameter tint: nil for the control's own.
    init(_ control: Control, tint: Color?, cell: borrowing ListCell, metrics: ListMetrics) {
        self.control = control
        let tint = tint ?? control.identifier.descriptor.tint ?? metrics.traits.tintColor
        self.tint = tint
        let shown = control.shownTexts(
            tint: tint, isEnabled: !cell.state.contains(.disabled),
            segmentPointSize: metrics.accessorySizes.controls.segmentPointSize)
        var texts: [ResolvedText?] = []
        for text in shown {
            let properties = ResolvedTextProperties(text.properties, cell: cell, metrics: metrics)
            texts.append(ResolvedText(text.string, properties))
        }
        self.texts = texts
    }
}

extension ResolvedCell {
    /// Replaces a cell's texts by the control that its row is.
    ///
    /// Its height is that of the control between the margins. The least height of cells counts in SwiftUI lists and for
    /// plain buttons; app-made content views have none (measured for a text).
    func applyControl(_ control: ResolvedControl, metrics: ListMetrics) {
        self.control = control
        text = nil
        secondaryText = nil
        wrapsTextAroundImage = false
        if metrics.container != .swiftUI, !control.control.isTextOfCell { minimumHeight = nil }
    }
}
