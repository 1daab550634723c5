// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellText

@testable import ListCellRendering

/// What must be painted for one element of a layout, said without the builder of display lists.
struct ExpectedItem: CustomStringConvertible {
    enum Content {
        /// A rectangle or a shape that fills the frame, in a colour.
        case fill(RGBA)
        /// A shape of a colour whose ink is the frame.
        case ink(RGBA)
        case shadow(opacity: Double)
        case picture(tint: RGBA, opacity: Double, isMirrored: Bool)
        /// A line that begins at the frame's left and has its baseline at an ascender below the frame's top.
        case text(String, RGBA, extraSpace: CGFloat)
        case clip, endOfClip
        /// The items of an accessory, all within the frame: how many, the tint that one of them has, and the colour
        /// of the first where it is the ground of a glyph.
        case accessory(count: Int?, tint: RGBA?, ground: RGBA?)
    }

    var name: String
    var frame: CGRect
    var content: Content

    init(_ name: String, _ frame: CGRect, _ content: Content) {
        self.name = name
        self.frame = frame
        self.content = content
    }

    var description: String { "\(name) \(frame) \(content)" }
}

/// The items of a whole layout from back to front.
struct ExpectedItems {
    let traits: TraitCollection
    let top: CGFloat
    private(set) var items: [ExpectedItem] = []

    init(_ screen: Screen) {
        traits = screen.layout.traits
        top = screen.listTop
        for (index, section) in screen.layout.sections.enumerated() { add(section, index: index) }
    }
}

extension ExpectedItems {
    private func color(_ color: Color, _ opacity: CGFloat = 1) -> RGBA {
        color.resolved(with: traits).withAlpha(multipliedBy: Double(opacity))
    }

    private mutating func add(_ section: SectionLayout, index: Int) {
        if let card = section.card {
            items.append(ExpectedItem("\(index) card", card.frame.offsetBy(dx: 0, dy: top), .fill(color(card.color))))
        }
        var cells = section.rows
        if let header = section.header { cells.insert(header, at: 0) }
        if let footer = section.footer { cells.append(footer) }
        for cell in cells {
            let isCut = section.card != nil && cell.kind == .row && (cell.isFirstInCard || cell.isLastInCard)
            if let background = cell.background { add(background, of: cell, isCut: isCut) }
        }
        for cell in cells { addContent(of: cell) }
        for cell in cells { addSeparators(of: cell) }
    }

    private func place(_ frame: CGRect, in cell: CellLayout) -> CGRect {
        frame.offsetBy(dx: cell.frame.minX, dy: cell.frame.minY + top)
    }

    private mutating func add(_ background: BackgroundLayout, of cell: CellLayout, isCut: Bool) {
        let name = "\(cell.id) background"
        let frame = place(background.frame, in: cell)
        if let shadow = background.shadow {
            items.append(ExpectedItem("\(name) shadow", frame, .shadow(opacity: Double(shadow.opacity))))
        }
        if isCut { items.append(ExpectedItem(name, frame, .clip)) }
        items.append(ExpectedItem(name, frame, .fill(color(background.color))))
        if let image = background.image {
            items.append(ExpectedItem(name, frame, .clip))
            items.append(ExpectedItem("\(name) image", place(image.frame, in: cell), .fill(color(.systemGreen))))
            items.append(ExpectedItem(name, frame, .endOfClip))
        }
        if let stroke = background.strokeColor {
            let outset = background.strokeOutset + background.strokeWidth / 2
            items.append(ExpectedItem(name, frame.insetBy(dx: -outset, dy: -outset), .ink(color(stroke))))
        }
        if isCut { items.append(ExpectedItem(name, frame, .endOfClip)) }
    }

    private mutating func addContent(of cell: CellLayout) {
        if let image = cell.image { add(image, of: cell) }
        if let text = cell.text { add(text, name: "\(cell.id) text", in: cell, opacity: cell.alpha) }
        if let text = cell.secondaryText { add(text, name: "\(cell.id) secondaryText", in: cell, opacity: cell.alpha) }
        for accessory in cell.accessories where !accessory.accessory.isHidden { add(accessory, of: cell) }
    }

    private mutating func add(_ image: ImageLayout, of cell: CellLayout) {
        let name = "\(cell.id) image"
        let frame = place(image.frame, in: cell)
        if image.cornerRadius > 0 { items.append(ExpectedItem(name, frame, .clip)) }
        let tint = color(image.tintColor)
        switch image.image.content {
        case .plain(let plain): items.append(ExpectedItem(name, frame, .fill(color(plain, cell.alpha))))
        case .symbol(let symbol, _):
            let size = image.symbolPointSize ?? frame.height
            let ink = symbol.bounds
            let place = CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
                .insetBy(dx: -ink.width * size / 2, dy: -ink.height * size / 2)
            items.append(ExpectedItem(name, place, .ink(color(image.tintColor, cell.alpha))))
        case .bitmap, .drawing:
            let picture = ExpectedItem.Content.picture(
                tint: tint, opacity: Double(cell.alpha), isMirrored: image.isMirrored)
            items.append(ExpectedItem(name, frame, picture))
        }
        if image.cornerRadius > 0 { items.append(ExpectedItem(name, frame, .endOfClip)) }
        if image.strokeWidth > 0 {
            items.append(ExpectedItem(name, frame, .ink(color(image.strokeColor ?? image.tintColor, cell.alpha))))
        }
    }

