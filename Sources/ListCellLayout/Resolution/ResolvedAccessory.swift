// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// An accessory with the sizes it has at the text size.
struct ResolvedAccessory<L: Length> {
    var accessory: CellAccessory
    /// What the system reports: view, glyph or control.
    var size: Sides<L>
    /// What is drawn of it.
    var glyphSize: CGSize
    /// The space it takes; the frame is centred in it.
    var slotWidth: L
    /// From its outer edge to the row's edge where it is the outermost.
    var outerMargin: L
    var tintColor: Color
    /// A label's text and its single line.
    var label: (text: ResolvedText, layout: TextLayout)?
}

extension ResolvedAccessory {
    init(
        _ accessory: borrowing CellAccessory, cell: borrowing ListCell, metrics: ListMetrics
    ) {
        self.accessory = copy accessory
        tintColor = accessory.tintColor ?? Self.defaultTint(of: accessory.kind, metrics: metrics)
        outerMargin = L(metrics.accessoryMargin)
        switch accessory.kind {
        case .label(let string):
            label = Self.label(string, accessory: accessory, cell: cell, metrics: metrics)
            let figure = label?.layout.isApproximate == true ? TextFigures.otherScripts : TextFigures.kerning
            let width = L(label?.layout.width ?? 0, "width of the label", Basis(figure.certainty, figure.source))
            size = Sides(
                width.up(to: metrics.grid), (label?.text.font ?? metrics.bodyFont).lineHeight(on: metrics.grid))
            glyphSize = size.size
        case .switch:
            let figures = AccessoryMetrics.switchSize
            size = Sides(L(figures.width[metrics.design]), L(figures.height[metrics.design]))
            glyphSize = size.size
            if metrics.container == .swiftUI {
                outerMargin = L(AccessoryMetrics.swiftUISwitchMargin[metrics.design])
            }
        case .customView(let width, let height, _):
            size = Sides(
                L(width.definedLength, "width of the view"), L(height.definedLength, "height of the view"))
            glyphSize = size.size
        default:
            let sides = metrics.accessorySizes.reported(accessory.kind)
            size = Sides(L(sides.width), L(sides.height))
            glyphSize = Self.drawnSize(of: accessory.kind, metrics: metrics)
            if metrics.container == .swiftUI, accessory.kind == .disclosureIndicator {
                outerMargin = L(metrics.accessorySizes.swiftUIChevronMargin)
            }
        }
        slotWidth = Self.slotWidth(of: accessory, natural: size.width, metrics: metrics)
    }

    /// The drawn size of a system accessory.
    private static func drawnSize(of kind: CellAccessory.Kind, metrics: ListMetrics) -> CGSize {
        let sizes = metrics.accessorySizes
        if metrics.container == .swiftUI, kind == .disclosureIndicator { return sizes.swiftUIChevronInk }
        let ink = AccessoryMetrics.glyphInk(of: kind).size(in: metrics.design)
        return CGSize(width: ink.width * sizes.glyphFactor, height: ink.height * sizes.glyphFactor)
    }

    private static func label(
        _ string: String, accessory: CellAccessory, cell: borrowing ListCell, metrics: ListMetrics
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
        return (text, metrics.measurer.layout(request))
    }

    private static func slotWidth(of accessory: CellAccessory, natural: L, metrics: ListMetrics) -> L {
        switch accessory.reservedLayoutWidth {
        case .actual: return natural
        case .custom(let width): return width > 0 ? L(width.defined, "reservedLayoutWidth") : natural
        case .standard, nil: break
        }
        // Slots are the collection view's; at accessibility sizes the glyph stands alone (both measured).
        guard metrics.container == .collectionView, !metrics.isAccessibilitySize else { return natural }
        guard let slot = AccessoryMetrics.slot(of: accessory.kind) else {
            let isStandard = accessory.reservedLayoutWidth != nil
            return isStandard ? .larger(natural, L(AccessoryMetrics.systemSlot)) : natural
        }
        return L(slot)
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
