// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellLayout
import ListCellShaping
import ListCellText

/// Collects the items of a screen.
struct DisplayListBuilder {
    let traits: TraitCollection
    let symbols: SymbolLibrary
    /// What is drawn; nil for all.
    var view: View?
    var items: [DisplayItem] = []

    /// Some rows of pixels.
    struct View {
        var rows: Range<Int>
        /// Pixels a point.
        var scale: Double
    }
}

extension DisplayList {
    /// The items of a screen: background, cards, the cells' own backgrounds, their content, separators, the title.
    ///
    /// - Parameters:
    ///   - text: Decides what measures the title; the list is laid out already.
    ///   - symbols: The glyphs of accessories.
    public init(_ screen: Screen, text: TextDrawing, symbols: SymbolLibrary = .builtIn) {
        self.init(screen, text: text, symbols: symbols, view: nil)
    }

    init(_ screen: Screen, text: TextDrawing, symbols: SymbolLibrary, view: DisplayListBuilder.View?) {
        let layout = screen.layout
        var builder = DisplayListBuilder(traits: layout.traits, symbols: symbols, view: view)
        let top = screen.listTop
        for (index, section) in layout.sections.enumerated() { builder.add(section, index: index, top: top) }
        builder.addTitle(of: screen, text: text)
        self.init(
            size: screen.size, contentHeight: screen.contentHeight, traits: layout.traits,
            background: layout.backgroundColor.resolved(with: layout.traits), items: builder.items)
    }
}

extension DisplayListBuilder {
    mutating func append(_ name: String, _ frame: CGRect, _ content: DisplayItem.Content) {
        let item = DisplayItem(name, frame: frame, content)
        guard let view else { return items.append(item) }
        switch content {
        case .pushClip: items.append(item)
        case .popClip:
            // A clip around nothing in view goes with it.
            if case .pushClip = items.last?.content { items.removeLast() } else { items.append(item) }
        case .rectangle, .path, .shadow, .picture, .text:
            if item.mayTouch(rows: view.rows, scale: view.scale) { items.append(item) }
        }
    }

    mutating func add(_ section: SectionLayout, index: Int, top: CGFloat) {
        if let ground = section.ground {
            append(
                "\(index) ground", ground.frame.offsetBy(dx: 0, dy: top),
                .rectangle(ground.color.resolved(with: traits)))
        }
        let card = section.card.map { (path: $0.path(below: top), frame: $0.frame.offsetBy(dx: 0, dy: top)) }
        if let card, let color = section.card?.color.resolved(with: traits) {
            append("\(index) card", card.frame, .path(card.path, .nonZero, color))
        }
        let cells =
            [section.header].compactMap(\.self) + section.rows.filter { !isFar($0, top: top) }
            + [section.footer].compactMap(\.self)
        for cell in cells {
            guard let background = cell.background else { continue }
            let isCut = card != nil && cell.kind == .row && (cell.isFirstInCard || cell.isLastInCard)
            add(background, of: cell, top: top, clip: isCut ? card?.path : nil)
        }
        for cell in cells { addContent(of: cell, top: top) }
        for cell in cells { addSeparators(of: cell, top: top) }
    }

    /// Whether nothing of a row can be in view, not even what stands out of it, for which there is more than ample room:
    /// most rows of a long list need not be looked at more closely.
    private func isFar(_ row: CellLayout, top: CGFloat) -> Bool {
        // A shadow may fall anywhere.
        guard let view, row.background?.shadow == nil else { return false }
        var parts = CGRect(origin: .zero, size: row.frame.size)
        for part in [row.text?.frame, row.secondaryText?.frame, row.image?.frame, row.background?.frame] {
            if let part { parts = parts.union(part) }
        }
        for accessory in row.accessories { parts = parts.union(accessory.frame).union(accessory.glyphFrame) }
        let room =
            200 + 2 * parts.height + 2 * (row.image?.symbolPointSize ?? 0) + 2 * (row.background?.strokeOutset ?? 0)
        let origin = row.frame.minY + top
        let below = Double(origin + parts.minY - room) * view.scale > Double(view.rows.upperBound)
        let above = Double(origin + parts.maxY + room) * view.scale < Double(view.rows.lowerBound)
        return below || above
    }

