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
    /// Between it and the trailing accessory before it.
    var gap: Formula
    /// The same in points.
    var gapWidth: CGFloat
    var tintColor: Color
    /// The texts of a label, a badge or a control; nil for an empty one.
    var lines: [MeasuredLine?] = []

    /// What the system reports, in points.
    var size: CGSize { sides.size }
}

extension ResolvedAccessory {
    init(
        _ accessory: borrowing CellAccessory, cell: borrowing ListCell, metrics: ListMetrics,
        measurer: some TextMeasuring
    ) {
        let sizes = metrics.accessorySizes
        let entry = sizes[accessory.kind]
        self.accessory = copy accessory
        tintColor = accessory.tintColor ?? accessory.kind.descriptor.tint
        margin = entry.margin
        outerMargin = entry.marginValue
        gap = accessory.showsSeparatorBefore ? sizes.gapWithLine : entry.gap
        gapWidth = accessory.showsSeparatorBefore ? sizes.gapWithLine.value : entry.gapValue
        switch accessory.kind {
        case .disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect, .outlineDisclosure,
            .popUpMenu:
            sides = entry.reported ?? .none
        case .label(let text), .badge(let text):
            let line = Self.line(text, accessory, cell: cell, metrics: metrics, measurer: measurer)
            lines = [line]
            sides = AccessorySizes.Sides(
                line?.width(metrics.grid) ?? Formula("no text", 0),
                sizes.line(of: line?.text.font ?? metrics.bodyFont))
        case .control(let control):
            let resolved = ResolvedControl(control, tint: accessory.tintColor, cell: cell, metrics: metrics)
            let measured = MeasuredControl(
                resolved, width: Self.statedWidth(of: accessory, control),
                space: max(0, metrics.rowWidth - 2 * metrics.accessoryMargin), metrics: metrics, measurer: measurer)
            lines = measured.lines
            sides = measured.sides
        case .customView(let width, let height, _):
            sides = AccessorySizes.Sides(
                Formula("width of the view", width.definedLength), Formula("height of the view", height.definedLength))
        }
        glyphSize = entry.reported == nil ? sides.size : entry.drawn
        // A menu with its value is wider than the slot of its chevrons.
        let own: Formula? = if case .control = accessory.kind { nil } else { entry.slot }
        slot = Self.slot(of: accessory, natural: sides.width, own: own, metrics: metrics)
        slotWidth = slot.value
    }

    private static func line(
        _ text: String, _ accessory: borrowing CellAccessory, cell: borrowing ListCell, metrics: ListMetrics,
        measurer: some TextMeasuring
    ) -> MeasuredLine? {
        let properties = ListContentConfiguration.TextProperties(
            font: accessory.font ?? .body, color: accessory.tintColor ?? accessory.kind.descriptor.tint,
            numberOfLines: 1, adjustsFontForContentSizeCategory: accessory.adjustsFontForContentSizeCategory)
        return ResolvedText(text, properties, cell: cell, metrics: metrics).map {
            MeasuredLine($0, metrics: metrics, measurer: measurer)
        }
    }

    /// The width that a control has which has none by itself; nil where none is stated.
    private static func statedWidth(of accessory: borrowing CellAccessory, _ control: Control) -> Formula? {
        guard case .custom(let width) = accessory.reservedLayoutWidth, width > 0, control.descriptor.takesStatedWidth
        else {
            return nil
        }
        return Formula("reservedLayoutWidth", width.defined)
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
            guard metrics.accessorySizes.hasSlots else { return natural }
            return .maximum([natural, Formula(AccessoryMetrics.systemSlot)])
        }
    }
}

extension ResolvedAccessory {
    /// The text of a label or badge.
    func label(in frame: CGRect, grid: PixelGrid) -> LabelLayout? {
        guard case .text = accessory.kind.descriptor.content, let line = lines.first else { return nil }
        return line?.label(in: frame, grid: grid)
    }

    /// The parts of a control.
    func parts(in frame: CGRect, metrics: ListMetrics) -> [ControlPart] {
        guard case .control(let control) = accessory.kind else { return [] }
        return metrics.accessorySizes.controls.parts(of: control, lines: lines, in: frame)
    }
}

extension AccessorySizes.Sides {
    /// Of what has no size.
    static let none = AccessorySizes.Sides(Formula("no size", 0), Formula("no size", 0))
}
