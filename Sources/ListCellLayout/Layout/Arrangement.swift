// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Gives every element of a cell its frame, from leading to trailing; the row's frame begins at 0, 0.
struct Arrangement: ~Copyable {
    let cell: ResolvedCell
    let content: MeasuredContent
    let metrics: ListMetrics

    private var grid: PixelGrid { metrics.grid }

    var size: CGSize { CGSize(width: cell.width, height: content.height) }

    var contentView: CGRect {
        let x = cell.contentX
        return CGRect(x: x.lowerBound, y: 0, width: x.upperBound - x.lowerBound, height: content.height)
    }

    /// Where text begins: after the image's slot and its padding.
    var textX: CGFloat {
        cell.layoutX.lowerBound + (cell.image == nil ? 0 : content.slotWidth + cell.imageToTextPadding)
    }

    /// Where a separator begins: at the text, or at the margin where it is none or wraps around the image.
    var separatorX: CGFloat {
        cell.wrapsTextAroundImage || !content.hasText ? cell.layoutX.lowerBound : textX
    }

    /// The top of something that is centred between the margins, half a pixel up.
    func centred(_ height: CGFloat) -> CGFloat {
        let available = content.height - cell.margins.top - cell.margins.bottom
        return grid.round(cell.margins.top + (available - height) / 2)
    }

    func text() -> LabelLayout? {
        guard let text = cell.text, let label = content.label else { return nil }
        let height = content.isSideBySide ? label.height : content.textHeight
        let column = cell.labelColumn.map { Anchor.trailing(textX + $0) }
        return layout(text, label, y: centred(height), at: column ?? .leading(textX))
    }

    func secondaryText() -> LabelLayout? {
        guard let text = cell.secondaryText, let label = content.secondaryLabel else { return nil }
        if content.isSideBySide {
            let beside = cell.labelColumn.map { Anchor.leading(textX + $0 + cell.horizontalPadding) }
            return layout(text, label, y: centred(label.height), at: beside ?? .trailing(cell.layoutX.upperBound))
        }
        guard let firstHeight = content.label?.height else {
            return layout(text, label, y: centred(label.height), at: .leading(textX))
        }
        let y = grid.round(centred(content.textHeight) + firstHeight + cell.verticalPadding)
        return layout(text, label, y: y, at: .leading(textX))
    }

    /// Where a label's space begins or ends.
    private enum Anchor { case leading(CGFloat), trailing(CGFloat) }

    /// A label from or up to an x, with its lines.
    private func layout(
        _ text: ResolvedText, _ label: MeasuredContent.Label, y: CGFloat, at anchor: Anchor
    ) -> LabelLayout {
        let lines = label.layout.lines
        let wraps = cell.wrapsTextAroundImage
        // A single line beside an image begins where that line does; more lines have the box of them all.
        let spaceX = if !wraps, case .leading(let x) = anchor { x } else { cell.layoutX.lowerBound }
        let lineIndent = wraps ? textX - spaceX : 0
        let isSingle = lines.count == 1
        let width = min(grid.ceil(label.layout.width), max(0, label.availableWidth))
        let isNatural = text.alignment == .natural || content.isSideBySide
        var frame = CGRect(x: spaceX, y: y, width: isNatural ? width : label.availableWidth, height: label.height)
        if wraps, isSingle, isNatural {
            frame.origin.x += lineIndent
            frame.size.width = max(0, width - lineIndent)
        }
        if case .trailing(let end) = anchor { frame.origin.x = end - frame.width }

        var top = y
        let lineLayouts = lines.enumerated().map { index, line in
            if index > 0 { top += text.pitch(to: line) }
            let space = isNatural ? line.width : frame.width - line.indent
            var offset = text.alignment == .center && !content.isSideBySide ? (space - line.width) / 2 : 0
            if !isSingle, case .trailing = anchor { offset = frame.width - line.width }
            let x = wraps && isSingle && isNatural ? frame.minX : frame.minX + line.indent + offset
            let baseline = grid.round(top + text.ascender(of: line))
            return LineLayout(line: line, x: x, baseline: baseline)
        }
        return LabelLayout(
            string: text.string, font: label.font, color: text.color, frame: frame, lines: lineLayouts,
            isTruncated: label.layout.isTruncated, isApproximate: label.layout.isApproximate,
            firstLineIndent: wraps && !isSingle ? lineIndent : 0,
            justifiedWidth: text.alignment == .justified && !content.isSideBySide ? frame.width : nil,
            runColors: text.runs.map(\.color))
    }

