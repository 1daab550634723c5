// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellLayout

extension DisplayListBuilder {
    mutating func add(_ layout: AccessoryLayout, of cell: String, state: CellState, origin: CGPoint) {
        let frame = layout.glyphFrame.offsetBy(dx: origin.x, dy: origin.y)
        let name = cell + " " + layout.accessory.kind.name
        let tint = layout.tintColor.resolved(with: traits)
        if let line = layout.verticalSeparator {
            let color = Color.separator.resolved(with: traits)
            append(name + " separator", line.offsetBy(dx: origin.x, dy: origin.y), .rectangle(color))
        }
        switch layout.accessory.kind {
        case .disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect, .outlineDisclosure,
            .popUpMenu:
            guard let glyph = layout.accessory.kind.glyph(in: state) else { return }
            let color = glyph.color?.resolved(with: traits) ?? tint
            let ground = (layout.accessory.backgroundColor ?? .white).resolved(with: traits)
            addGlyph(glyph, in: frame, color: color, ground: ground, isMirrored: layout.isMirrored, name: name)
        case .label, .badge:
            if let label = layout.label { add(label, name: name, origin: origin) }
        case .control(let control):
            add(
                ControlDrawing(
                    frame: frame, parts: layout.parts.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
                    tint: layout.tintColor, isEnabled: !state.contains(.disabled), name: name),
                of: control)
        case .customView:
            append(name, frame, .rectangle(tint))
        }
    }

    /// A symbol whose ink fills a frame, centred, on a disc where the symbol lets its ground show through.
    mutating func addGlyph(
        _ glyph: CellAccessory.Glyph, in frame: CGRect, color: RGBA, ground: RGBA = .white, isMirrored: Bool,
        name: String
    ) {
        let symbol = (symbols.symbol(named: glyph.symbol) ?? symbols.unknown).weighted(glyph.weight)
        var ink = symbol.bounds
        guard ink.width > 0, ink.height > 0 else { return }
        let scale = min(frame.width / ink.width, frame.height / ink.height)
        var transform = AffineTransform.identity
        if glyph.isTurned {
            // A quarter turn clockwise about the middle: a chevron that points forward then points down, as large.
            transform = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 0, tY: 0)
            ink = CGRect(x: -ink.maxY, y: ink.minX, width: ink.height, height: ink.width)
        }
        let middle = CGPoint(x: isMirrored ? -ink.midX : ink.midX, y: ink.midY)
        let place = CGPoint(x: frame.midX - middle.x * scale, y: frame.midY - middle.y * scale)
        transform.append(.glyph(scale: scale, center: place, isMirrored: isMirrored))
        if glyph.hasWhiteGround {
            // Smaller than the symbol around it, so that none of it shows at the edge.
            let side = min(ink.width, ink.height) * scale * 0.8
            let disc = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            append(name, disc, .path(.ellipse(in: disc), .nonZero, ground))
        }
        let path = symbol.path.applying(transform)
        append(name, path.bounds, .path(path, symbol.fillRule, color))
    }
}
