// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension JSONWriter {
    mutating func print(_ screen: ScreenLayout) {
        beginObject(isBroken: true)
        key("size")
        value(screen.size)
        key("listTop")
        value(screen.listTop)
        key("elements")
        beginArray(isBroken: true)
        for element in screen.elements {
            next()
            beginObject()
            key("kind")
            value(element.kind.rawValue)
            key("frame")
            value(element.frame)
            if let label = element.label {
                key("text")
                print(label)
            }
            endObject()
        }
        endArray()
        endObject()
    }

    mutating func print(_ cell: CellLayout) {
        beginObject(isBroken: true)
        key("id")
        value(cell.id.description)
        key("frame")
        value(cell.frame)
        if cell.kind == .row {
            key("contentView")
            value(cell.contentView)
        }
        if let image = cell.image {
            key("image")
            print(image)
        }
        if let text = cell.text {
            key("text")
            print(text)
        }
        if let text = cell.secondaryText {
            key("secondaryText")
            print(text)
        }
        if let control = cell.control {
            key("control")
            beginObject()
            key("kind")
            value(control.control.name)
            key("frame")
            value(control.frame)
            print(control.shownLabel, items: control.items)
            endObject()
        }
        if !cell.accessories.isEmpty {
            key("accessories")
            print(cell.accessories)
        }
        if let separator = cell.separator {
            key("separator")
            print(separator)
        }
        if let separator = cell.topSeparator {
            key("topSeparator")
            print(separator)
        }
        endObject()
    }

    private mutating func print(_ image: ImageLayout) {
        beginObject()
        key("frame")
        value(image.frame)
        key("reserved")
        value(image.reserved)
        if let tile = image.tile {
            key("tile")
            value(tile)
        }
        endObject()
    }

    private mutating func print(_ label: LabelLayout) {
        beginObject()
        key("string")
        value(label.string)
        key("frame")
        value(label.frame)
        key("lines")
        value(label.lines.count)
        key("truncated")
        value(label.isTruncated)
        key("firstBaseline")
        value(label.firstBaseline)
        key("lastBaseline")
        value(label.lastBaseline)
        if label.firstLineIndent != 0 {
            key("firstLineIndent")
            value(label.firstLineIndent)
        }
        if label.isApproximate {
            key("approximate")
            value(true)
        }
        endObject()
    }

    private mutating func print(_ accessories: [AccessoryLayout]) {
        beginArray()
        for accessory in accessories {
            next()
            beginObject()
            key("kind")
            value(accessory.accessory.kind.name)
            key("frame")
            value(accessory.frame)
            print(accessory.shownLabel, items: accessory.items)
            endObject()
        }
        endArray()
    }

    /// The members of what a control shows: its one text as a label's, or its items.
    private mutating func print(_ label: LabelLayout?, items: [ControlPart]) {
        if let label {
            key("text")
            print(label)
        }
        guard !items.isEmpty else { return }
        key("items")
        beginArray()
        for item in items {
            next()
            beginObject()
            key("frame")
            value(item.frame)
            key("text")
            value(item.label?.string ?? "")
            endObject()
        }
        endArray()
    }

    private mutating func print(_ separator: SeparatorLayout) {
        beginObject()
        key("frame")
        value(separator.frame)
        endObject()
    }
}
