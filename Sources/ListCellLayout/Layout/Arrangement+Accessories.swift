// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Arrangement {
    /// The accessories, each centred in its slot: leading ones from the edge, trailing ones up to their outer margin.
    func accessories() -> [AccessoryLayout] {
        // They follow from the resolved cell and the row's height, so that the next such row can have the same.
        guard !L.Notes.areKept else { return arrangedAccessories() }
        if cell.leadingAccessories.isEmpty, cell.trailingAccessories.isEmpty { return [] }
        return cell.accessories(inRowOf: height.value) { arrangedAccessories() }
    }

    private func arrangedAccessories() -> [AccessoryLayout] {
        var layouts: [AccessoryLayout] = []
        let (leading, trailing) = (cell.leadingAccessories, cell.trailingAccessories)
        layouts.reserveCapacity(leading.count + trailing.count)
        var x = cell.leadingAccessoryX
        for accessory in leading {
            layouts.append(place(accessory, index: layouts.count, x: x, precedes: false))
            x = x + accessory.slotWidth + L(AccessoryMetrics.leadingGap)
        }
        x = cell.contentView.end.named("contentView end")
        for (index, accessory) in trailing.enumerated() {
            if index > 0 { x = x + accessory.gap }
            layouts.append(place(accessory, index: layouts.count, x: x, precedes: index > 0))
            x = x + accessory.slotWidth
            if index == trailing.count - 1 {
                _ = notes.add(
                    .accessories, "accessories[\(layouts.count - 1)].margin", accessory.outerMargin,
                    "from the outermost accessory to the row's edge")
            }
        }
        return layouts
    }

    /// - Parameter precedes: Whether another one stands before it.
    private func place(
        _ accessory: ResolvedAccessory<L>, index: Int, x: L, precedes: Bool
    ) -> AccessoryLayout {
        func name() -> String { "accessories[\(index)]" }
        let kind = accessory.accessory.kind
        let width = notes.add(.accessories, name() + ".width", accessory.sides.width, "width of \(kind.name)")
        let ownHeight = notes.add(.accessories, name() + ".height", accessory.sides.height, "height of \(kind.name)")
        let slotWidth = notes.add(
            .accessories, name() + ".slot.width", accessory.slotWidth, "what it takes of the row")
        let slotX = self.x(
            .accessories, name() + ".slot", leading: x, width: slotWidth, "follows from the other frames", nil)
        let leading = (x + (slotWidth - width).half).nearest(on: grid)
        let frameX = self.x(
            .accessories, name(), leading: leading, width: width, "centred in its slot", accessoryCertainty)
        let y = notes.add(
            .accessories, name() + ".y", top(of: kind, (height - ownHeight).half), "centred in the whole row",
            accessoryCertainty)
        let frame = CGRect(x: frameX, y: y.value, width: width.value, height: ownHeight.value)
        let glyph = accessory.glyphSize
        return AccessoryLayout(
            accessory: accessory.accessory, frame: frame,
            glyphFrame: CGRect(
                x: frame.midX - glyph.width / 2, y: frame.midY - glyph.height / 2, width: glyph.width,
                height: glyph.height),
            slot: CGRect(x: slotX, y: 0, width: slotWidth.value, height: height.value),
            tintColor: accessory.tintColor, label: label(of: accessory, in: frame),
            parts: parts(of: accessory, in: frame), isMirrored: isMirrored && kind.descriptor.isDirectional,
            verticalSeparator: precedes ? verticalSeparator(before: accessory, x: x.value) : nil)
    }

    /// To a pixel, half up; a list cell's checkmark half down, and a classic cell's reorder glyph up to a whole point
    /// (both measured).
    private func top(of kind: CellAccessory.Kind, _ top: L) -> L {
        switch kind {
        case .checkmark where metrics.container == .collectionView:
            (top - L(grid.pixel / 2, "half a pixel")).up(to: grid)
        case .reorder where cell.classicStyle != nil: top.up(to: PixelGrid(scale: 1))
        default: top.nearest(on: grid)
        }
    }

    private var accessoryCertainty: Certainty { ListFigures.measuredSizes.contains(size) ? .measured : .rule }

    private func verticalSeparator(before accessory: ResolvedAccessory<L>, x: CGFloat) -> CGRect? {
        guard accessory.accessory.showsSeparatorBefore else { return nil }
        let lineHeight = min(AccessoryMetrics.verticalSeparatorHeight.value, height.value)
        let width = AccessoryMetrics.verticalSeparatorWidth.value
        return CGRect(
            x: self.x(leading: grid.round(x - AccessoryMetrics.verticalSeparatorOffset.value), width: width),
            y: grid.round((height.value - lineHeight) / 2), width: width, height: lineHeight)
    }

    /// The text of a label or badge.
    private func label(of accessory: ResolvedAccessory<L>, in frame: CGRect) -> LabelLayout? {
        guard case .text = accessory.accessory.kind.descriptor.content, let line = accessory.lines.first else {
            return nil
        }
        let width = cell.width.value
        let label = line?.label(in: isMirrored ? frame.mirrored(in: width) : frame, grid: grid)
        return isMirrored ? label?.mirrored(in: width) : label
    }

    private func parts(of accessory: ResolvedAccessory<L>, in frame: CGRect) -> [ControlPart] {
        guard case .control(let control) = accessory.accessory.kind else { return [] }
        return parts(of: control, lines: accessory.lines, in: frame)
    }
}
