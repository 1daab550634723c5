// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

extension SceneIssue.Found {
    /// The value in words.
    public var message: String {
        switch self {
        case .scalar(let text): quoted(text)
        case .quotedScalar(let text): quoted(text) + " in quotation marks"
        case .list(0): "an empty list"
        case .list(let count): count == 1 ? "a list of 1 value" : "a list of \(count) values"
        case .mapping(let keys):
            switch keys.count {
            case 0: "an empty mapping"
            case 1: "a mapping with the key \(quoted(keys[0]))"
            case 2...6: "a mapping with the keys " + keys.map { quoted($0) }.joined(separator: ", ")
            default: "a mapping with \(keys.count) keys"
            }
        }
    }
}

extension SceneIssue.Expectation {
    /// The expectation in words.
    public var message: String {
        switch self {
        case .string: "text"
        case .stringWithoutControls: "text without control characters"
        case .boolean: "true or false"
        case .onOrOff: "on or off"
        case .number(let limits): "a number \(limits.message)"
        case .integer(let limits) where limits.least == limits.greatest: "the number \(DecimalText.exact(limits.least))"
        case .integer(let limits): "a whole number \(limits.message)"
        case .numberOrNames(let limits, let names): "a number \(limits.message), or \(alternatives(names))"
        case .oneOf(let names): names.count > 1 ? "one of " + names.joined(separator: ", ") : names.joined()
        case .color: "a colour: a name, \"#rrggbb\", \"#rrggbbaa\" or {light: …, dark: …}"
        case .paletteColor: "a system colour's name or \"#rrggbb\""
        case .hexColor: "a colour's name, \"#rrggbb\" or \"#rrggbbaa\""
        case .locale: "a locale such as en_US"
        case .language: "a language such as de"
        case .list(let name): "a list of \(name)"
        case .filledList(let name): "a list of \(name), at least one"
        case .numbers(let names): "a list of \(names.count) values, [" + names.joined(separator: ", ") + "]"
        case .mapping(let keys): "a mapping with any of the keys " + shortened(keys)
        case .row: "a row such as {text: Wi-Fi}"
        case .languages: "a mapping of languages to translations, {de: {Settings: Einstellungen}}"
        case .translations: "a mapping of texts to translations, {Settings: Einstellungen}"
        case .scene: "a mapping with the keys \"listcell\" and \"sections\""
        case .stringOrMapping: "text or a mapping"
        case .fontDescription: "a text style's name, {size: …, weight: …} or {textStyle: …, weight: …}"
        case .accessory: "an accessory's name, or a mapping of it to its value"
        case .accessoryValue(let name): "a mapping of the name to its value, {\(name): …}"
        case .example(let example): "a mapping such as \(example)"
        case .customView: "a mapping with the view's size, {size: [width, height]}"
        case .imageForm:
            "one of {symbol: …}, {icon: {symbol: …, color: …}}, {file: …} and {size: [width, height]}"
        case .iconForm: "a mapping with symbol and colour, {symbol: …, color: …}"
        case .key: "a key"
        }
    }
}

extension SceneIssue.Limits {
    var message: String {
        excludesLeast
            ? "above \(DecimalText.exact(least)), at most \(DecimalText.exact(greatest))"
            : "from \(DecimalText.exact(least)) to \(DecimalText.exact(greatest))"
    }
}

/// The first of many keys.
private func shortened(_ keys: [String]) -> String {
    keys.count > 16 ? keys.prefix(8).joined(separator: ", ") + ", …" : keys.joined(separator: ", ")
}
