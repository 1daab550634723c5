// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// The text of a set's `Contents.json`, as Xcode writes it: keys by name, two spaces a level.
enum AppIconContents {
    static let fileName = "Contents.json"

    static func text(_ slots: [AppIconSlot]) -> [UInt8] {
        var json = JSONWriter(hasSpaceBeforeColon: true)
        json.beginObject(isBroken: true)
        json.key("images")
        json.beginArray(isBroken: true)
        for slot in slots {
            json.next()
            json.print(slot)
        }
        json.endArray()
        json.key("info")
        json.beginObject(isBroken: true)
        json.key("author")
        json.value("xcode")
        json.key("version")
        json.value(1)
        json.endObject()
        json.endObject()
        json.finish()
        return json.buffer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func print(_ slot: AppIconSlot) {
        beginObject(isBroken: true)
        if let appearance = slot.appearance { print(appearance) }
        pair("filename", slot.fileName)
        pair("idiom", slot.idiom.rawValue)
        if let platform = slot.platform { pair("platform", platform) }
        if let scale = slot.scale { pair("scale", "\(scale)x") }
        pair("size", "\(slot.points)x\(slot.points)")
        endObject()
    }

    private mutating func print(_ appearance: AppIconSlot.Appearance) {
        key("appearances")
        beginArray(isBroken: true)
        next()
        beginObject(isBroken: true)
        pair("appearance", "luminosity")
        pair("value", appearance.rawValue)
        endObject()
        endArray()
    }

    private mutating func pair(_ name: String, _ text: String) {
        key(name)
        value(text)
    }
}
