// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// An accessory with the sizes it has at the text size.
struct ResolvedAccessory {
    var accessory: CellAccessory
    /// The space it takes; the frame is centred in it.
    var slotWidth: CGFloat
    /// What the system reports: view, glyph or control.
    var size: CGSize
    /// What is drawn of it.
    var glyphSize: CGSize
    /// From its outer edge to the row's edge where it is the outermost.
    var outerMargin: CGFloat
    var tintColor: Color
    /// A label's text and its single line.
    var label: (text: ResolvedText, layout: TextLayout)?
}

extension ResolvedAccessory {
    init(
        _ accessory: borrowing CellAccessory, cell: borrowing ListCell, metrics: ListMetrics,
        measurer: some TextMeasuring
    ) {
        self.accessory = copy accessory
        tintColor = accessory.tintColor ?? Self.defaultTint(of: accessory.kind, metrics: metrics)
        outerMargin = metrics.accessoryMargin
        switch accessory.kind {
        case .label(let string):
            label = Self.label(string, accessory: accessory, cell: cell, metrics: metrics, measurer: measurer)
            size = CGSize(
                width: metrics.grid.ceil(label?.layout.width ?? 0),
                height: metrics.grid.ceil((label?.text.font ?? metrics.bodyFont).lineHeight))
            glyphSize = size
        case .switch:
            size = AccessoryMetrics.switchSize.size(in: metrics.design)
            glyphSize = size
            if metrics.container == .swiftUI {
                outerMargin = AccessoryMetrics.swiftUISwitchMargin[metrics.design].value
            }
        case .customView(let width, let height, _):
            size = CGSize(width: width, height: height).definedLengths
            glyphSize = size
        default:
            (size, glyphSize) = Self.systemSizes(of: accessory.kind, metrics: metrics)
            if metrics.container == .swiftUI, accessory.kind == .disclosureIndicator {
                outerMargin = metrics.accessorySizes.swiftUIChevronMargin.value
            }
        }
        slotWidth = Self.slotWidth(of: accessory, natural: size.width, metrics: metrics)
    }

    private static func label(
        _ string: String, accessory: CellAccessory, cell: borrowing ListCell, metrics: ListMetrics,
        measurer: some TextMeasuring
    ) -> (ResolvedText, TextLayout)? {
        let properties = ListContentConfiguration.TextProperties(
            font: accessory.font ?? .body, color: accessory.tintColor ?? .secondaryLabel,
            numberOfLines: 1, adjustsFontForContentSizeCategory: accessory.adjustsFontForContentSizeCategory)
        guard
            let text = ResolvedText(
                string, properties, cell: cell, metrics: metrics)
        else { return nil }
        let request = TextRequest(
            string: text.string, font: text.font, width: .infinity, numberOfLines: 1, language: metrics.language)
        return (text, measurer.layout(request))
    }

    private static func slotWidth(of accessory: CellAccessory, natural: CGFloat, metrics: ListMetrics) -> CGFloat {
        switch accessory.reservedLayoutWidth {
        case .actual: return natural
        case .custom(let width): return width > 0 ? width.defined : natural
        case .standard, nil: break
        }
        // Slots are the collection view's; at accessibility sizes the glyph stands alone (both measured).
        guard metrics.container == .collectionView, !metrics.isAccessibilitySize else { return natural }
        guard let slot = AccessoryMetrics.slot(of: accessory.kind) else {
            return accessory.reservedLayoutWidth == nil ? natural : max(natural, AccessoryMetrics.systemSlot.value)
        }
        return slot.value
    }

    private static func defaultTint(of kind: CellAccessory.Kind, metrics: ListMetrics) -> Color {
        switch kind {
        case .delete: .systemRed
        case .insert, .switch: .systemGreen
        case .disclosureIndicator, .reorder, .customView: .tertiaryLabel
        case .label, .popUpMenu: .secondaryLabel
        case .checkmark, .detail, .multiselect, .outlineDisclosure: metrics.traits.tintColor
        }
    }
}