    private mutating func addContent(of cell: CellLayout, top: CGFloat) {
        let origin = CGPoint(x: cell.frame.minX, y: cell.frame.minY + top)
        let opacity = Double(cell.alpha)
        let id = cell.id.description
        if let image = cell.image { add(image, of: id, origin: origin, opacity: opacity) }
        if let text = cell.text { add(text, name: id + " text", origin: origin, opacity: opacity) }
        if let text = cell.secondaryText {
            add(text, name: id + " secondaryText", origin: origin, opacity: opacity)
        }
        if let control = cell.control {
            add(
                ControlDrawing(
                    frame: control.frame.offsetBy(dx: origin.x, dy: origin.y),
                    parts: control.parts.map { $0.offsetBy(dx: origin.x, dy: origin.y) }, tint: control.tintColor,
                    isEnabled: !cell.state.contains(.disabled), name: cell.id.description + " " + control.control.name,
                    opacity: opacity),
                of: control.control)
        }
        for accessory in cell.accessories where !accessory.accessory.isHidden {
            add(accessory, of: id, state: cell.state, origin: origin)
        }
    }

    private mutating func addSeparators(of cell: CellLayout, top: CGFloat) {
        for (separator, name) in [(cell.topSeparator, " topSeparator"), (cell.separator, " separator")] {
            guard let separator else { continue }
            let frame = separator.frame.offsetBy(dx: cell.frame.minX, dy: cell.frame.minY + top)
            append("\(cell.id)\(name)", frame, .rectangle(separator.color.resolved(with: traits)))
        }
    }

    /// A cell's own background, cut off at the card's corners.
    private mutating func add(_ background: BackgroundLayout, of cell: CellLayout, top: CGFloat, clip: Path?) {
        let frame = background.frame.offsetBy(dx: cell.frame.minX, dy: cell.frame.minY + top)
        let name = "\(cell.id) background"
        let outset = background.strokeOutset + background.strokeWidth / 2
        let bounds = frame.insetBy(dx: -max(outset, 0), dy: -max(outset, 0))
        let radius = background.cornerRadius
        let shape = radius > 0 ? Path.continuousRoundedRect(frame, radius: radius) : nil
        if let shadow = background.shadow { add(shadow, of: shape ?? .rect(frame), frame: frame, name: name) }
        if let clip { append(name, bounds, .pushClip(clip)) }
        let color = background.color.resolved(with: traits)
        if let shape {
            append(name, frame, .path(shape, .nonZero, color))
        } else {
            append(name, frame, .rectangle(color))
        }
        if let image = background.image {
            append(name, frame, .pushClip(shape ?? .rect(frame)))
            let origin = CGPoint(x: cell.frame.minX, y: cell.frame.minY + top)
            add(image, of: name, origin: origin, opacity: 1)
            append(name, frame, .popClip)
        }
        if let strokeColor = background.strokeColor, background.strokeWidth > 0 {
            let edge = frame.insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset)
            addStroke(
                along: edge, radius: background.cornerRadius, width: background.strokeWidth,
                color: strokeColor.resolved(with: traits), name: name)
        }
        if clip != nil { append(name, bounds, .popClip) }
    }

    private mutating func add(_ shadow: ShadowProperties, of shape: Path, frame: CGRect, name: String) {
        let path = shadow.path?.applying(AffineTransform(translationByX: frame.minX, byY: frame.minY)) ?? shape
        let color = shadow.color.resolved(with: traits).withAlpha(multipliedBy: Double(shadow.opacity))
        let drawn = Shadow(color: color, offset: shadow.offset, radius: shadow.radius)
        append(name + " shadow", drawn.reach(of: path.bounds), .shadow(path, .nonZero, drawn))
    }

    /// A line along the edge of a rectangle.
    mutating func addStroke(along frame: CGRect, radius: CGFloat, width: CGFloat, color: RGBA, name: String) {
        let shape = Path.continuousRoundedRect(frame, radius: radius).stroked(StrokeStyle(width: width))
        append(name, frame.insetBy(dx: -width / 2, dy: -width / 2), .path(shape, .nonZero, color))
    }
}

extension Shadow {
    /// Where the shadow of a shape in a frame is seen: beyond three times its radius nothing is.
    func reach(of frame: CGRect) -> CGRect {
        frame.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
    }
}

extension CardLayout {
    /// The card's outline on the screen.
    func path(below top: CGFloat) -> Path {
        let frame = frame.offsetBy(dx: 0, dy: top)
        return switch cornerCurve {
        case .circular: .roundedRect(frame, radius: cornerRadius)
        case .continuous: .continuousRoundedRect(frame, radius: cornerRadius)
        }
    }
}
