// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellScenes

/// Each broken scene gives exactly these lines.
@Suite struct BrokenScenesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        var messages: [String]

        var testDescription: String { name }
    }

    static func messages(_ bytes: [UInt8], directory: String? = nil) -> [String] {
        do {
            _ = try Scene.read(bytes, name: "x.yaml", directory: directory)
            return []
        } catch {
            return error.description.split(separator: "\n").map(String.init)
        }
    }

    static func row(_ row: String) -> String { "listcell: 1\nsections:\n  - rows:\n      - \(row)\n" }

    private static let rowKeys = RowKey.names.joined(separator: ", ")

    static let keys: [Case] = [
        Case(
            name: "unknown key", text: row("{ txt: Wi-Fi }"),
            messages: ["x.yaml:4:11: sections[0].rows[0].txt: unknown key \"txt\"; did you mean \"text\"?"]),
        Case(
            name: "unknown key without a near one", text: row("{ zebra: 1 }"),
            messages: ["x.yaml:4:11: sections[0].rows[0].zebra: unknown key \"zebra\"; known are \(rowKeys)"]),
        Case(
            name: "control characters in a key", text: row("{ \"a\\e[31m b\": 1 }"),
            messages: [
                "x.yaml:4:11: sections[0].rows[0].\"a\\u{1b}[31m b\": unknown key \"a\\u{1b}[31m b\"; "
                    + "known are \(rowKeys)"
            ]),
        Case(
            name: "duplicate key", text: row("{ text: a, text: b }"),
            messages: ["x.yaml:4:20: sections[0].rows[0].text: duplicate key \"text\", first on line 4"]),
        Case(
            name: "missing keys", text: "title: a\n",
            messages: [
                "x.yaml:1:1: missing key \"listcell\"", "x.yaml:1:1: missing key \"sections\"",
            ]),
        Case(
            name: "newer version, whatever else it says", text: "sections: 7\nlistcell: 2\nfancy: new\n",
            messages: [
                "x.yaml:2:11: the scene has format version 2; this program reads version 1"
            ]),
        Case(
            name: "version 0", text: "listcell: 0\nsections: []\n",
            messages: ["x.yaml:1:11: listcell: found \"0\", expected the number 1"]),
        Case(
            name: "excluding keys", text: row("{ image: { size: [1, 1] }, icon: { symbol: wifi } }"),
            messages: ["x.yaml:4:9: sections[0].rows[0]: \"image\" and \"icon\" exclude each other"]),
        Case(
            name: "style outside a table view", text: row("{ style: subtitle }"),
            messages: [
                "x.yaml:4:18: sections[0].rows[0].style: \"style\" needs a list with \"container: tableView\""
            ]),
        Case(
            name: "style and cell", text: row("{ style: subtitle, cell: cell }") + "list: { container: tableView }\n",
            messages: ["x.yaml:4:9: sections[0].rows[0]: \"cell\" and \"style\" exclude each other"]),
        Case(
            name: "merge key", text: row("{ text: a, <<: { alpha: 1 } }"),
            messages: ["x.yaml:4:20: sections[0].rows[0]: merge keys are not supported"]),
        Case(
            name: "a list as key", text: row("{ [a, b]: 1 }"),
            messages: ["x.yaml:4:11: sections[0].rows[0]: found a list of 2 values, expected a key"]),
        Case(
            name: "image without a form", text: row("{ image: { symbl: wifi } }"),
            messages: ["x.yaml:4:20: sections[0].rows[0].image.symbl: unknown key \"symbl\"; did you mean \"symbol\"?"]),
    ]

    static let values: [Case] = [
        Case(
            name: "bad colour", text: row("{ icon: { symbol: wifi, color: bleu } }"),
            messages: [
                "x.yaml:4:40: sections[0].rows[0].icon.color: found \"bleu\", "
                    + "expected a system colour's name or \"#rrggbb\"; did you mean \"blue\"?"
            ]),
        Case(
            name: "colour with five digits", text: row("{ textProperties: { color: \"#12345\" } }"),
            messages: [
                "x.yaml:4:36: sections[0].rows[0].textProperties.color: found \"#12345\", expected a colour: "
                    + "a name, \"#rrggbb\", \"#rrggbbaa\" or {light: …, dark: …}"
            ]),
        Case(
            name: "pair without dark", text: row("{ textProperties: { color: { light: red } } }"),
            messages: ["x.yaml:4:36: sections[0].rows[0].textProperties.color: missing key \"dark\""]),
        Case(
            name: "negative size", text: row("{ image: { size: [-1, 20] } }"),
            messages: [
                "x.yaml:4:27: sections[0].rows[0].image.size[0]: found \"-1\", "
                    + "expected a number above 0, at most 16384"
            ]),
        Case(
            name: "one length too few", text: row("{ directionalLayoutMargins: [1, 2, 3] }"),
            messages: [
                "x.yaml:4:37: sections[0].rows[0].directionalLayoutMargins: found a list of 3 values, "
                    + "expected a list of 4 values, [top, leading, bottom, trailing]"
            ]),
        Case(
            name: "alpha above 1", text: row("{ alpha: 1.5 }"),
            messages: ["x.yaml:4:18: sections[0].rows[0].alpha: found \"1.5\", expected a number from 0 to 1"]),
        Case(
            name: "half a level", text: row("{ indentationLevel: 1.5 }"),
            messages: [
                "x.yaml:4:29: sections[0].rows[0].indentationLevel: found \"1.5\", "
                    + "expected a whole number from 0 to 16384"
            ]),
        Case(
            name: "wrong types", text: "listcell: 1\ntraits: [a]\nlist: b\nsections: { rows: [] }\n",
            messages: [
                "x.yaml:2:9: traits: found a list of 1 value, expected a mapping with any of the keys "
                    + TraitKey.names.joined(separator: ", "),
                "x.yaml:3:7: list: found \"b\", expected a mapping with any of the keys appearance, container, inset",
                "x.yaml:4:11: sections: found a mapping with the key \"rows\", expected a list of sections; "
                    + "each begins with \"- \"",
            ]),
        Case(
            name: "YAML's own booleans", text: "listcell: 1\ntraits: { boldText: yes }\nsections: []\n",
            messages: ["x.yaml:2:21: traits.boldText: found \"yes\", expected true or false; did you mean \"true\"?"]),
        Case(
            name: "a number in quotation marks", text: "listcell: 1\ntraits: { width: \"402\" }\nsections: []\n",
            messages: [
                "x.yaml:2:18: traits.width: found \"402\" in quotation marks, expected a number above 0, at most 16384"
            ]),
        Case(
            name: "no values", text: row("{ text: ~, secondaryText: }") + "title:\n",
            messages: [
                "x.yaml:4:17: sections[0].rows[0].text: found no value, expected text",
                "x.yaml:4:35: sections[0].rows[0].secondaryText: found no value, expected text",
                "x.yaml:5:7: title: found no value, expected text",
            ]),
        Case(
            name: "unknown size", text: "listcell: 1\ntraits: { size: AX6 }\nsections: []\n",
            messages: [
                "x.yaml:2:17: traits.size: found \"AX6\", expected one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, "
                    + "AX4, AX5; did you mean \"AX1\"?"
            ]),
        Case(
            name: "locale", text: "listcell: 1\ntraits: { locale: ../en }\nsections: []\n",
            messages: ["x.yaml:2:19: traits.locale: found \"../en\", expected a locale such as en_US"]),
        Case(
            name: "tint", text: "listcell: 1\ntraits: { tint: bleu }\nsections: []\n",
            messages: [
                "x.yaml:2:17: traits.tint: found \"bleu\", expected a colour: a name, \"#rrggbb\", \"#rrggbbaa\" or "
                    + "{light: …, dark: …}; did you mean \"blue\"?"
            ]),
        Case(
            name: "accessories",
            text: row("accessories: [chevron, switch, { label: 3, checkmark: {} }, detail, detail, { switch: yes }]"),
            messages: [
                "x.yaml:4:23: sections[0].rows[0].accessories[0]: found \"chevron\", expected one of "
                    + "disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect, "
                    + "outlineDisclosure, popUpMenu, label, badge, customView, switch, stepper, slider, textField, "
                    + "segmented, datePicker, progress, activityIndicator, button; did you mean "
                    + "\"disclosureIndicator\"?",
                "x.yaml:4:32: sections[0].rows[0].accessories[1]: found \"switch\", "
                    + "expected a mapping of the name to its value, {switch: …}",
                "x.yaml:4:40: sections[0].rows[0].accessories[2]: found a mapping of 2 keys, "
                    + "expected one key, an accessory's name",
                "x.yaml:4:77: sections[0].rows[0].accessories[4]: a second accessory of kind \"detail\"; "
                    + "a row can have one",
                "x.yaml:4:95: sections[0].rows[0].accessories[5].switch: found \"yes\", expected on or off; did you mean \"on\"?",
            ]),
        Case(
            name: "a text that is not there", text: row("{ text: a }") + "strings: { de: { b: c } }\n",
            messages: ["x.yaml:5:18: strings.de.b: no text of the scene equals \"b\""]),
        Case(
            name: "control characters in a text", text: row("{ text: \"a\\0b\" }"),
            messages: [
                "x.yaml:4:17: sections[0].rows[0].text: found \"a\\u{0}b\", expected text without control characters"
            ]),
    ]

    static let files: [Case] = [
        Case(
            name: "nothing", text: "# only a comment\n",
            messages: ["x.yaml: has no content; expected a scene with the keys \"listcell\" and \"sections\""]),
        Case(
            name: "a list", text: "- a\n",
            messages: [
                "x.yaml:1:1: found a list of 1 value, expected a mapping with the keys \"listcell\" and \"sections\""
            ]),
        Case(
            name: "two documents", text: "listcell: 1\nsections: []\n---\nlistcell: 1\n",
            messages: ["x.yaml:3:1: a second document begins here; a file has one scene"]),
        Case(
            name: "a tag", text: row("{ text: !!str 7 }"),
            messages: [
                "x.yaml:4:17: sections[0].rows[0].text: tags are not supported; text that begins with ! must be "
                    + "quoted"
            ]),
        Case(
            name: "no YAML", text: "listcell: 1\nsections: [\n",
            messages: [
                "x.yaml:3:1: is not valid YAML: did not find expected node content"
            ]),
        Case(
            name: "no YAML and no last line feed", text: "listcell: 1\nsections: [a",
            messages: [
                "x.yaml:2:13: is not valid YAML: did not find expected ',' or ']'; "
                    + "the [ at 2:11 is not closed before this"
            ]),
        Case(
            name: "an alias of nothing", text: row("{ text: *a }"),
            messages: [
                "x.yaml:4:17: there is no complete value named \"&a\" before this alias; "
                    + "text that begins with * must be quoted"
            ]),
        Case(
            name: "an alias of what it is in", text: row("{ text: &a [*a] }"),
            messages: [
                "x.yaml:4:21: there is no complete value named \"&a\" before this alias; "
                    + "text that begins with * must be quoted"
            ]),
        Case(
            name: "too deep", text: "a: " + String(repeating: "[", count: 100_000),
            messages: ["x.yaml:1:35: values are nested more than 32 deep"]),
        Case(
            name: "too deep by aliases",
            text: "a: &a [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]\nb: [[[[[[[[[[[[[[[[*a]]]]]]]]]]]]]]]]\n",
            messages: ["x.yaml:2:20: values are nested more than 32 deep"]),
        Case(
            name: "binary noise", text: "listcell: 1\ntitle: a\u{0}b\n",
            messages: ["x.yaml:2:9: is not UTF-8 text: byte 0x00"]),
    ]

    @Test(arguments: keys + values + files) func brokenSceneGivesItsMessages(broken: Case) {
        #expect(Self.messages(Array(broken.text.utf8)) == broken.messages)
    }

    @Test func bytesThatAreNoTextAreNamed() {
        #expect(Self.messages([0x61, 0xFF, 0x62]) == ["x.yaml:1:2: is not UTF-8 text: byte 0xFF"])
        #expect(Self.messages([0x61, 0xE9, 0x0A]) == ["x.yaml:1:2: is not UTF-8 text: byte 0xE9"])
        #expect(Self.messages([0xC3, 0xA9, 0xFF]) == ["x.yaml:1:2: is not UTF-8 text: byte 0xFF"])
        #expect(Self.messages([0xF0, 0x9F, 0x98, 0x41]) == ["x.yaml:1:1: is not UTF-8 text: byte 0xF0"])
        #expect(Self.messages([]).count == 1)
    }

    @Test func anAliasBombIsRefusedBeforeItGoesOff() {
        var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...30 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            bomb += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let limit = "with its aliases written out, the scene is larger than 16 MiB, the most a file may have"
        #expect(Self.messages(Array(bomb.utf8)) == ["x.yaml:7:25: " + limit])
    }

    @Test func twentyIssuesAreReportedAndTheRestCounted() {
        let rows = String(repeating: "      - { txt: a }\n", count: 25)
        let lines = Self.messages(Array("listcell: 1\nsections:\n  - rows:\n\(rows)".utf8))
        #expect(lines.count == 21)
        #expect(lines.last == "and 5 more")
        #expect(lines[19].hasPrefix("x.yaml:23:11: sections[0].rows[19].txt: unknown key"))
    }

    @Test func rowsHaveALimit() {
        let rows = String(repeating: "      - {}\n", count: 100_001)
        let message = "x.yaml:4:7: sections[0].rows: has more than 100,000 rows"
        #expect(Self.messages(Array("listcell: 1\nsections:\n  - rows:\n\(rows)".utf8)) == [message])
        #expect(Self.messages(Array("listcell: 1\nsections:\n  - rows:\n\(rows.dropFirst(11))".utf8)) == [])
    }
}
