// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Arrangement {
    /// The image, centred in its slot; at accessibility sizes on the first line of the text or secondary text.
    func imageLayout(beside label: LabelPlace?) -> Boxed<ImageLayout> {
        guard let image, let slotWidth = content.slotWidth else { return Boxed(wrappedValue: nil) }
        // 1. The drawn size.
        let drawn = image.drawnSize(in: cell.heightWithoutSeparator(height), lengths: cell.lengths)
        func rule() -> String {
            drawn.isShrunk
                ? "no higher than the row, margins included where its slot is lower than the picture" : "fits the row"
        }
        let width = notes.add(.image, "image.width", drawn.sides.width, rule(), drawn.isShrunk ? .reported : nil)
        let drawnHeight = notes.add(
            .image, "image.height", drawn.sides.height, rule(), drawn.isShrunk ? .reported : nil)

        // 2. Its place.
        let scale = image.naturalSize.width.value > 0 ? width.value / image.naturalSize.width.value : 0
        var isTurned = false
        if isMirrored, case .symbol(let symbol, _) = image.image.content { isTurned = symbol.isDirectional }
        let offset = image.offset(scale: scale)
        let towardsTrailing = isMirrored && !isTurned ? -offset.x : offset.x
        let leading = (cell.content.start + (slotWidth - width).half).moved(towardsTrailing)
            .nearest(on: grid)
        let x = x(
            .image, "image", leading: leading, width: width,
            offset.x == 0 ? "centred in its slot" : "the symbol's box centred in its slot",
            offset.x == 0 || metrics.container == .swiftUI ? .measured : .assumed)
        let y = imageY(drawnHeight, offset: offset.y, beside: label)
        let frame = CGRect(x: x, y: y.value, width: width.value, height: drawnHeight.value)

        // 3. The slot.
        let reserved = reserved(image, slotWidth: slotWidth, y: y, drawn: Sides(width, drawnHeight))
        let layout = ImageLayout(
            image: image.image, frame: frame, reserved: reserved,
            tile: tile(of: image, leading: leading.value, y: y.value, scale: scale),
            tintColor: image.tintColor, symbolPointSize: image.symbol.map { $0.pointSize * scale },
            symbolWeight: image.symbol?.weight ?? .regular, cornerRadius: image.cornerRadius,
            strokeWidth: image.strokeWidth, strokeColor: image.strokeColor, isMirrored: isTurned)
        return Boxed(wrappedValue: layout)
    }

    /// Centred between the margins; at accessibility sizes at the centre of a line's capitals (measured in SwiftUI
    /// lists), and beside the text not above the row's top margin.
    private func imageY(_ drawnHeight: L, offset: CGFloat, beside label: LabelPlace?) -> L {
        let centre = centred(drawnHeight, offset: offset)
        guard metrics.isAccessibilitySize, let label else {
            return notes.add(.image, "image.y", centre, centringRule, centringCertainty)
        }
        let capHeight = L(label.pointSize, "point size", .pointSizes) * L(TextFigures.capHeight)
        var y = (label.firstBaseline - capHeight.half - drawnHeight.half).moved(offset)
            .nearest(on: grid)
        if !cell.wrapsTextAroundImage { y = .larger(y, .smaller(cell.lengths.topMargin, centre)) }
        return notes.add(
            .image, "image.y", y, "on the first line, at the centre of its capitals",
            isMeasuredWithTextUnderImage ? .measured : .assumed)
    }

    /// The slot: from the content's leading edge, its middle at the image's.
    private func reserved(
        _ image: ResolvedImage<L>, slotWidth: L, y: L, drawn: Sides<L>
    ) -> CGRect {
        func widthRule() -> String {
            guard image.slotWidth == nil else { return "reservedLayoutSize, or the standard width of a symbol" }
            return metrics.isAccessibilitySize ? "as wide as the image at accessibility sizes" : "a bitmap's own width"
        }
        func widthCertainty() -> Certainty? {
            image.slotWidth == nil ? metrics.isAccessibilitySize ? .assumed : .rule : nil
        }
        let geometry = "follows from the other frames"
        let width = notes.add(.image, "image.reserved.width", slotWidth, widthRule(), widthCertainty())
        let height = notes.add(.image, "image.reserved.height", image.layoutHeight, "what counts for the row")
        let x = x(.image, "image.reserved", leading: cell.content.start, width: width, geometry, nil)
        let slotY = notes.add(.image, "image.reserved.y", y + drawn.height.half - height.half, geometry)
        noteOverhang(drawn.width - width, "image.overhang")
        noteOverhang(drawn.height - height, "image.overhang.vertical")
        return CGRect(x: x, y: slotY.value, width: width.value, height: height.value)
    }

    private func noteOverhang(_ excess: L, _ name: String) {
        guard excess.value > PixelGrid.epsilon else { return }
        _ = notes.add(
            .image, name, excess.half, "the image is larger than its slot and stands over on both sides")
    }

    /// The visible tile of a Settings icon that is smaller than its picture.
    private func tile(of image: ResolvedImage<L>, leading: CGFloat, y: CGFloat, scale: CGFloat) -> CGRect? {
        guard let tile = image.image.tile, tile.size != image.naturalSize.size else { return nil }
        let width = tile.width * scale
        return CGRect(
            x: x(leading: leading + tile.minX * scale, width: width), y: y + tile.minY * scale, width: width,
            height: tile.height * scale)
    }
}

extension Length {
    /// The length and how far a symbol's ink stands off the middle, in points; itself where it does not.
    func moved(_ distance: CGFloat) -> Self {
        guard distance != 0 else { return self }
        return self + Self(distance, "symbol off the middle", Basis(.reported, "published sizes of symbols"))
    }
}