    private mutating func addSeparators(of cell: CellLayout) {
        if let line = cell.topSeparator {
            items.append(ExpectedItem("\(cell.id) topSeparator", place(line.frame, in: cell), .fill(color(line.color))))
        }
        if let line = cell.separator {
            items.append(ExpectedItem("\(cell.id) separator", place(line.frame, in: cell), .fill(color(line.color))))
        }
    }
}

extension ExpectedItems {
    private mutating func add(_ label: LabelLayout, name: String, in cell: CellLayout, opacity: CGFloat) {
        for (index, line) in label.lines.enumerated() {
            let isLast = index == label.lines.count - 1
            let isCut = label.isTruncated && isLast && !line.line.string.contains("\u{2026}") && line.line.runs.isEmpty
            let spaces = line.line.string.unicodeScalars.count(where: \.properties.isWhitespace)
            var extra: CGFloat = 0
            if !isLast, let width = label.justifiedWidth, spaces > 0 {
                extra = max(0, width - line.line.indent - line.line.width) / CGFloat(spaces)
            }
            // From right to left a line ends where it would begin, and what justifies it grows to the left.
            let growth = traits.layoutDirection == .rightToLeft ? extra * CGFloat(spaces) : 0
            let origin = place(CGRect(x: line.x - growth, y: line.baseline, width: 0, height: 0), in: cell).origin
            let box = CGRect(
                x: origin.x, y: origin.y - label.font.ascender, width: line.line.width + extra * CGFloat(spaces),
                height: label.font.lineHeight)
            if isCut { items.append(ExpectedItem(name, box, .clip)) }
            if line.line.runs.isEmpty {
                let content = ExpectedItem.Content.text(
                    line.line.string, color(label.color, opacity), extraSpace: extra)
                items.append(ExpectedItem(name, box, content))
            } else {
                add(line.line.runs, of: label, name: name, origin: origin, extra: extra, opacity: opacity)
            }
            if isCut { items.append(ExpectedItem(name, box, .endOfClip)) }
        }
    }

    private mutating func add(
        _ runs: [LineRun], of label: LabelLayout, name: String, origin: CGPoint, extra: CGFloat, opacity: CGFloat
    ) {
        var spacesBefore = 0
        for run in runs {
            let spaces = run.string.unicodeScalars.count(where: \.properties.isWhitespace)
            let box = CGRect(
                x: origin.x + run.x + extra * CGFloat(spacesBefore), y: origin.y - run.font.ascender,
                width: run.width + extra * CGFloat(spaces), height: run.font.lineHeight)
            let color = color(label.runColors[run.index], opacity)
            items.append(ExpectedItem(name, box, .text(run.string, color, extraSpace: extra)))
            spacesBefore += spaces
        }
    }

    /// How many items a kind of accessory is drawn with; nil where that follows from its text.
    private func itemCount(of kind: CellAccessory.Kind) -> Int? {
        switch kind.name {
        case "disclosureIndicator", "outlineDisclosure", "checkmark", "detail", "reorder", "popUpMenu", "customView": 1
        // A disc below the symbol.
        case "delete", "insert": 2
        // Track, thumb and, on 18, the thumb's shadow within the track.
        case "switch": traits.design == .design26 ? 2 : 5
        default: nil
        }
    }

    private mutating func add(_ accessory: AccessoryLayout, of cell: CellLayout) {
        let name = "\(cell.id) \(accessory.accessory.kind.name)"
        if let line = accessory.verticalSeparator {
            items.append(ExpectedItem("\(name) separator", place(line, in: cell), .fill(color(.separator))))
        }
        if let label = accessory.label { return add(label, name: name, in: cell, opacity: 1) }
        let kind = accessory.accessory.kind
        var (hasTint, hasGround) = (true, false)
        switch kind {
        case .switch(isOn: false): hasTint = false
        case .multiselect:
            hasTint = cell.state.contains(.selected)
            hasGround = hasTint
        case .delete, .insert: hasGround = true
        default: break
        }
        // A switch of a disabled row is half as opaque.
        let opacity: CGFloat = kind.name == "switch" && cell.state.contains(.disabled) ? 0.5 : 1
        let content = ExpectedItem.Content.accessory(
            count: itemCount(of: kind), tint: hasTint ? color(accessory.tintColor, opacity) : nil,
            ground: hasGround ? color(accessory.accessory.backgroundColor ?? .catalog(.white)) : nil)
        items.append(ExpectedItem(name, place(accessory.glyphFrame, in: cell), content))
    }
}
