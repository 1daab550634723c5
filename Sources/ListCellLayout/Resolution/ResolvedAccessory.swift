// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// An accessory with the sizes it has at the text size.
struct ResolvedAccessory {
    var accessory: CellAccessory
    /// What the system reports: view, glyph or control.
    var sides: AccessorySizes.Sides
    /// What is drawn of it.
    var glyphSize: CGSize
    /// The space it takes; the frame is centred in it.
    var slot: Formula
    /// The same in points.
    var slotWidth: CGFloat
    /// From its outer edge to the row's edge where it is the outermost.
    var margin: Formula
    /// The same in points.
    var outerMargin: CGFloat
    var tintColor: Color
    /// A label's text and its single line.
    var label: (text: ResolvedText, layout: TextLayout)?

    /// What the system reports, in points.
    var size: CGSize { sides.size }
}

extension ResolvedAccessory {
    init(
        _ accessory: borrowing CellAccessory, cell: borrowing ListCell, metrics: ListMetrics,
        measurer: some TextMeasuring
    ) {
        let entry = metrics.accessorySizes[accessory.kind]
        self.accessory = copy accessory
        tintColor = accessory.tintColor ?? accessory.kind.descriptor.tint
        margin = entry.margin
        outerMargin = entry.marginValue
        switch accessory.kind {
        case .disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect, .outlineDisclosure,
            .popUpMenu, .switch:
            sides = entry.reported ?? .none
            glyphSize = entry.drawn
        case .label(let string):
            label = Self.label(string, accessory: accessory, cell: cell, metrics: metrics, measurer: measurer)
            sides = Self.sides(of: label, metrics: metrics)
            glyphSize = sides.size
        case .customView(let width, let height, _):
            sides = AccessorySizes.Sides(
                Formula("width of the view", width.definedLength), Formula("height of the view", height.definedLength))
            glyphSize = sides.size
        }
        slot = Self.slot(of: accessory, natural: sides.width, own: entry.slot, metrics: metrics)
        slotWidth = slot.value
    }

    private static func label(
        _ string: String, accessory: CellAccessory, cell: borrowing ListCell, metrics: ListMetrics,
        measurer: some TextMeasuring
    ) -> (ResolvedText, TextLayout)? {
        let properties = ListContentConfiguration.TextProperties(
            font: accessory.font ?? .body, color: accessory.tintColor ?? accessory.kind.descriptor.tint,
            numberOfLines: 1, adjustsFontForContentSizeCategory: accessory.adjustsFontForContentSizeCategory)
        guard
            let text = ResolvedText(
                string, properties, cell: cell, metrics: metrics)
        else { return nil }
        let request = TextRequest(
            string: text.string, font: text.font, width: .infinity, numberOfLines: 1, language: metrics.language)
        return (text, measurer.layout(request))
    }

    /// The size of a line of text; of a missing one a line of body text high.
    private static func sides(
        of label: (text: ResolvedText, layout: TextLayout)?, metrics: ListMetrics
    ) -> AccessorySizes.Sides {
        let figure = label?.layout.isApproximate == true ? TextFigures.otherScripts : TextFigures.kerning
        let width = Formula("width of the label", label?.layout.width ?? 0, figure.certainty, figure.source)
        return AccessorySizes.Sides(
            .ceil(width, metrics.grid), metrics.accessorySizes.line(of: label?.text.font ?? metrics.bodyFont))
    }

    /// The space an accessory takes: what it states, the slot of its kind, or its own width.
    private static func slot(
        of accessory: CellAccessory, natural: Formula, own: Formula?, metrics: ListMetrics
    ) -> Formula {
        switch accessory.reservedLayoutWidth {
        case .actual: return natural
        case .custom(let width): return width > 0 ? Formula("reservedLayoutWidth", width.defined) : natural
        case nil: return own ?? natural
        case .standard:
            if let own { return own }
            guard metrics.accessorySizes.hasSlots, accessory.kind.descriptor.slot == nil else { return natural }
            return .maximum([natural, Formula(AccessoryMetrics.systemSlot)])
        }
    }
}

extension AccessorySizes.Sides {
    /// Of what has no size.
    static let none = AccessorySizes.Sides(Formula("no size", 0), Formula("no size", 0))
}
