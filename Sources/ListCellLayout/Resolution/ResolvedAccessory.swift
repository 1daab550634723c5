// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// An accessory with the sizes it has at the text size; a class, since it is handed about and a copy would count many
/// references.
final class ResolvedAccessory<L: Length> {
    let accessory: CellAccessory
    /// What the system reports: view, glyph or control.
    let sides: Sides<L>
    /// What is drawn of it.
    let glyphSize: CGSize
    /// The space it takes; the frame is centred in it.
    let slotWidth: L
    /// From its outer edge to the row's edge where it is the outermost.
    let outerMargin: L
    /// Between it and the trailing accessory before it.
    let gap: L
    let tintColor: Color
    /// The texts of a label, a badge or a control; nil for an empty one.
    let lines: [MeasuredLine?]

    init(
        _ accessory: borrowing CellAccessory, cell: borrowing ListCell, metrics: ListMetrics
    ) {
        let sizes = metrics.accessorySizes
        let entry = sizes[accessory.kind]
        self.accessory = copy accessory
        tintColor = accessory.tintColor ?? accessory.kind.descriptor.tint ?? metrics.traits.tintColor
        outerMargin = L(entry.margin)
        gap = L(accessory.showsSeparatorBefore ? sizes.gapWithLine : entry.gap)
        switch accessory.kind {
        case .disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect, .outlineDisclosure,
            .popUpMenu:
            lines = []
            sides = entry.reported.map { Sides(L($0.width), L($0.height)) } ?? Sides(.zero("no size"), .zero("no size"))
        case .label(let text), .badge(let text):
            let line = Self.line(text, accessory, cell: cell, metrics: metrics)
            lines = [line]
            sides = Sides(
                line?.width(metrics.grid) ?? .zero("no text"),
                (line?.text.properties.font ?? metrics.bodyFont).lineHeight(on: metrics.grid))
        case .control(let control):
            let resolved = ResolvedControl(control, tint: accessory.tintColor, cell: cell, metrics: metrics)
            let margins = L(metrics.accessoryMargin) + L(metrics.accessoryMargin)
            let measured = MeasuredControl.measured(
                resolved, width: Self.statedWidth(of: accessory, control),
                space: (L(metrics.rowWidth) - margins).orZero.named("space in the row"),
                metrics: metrics)
            lines = measured.control.lines
            sides = measured.sides
        case .customView(let width, let height, _):
            lines = []
            sides = Sides(
                L(width.definedLength, "width of the view"), L(height.definedLength, "height of the view"))
        }
        glyphSize = entry.reported == nil ? sides.size : entry.drawn
        // A menu with its value is wider than the slot of its chevrons.
        let own: L? = if case .control = accessory.kind { nil } else { entry.slot.map { L($0) } }
        slotWidth = Self.slot(of: accessory, natural: sides.width, own: own, metrics: metrics)
    }

    /// The text of a label or a badge; that of a disabled row is as pale as its other texts (assumed).
    private static func line(
        _ text: String, _ accessory: borrowing CellAccessory, cell: borrowing ListCell, metrics: ListMetrics
    ) -> MeasuredLine? {
        let tint = accessory.tintColor ?? accessory.kind.descriptor.tint ?? metrics.traits.tintColor
        let properties = ListContentConfiguration.TextProperties(
            font: accessory.font ?? .body, color: cell.state.contains(.disabled) ? .tertiaryLabel : tint,
            numberOfLines: 1, adjustsFontForContentSizeCategory: accessory.adjustsFontForContentSizeCategory)
        return ResolvedText(text, ResolvedTextProperties(properties, cell: cell, metrics: metrics)).map {
            MeasuredLine($0, metrics: metrics)
        }
    }

    /// The width that a control has which has none by itself; nil where none is stated.
    private static func statedWidth(of accessory: borrowing CellAccessory, _ control: Control) -> L? {
        guard case .custom(let width) = accessory.reservedLayoutWidth, width > 0, control.descriptor.takesStatedWidth
        else {
            return nil
        }
        return L(width.defined, "reservedLayoutWidth")
    }

    /// The space an accessory takes: what it states, the slot of its kind, or its own width.
    private static func slot(
        of accessory: CellAccessory, natural: L, own: L?, metrics: ListMetrics
    ) -> L {
        switch accessory.reservedLayoutWidth {
        case .actual: return natural
        case .custom(let width): return width > 0 ? L(width.defined, "reservedLayoutWidth") : natural
        case nil: return own ?? natural
        case .standard:
            if let own { return own }
            guard metrics.accessorySizes.hasSlots else { return natural }
            return .larger(natural, L(AccessoryMetrics.systemSlot))
        }
    }
}
