// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension CellLayout {
    /// The cell from right to left: x' = width − x − w of every frame inside.
    func mirrored() -> CellLayout {
        var result = self
        result.mirror()
        return result
    }

    private mutating func mirror() {
        let width = frame.width
        contentView = contentView.mirrored(in: width)
        text?.mirror(in: width)
        secondaryText?.mirror(in: width)
        control?.mirror(in: width)
        separator?.frame.mirror(in: width)
        topSeparator?.frame.mirror(in: width)
        background?.frame.mirror(in: width)
        background?.image?.frame.mirror(in: width)
        background?.image?.reserved.mirror(in: width)
        if let layout = image {
            image?.frame = layout.frame.mirrored(in: width)
            image?.reserved = layout.reserved.mirrored(in: width)
            image?.tile = layout.tile?.mirrored(in: width)
            if case .symbol(let symbol, _) = layout.image.content { image?.isMirrored = symbol.isDirectional }
        }
        for index in accessories.indices {
            accessories[index].frame = accessories[index].frame.mirrored(in: width)
            accessories[index].glyphFrame = accessories[index].glyphFrame.mirrored(in: width)
            accessories[index].slot = accessories[index].slot.mirrored(in: width)
            accessories[index].verticalSeparator?.mirror(in: width)
            accessories[index].label?.mirror(in: width)
            for part in accessories[index].parts.indices { accessories[index].parts[part].mirror(in: width) }
            accessories[index].isMirrored = accessories[index].accessory.kind.descriptor.isDirectional
        }
    }
}

extension LabelLayout {
    mutating func mirror(in width: CGFloat) {
        frame = frame.mirrored(in: width)
        for index in lines.indices {
            lines[index].x = width - lines[index].x - lines[index].line.width
        }
        if firstLineIndent != 0, let first = lines.first { firstLineIndent = first.x - frame.minX }
    }
}
