// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

extension DisplayListBuilder {
    mutating func add(_ layout: ImageLayout, of cell: String, origin: CGPoint, opacity: Double) {
        let frame = layout.frame.offsetBy(dx: origin.x, dy: origin.y)
        let name = cell + " image"
        let radius = layout.cornerRadius
        let outline = radius > 0 ? Path.continuousRoundedRect(frame, radius: radius) : nil
        if let outline { append(name, frame, .pushClip(outline)) }
        addContent(of: layout, frame: frame, opacity: opacity, name: name)
        if outline != nil { append(name, frame, .popClip) }
        guard layout.strokeWidth > 0 else { return }
        let color = (layout.strokeColor ?? layout.tintColor).resolved(with: traits)
        let inset = layout.strokeWidth / 2
        addStroke(
            along: frame.insetBy(dx: inset, dy: inset), radius: max(radius - inset, 0), width: layout.strokeWidth,
            color: color.withAlpha(multipliedBy: opacity), name: name)
    }

    private mutating func addContent(of layout: ImageLayout, frame: CGRect, opacity: Double, name: String) {
        let tint = layout.tintColor.resolved(with: traits)
        func picture(_ content: Picture.Content) -> DisplayItem.Content {
            .picture(Picture(content, tint: tint, opacity: opacity, isMirrored: layout.isMirrored))
        }
        switch layout.image.content {
        case .bitmap(let bitmap): append(name, frame, picture(.bitmap(bitmap)))
        case .drawing(let drawing): append(name, frame, picture(.drawing(drawing)))
        case .plain(let color):
            append(name, frame, .rectangle(color.resolved(with: traits).withAlpha(multipliedBy: opacity)))
        case .symbol(let symbol, _):
            let size = layout.symbolPointSize ?? frame.height
            let glyph = symbol.weighted(layout.symbolWeight)
            // The ink stands in the middle of its image (measured).
            let middle = CGPoint(x: glyph.bounds.midX * (layout.isMirrored ? -size : size), y: glyph.bounds.midY * size)
            let place = CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
            let path = glyph.path.applying(.glyph(scale: size, center: place, isMirrored: layout.isMirrored))
            append(name, path.bounds, .path(path, glyph.fillRule, tint.withAlpha(multipliedBy: opacity)))
        }
    }
}

extension AffineTransform {
    /// Scales by a factor around the origin, mirrors left and right where asked, and moves the origin to a point.
    static func glyph(scale: CGFloat, center: CGPoint, isMirrored: Bool) -> AffineTransform {
        AffineTransform(
            m11: isMirrored ? -scale : scale, m12: 0, m21: 0, m22: scale, tX: center.x, tY: center.y)
    }
}
