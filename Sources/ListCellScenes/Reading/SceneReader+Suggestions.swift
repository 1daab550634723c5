// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension SceneReader {
    /// What a value of the wrong kind was probably meant to be, as it is written; nil where that is not known.
    func meant(by id: ID, expected: Expectation) -> String? {
        let node = node(id)
        guard node.kind == .scalar else { return nil }
        let text = tree.string(of: node)
        switch expected {
        case .boolean: return Self.truth(text).map { $0 ? "true" : "false" }
        case .onOrOff: return Self.truth(text).map { $0 ? "on" : "off" }
        case .color, .paletteColor, .hexColor: return Color(hex: "#" + text) == nil ? nil : "#" + text
        case .imageForm where Self.isWord(text):
            return keyed(Self.isFileName(text) ? "{file: \(text)}" : "{symbol: \(text)}")
        case .iconForm where Self.isWord(text): return keyed("{symbol: \(text), color: …}")
        case .list where Self.isWord(text), .filledList where Self.isWord(text): return keyed("[\(text)]")
        case .mapping, .row: return Self.spaced(text)
        case .numberOrNames(_, let names): return Speller.meant(by: text, among: names)
        default: return nil
        }
    }

    /// A value behind the key at the path's end, `image: {symbol: wifi}`.
    private func keyed(_ value: String) -> String? {
        guard case .key(let key)? = path.last else { return value }
        return "\(key): \(value)"
    }

    private static func truth(_ text: String) -> Bool? {
        switch Speller.folded(text) {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }

    /// `text:Wi-Fi` with the space that a key needs.
    private static func spaced(_ text: String) -> String? {
        guard let colon = text.firstIndex(of: ":"), colon != text.startIndex,
            text[..<colon].utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 })
        else { return nil }
        return text[..<colon] + ": " + text[text.index(after: colon)...]
    }

    /// Whether text is a name that needs no quotation marks.
    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 40
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func isFileName(_ text: String) -> Bool { Speller.folded(text).hasSuffix(".png") }
}

extension SceneReader {
    /// The known key or name that was probably meant: one that is spelled nearly alike, or what others call it.
    static func nearest(_ name: String, _ known: [String]) -> String? {
        otherName(name, known) ?? Speller.nearest(to: name, among: known)
    }

    /// What a name of another framework is called here, where that is known.
    static func otherName(_ name: String, _ known: [String]) -> String? {
        otherNames[Speller.folded(name)]?.first(where: known.contains)
    }

    /// What people write who know another framework, in lower case, and what it is called here.
    private static let otherNames: [String: [String]] = [
        "title": ["text", "header"], "name": ["text", "header"], "label": ["text"], "textlabel": ["text"],
        "subtitle": ["secondaryText", "subtitleCell"], "detail": ["secondaryText"], "detailtext": ["secondaryText"],
        "detailtextlabel": ["secondaryText"], "items": ["rows"], "cells": ["rows"], "color": ["backgroundColor"],
        "value": ["valueCell"], "chevron": ["disclosureIndicator"], "disclosure": ["disclosureIndicator"],
        "info": ["detail"], "toggle": ["switch"], "segmentedcontrol": ["segmented"], "progressview": ["progress"],
        "spinner": ["activityIndicator"], "activityindicatorview": ["activityIndicator"], "menu": ["popUpMenu"],
        "picker": ["popUpMenu"], "field": ["textField"], "accessorytype": ["accessories"],
        "rtl": ["rightToLeft"], "ltr": ["leftToRight"], "left": ["natural"], "leading": ["natural"],
        "none": ["hidden"], "always": ["visible"], "background": ["backgroundColor"],
    ]
}