    func image() -> ImageLayout? {
        guard let image = cell.image else { return nil }
        let size = content.drawnImageSize
        var y = centred(size.height)
        if metrics.isAccessibilitySize, let label = text() ?? secondaryText(), let line = label.lines.first {
            // On the first line: the image's centre at the line's cap centre (measured in SwiftUI lists).
            y = grid.round(line.baseline - label.font.capHeight / 2 - size.height / 2)
            if !cell.wrapsTextAroundImage { y = max(y, min(cell.margins.top, centred(size.height))) }
        }
        let slotX = cell.layoutX.lowerBound
        let frame = CGRect(
            x: grid.round(slotX + (content.slotWidth - size.width) / 2), y: y, width: size.width, height: size.height)
        let scale = image.naturalSize.width > 0 ? size.width / image.naturalSize.width : 0
        return ImageLayout(
            image: image.image, frame: frame,
            reserved: CGRect(
                x: slotX, y: frame.midY - image.layoutHeight / 2, width: content.slotWidth,
                height: image.layoutHeight),
            tile: image.image.tile.flatMap { tile in
                tile.size == image.naturalSize
                    ? nil
                    : CGRect(
                        x: frame.minX + tile.minX * scale, y: frame.minY + tile.minY * scale,
                        width: tile.width * scale, height: tile.height * scale)
            },
            tintColor: image.tintColor, symbolPointSize: image.symbolPointSize.map { $0 * scale },
            cornerRadius: image.cornerRadius, strokeWidth: image.strokeWidth, strokeColor: image.strokeColor,
            isMirrored: false)
    }

    /// The accessories, each centred in its slot: leading ones from the edge, trailing ones up to their outer margin.
    func accessories() -> [AccessoryLayout] {
        var layouts: [AccessoryLayout] = []
        var x = cell.leadingAccessoryX
        for accessory in cell.leadingAccessories {
            layouts.append(layout(accessory, x: x))
            x += accessory.slotWidth + AccessoryMetrics.leadingGap.value
        }
        x = cell.contentX.upperBound
        for (index, accessory) in cell.trailingAccessories.enumerated() {
            if index > 0 { x += accessory.gapWidth }
            layouts.append(layout(accessory, x: x))
            if index > 0 { layouts[layouts.count - 1].verticalSeparator = verticalSeparator(before: accessory, x: x) }
            x += accessory.slotWidth
        }
        return layouts
    }

    private func verticalSeparator(before accessory: ResolvedAccessory, x: CGFloat) -> CGRect? {
        guard accessory.accessory.showsSeparatorBefore else { return nil }
        let height = min(AccessoryMetrics.verticalSeparatorHeight.value, content.height)
        return CGRect(
            x: grid.round(x - AccessoryMetrics.verticalSeparatorOffset.value),
            y: grid.round((content.height - height) / 2), width: AccessoryMetrics.verticalSeparatorWidth.value,
            height: height)
    }

    private func layout(_ accessory: ResolvedAccessory, x: CGFloat) -> AccessoryLayout {
        let size = accessory.size
        let frame = CGRect(
            x: grid.round(x + (accessory.slotWidth - size.width) / 2),
            y: grid.round((content.height - size.height) / 2),
            width: size.width, height: size.height)
        let glyph = CGRect(
            x: frame.midX - accessory.glyphSize.width / 2, y: frame.midY - accessory.glyphSize.height / 2,
            width: accessory.glyphSize.width, height: accessory.glyphSize.height)
        return AccessoryLayout(
            accessory: accessory.accessory, frame: frame, glyphFrame: glyph,
            slot: CGRect(x: x, y: 0, width: accessory.slotWidth, height: content.height),
            tintColor: accessory.tintColor, label: accessory.label(in: frame, grid: grid),
            parts: accessory.parts(in: frame, metrics: metrics), isMirrored: false)
    }
}
