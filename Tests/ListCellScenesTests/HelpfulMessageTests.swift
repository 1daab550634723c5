// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ListCellScenes

/// A slip that people make, and what the message says behind the value's place and path.
@Suite("Messages that help")
struct HelpfulMessageTests {
    private static func message(_ text: String) -> String {
        do {
            _ = try Scene.read(Array(text.utf8), name: "-", directory: ".")
            return "no message"
        } catch {
            return error.issues[0].message
        }
    }

    private static func row(_ row: String) -> String { "listcell: 1\nsections:\n  - rows:\n      - \(row)\n" }

    static let rows: [(row: String, message: String)] = [
        (
            "{ image: wifi }",
            "4:18: sections[0].rows[0].image: found \"wifi\", expected one of {symbol: …}, {icon: {symbol: …, color: …}}, "
                + "{file: …} and {size: [width, height]}; did you mean \"image: {symbol: wifi}\"?"
        ),
        (
            "{ image: {} }",
            "4:18: sections[0].rows[0].image: found an empty mapping, expected one of {symbol: …}, "
                + "{icon: {symbol: …, color: …}}, {file: …} and {size: [width, height]}"
        ),
        (
            "{ icon: wifi }",
            "4:17: sections[0].rows[0].icon: found \"wifi\", expected a mapping with symbol and colour, "
                + "{symbol: …, color: …}; did you mean \"icon: {symbol: wifi, color: …}\"?"
        ),
        (
            "{ textProperties: { font: { weight: bold } } }",
            "4:35: sections[0].rows[0].textProperties.font: found a mapping with the key \"weight\", expected a text "
                + "style's name, {size: …, weight: …} or {textStyle: …, weight: …}"
        ),
        ("{ image: { file: \"\" } }", "4:26: sections[0].rows[0].image.file: the file's name is empty"),
        ("{ opens: \"\" }", "4:18: sections[0].rows[0].opens: the file's name is empty"),
        (
            "{ state: selected }",
            "4:18: sections[0].rows[0].state: found \"selected\", expected a list of names; "
                + "did you mean \"state: [selected]\"?"
        ),
        (
            "{ title: a }", "4:11: sections[0].rows[0].title: unknown key \"title\"; did you mean \"text\"?"
        ),
        (
            "text:Wi-Fi",
            "4:9: sections[0].rows[0]: found \"text:Wi-Fi\", expected a row such as {text: Wi-Fi}; "
                + "did you mean \"text: Wi-Fi\"?"
        ),
        (
            "{ icon: { symbol: wifi, color: 00ff00 } }",
            "4:40: sections[0].rows[0].icon.color: found \"00ff00\", expected a system colour's name or \"#rrggbb\"; "
                + "did you mean \"#00ff00\"?"
        ),
    ]

    @Test("What was probably meant is said", arguments: 0..<rows.count)
    func row(index: Int) {
        #expect(Self.message(Self.row(Self.rows[index].row)) == "standard input:" + Self.rows[index].message)
    }

    @Test("A colour that is a comment must be quoted, wherever it stands")
    func colors() {
        let hint = "; a colour must be quoted: \"#ff0000\""
        let block = "icon:\n          symbol: wifi\n          color: #ff0000\n        text: a"
        let path = "sections[0].rows[0].icon.color"
        let comment = "found a comment, expected a system colour's name or \"#rrggbb\""
        #expect(Self.message(Self.row(block)) == "standard input:6:17: \(path): \(comment)\(hint)")
        let lines = "icon: {\n          symbol: wifi,\n          color: #ff0000\n        }"
        #expect(Self.message(Self.row(lines)) == "standard input:7:9: \(path): \(comment)\(hint)")
        let flow = "{ icon: { symbol: wifi, color: #ff0000 }, text: a }\n      - { text: b }"
        #expect(Self.message(Self.row(flow)) == "standard input:4:40: is not valid YAML: a comment begins here\(hint)")
        let text = "found a comment, expected text; text that begins with # must be quoted: \"#1 of all\""
        #expect(Self.message(Self.row("text: #1 of all")) == "standard input:4:14: sections[0].rows[0].text: \(text)")
        #expect(
            Self.message(Self.row("text: \"#1\" # the first\n        color: [a")).hasSuffix("is not closed before this")
        )
    }

    static let syntax: [(text: String, hint: String)] = [
        ("listcell: 1\n\tsections: []", "lines are indented with spaces, not with tabs"),
        ("a: @home", "text that begins with \"@\" must be quoted"),
        ("a: b: c", "text that contains \": \" must be quoted"),
        ("a: { b: c: d }", "text that contains \": \" must be quoted"),
        ("{\"a\": 1 \"b\": 2}", "a comma is missing before this key"),
        ("listcell:1\nsections: []", "a space must follow the colon on line 1"),
        ("- text a\n  secondaryText: b", "line 1 has no colon behind its key"),
        ("- text: a\n   secondaryText: b", "the keys of one mapping have one indentation"),
        ("a:\n  - b\n c: d", "the mapping that begins at 1:1 goes on in column 1"),
        ("a: { b: c", "the { at 1:4 is not closed before this"),
        ("a: \"b", "the quotation mark at 1:4 is not closed"),
        ("a: \"C:\\quit\"", "a backslash in quotation marks is written \"\\\\\""),
    ]

    @Test("A parser's words come with what helps", arguments: 0..<syntax.count)
    func hint(index: Int) {
        let message = Self.message(Self.syntax[index].text)
        #expect(message.contains("is not valid YAML: ") && message.hasSuffix("; " + Self.syntax[index].hint))
    }

    @Test("A file's name is printed so that it stays on its line")
    func name() {
        let issue = SceneIssue(file: "a\n\u{1B}[31m 設定.yaml", line: 1, column: 2, problem: .secondDocument)
        #expect(issue.place == "a\\u{a}\\u{1b}[31m 設定.yaml:1:2")
    }

    @Test("Very many issues are counted without looking for the words of each", .timeLimit(.minutes(1)))
    func manyIssues() {
        let text = "listcell: 1\nsections: []\nstrings:\n  de:\n" + String(repeating: "    a: b\n", count: 100_000)
        let error = #expect(throws: SceneFileError.self) {
            try Scene.read(Array(text.utf8), name: "x", directory: nil)
        }
        // Each line replaces a text that the scene does not have, and all but the first say the same key again.
        #expect(error?.issues.count == 20 && error?.omittedCount == 199_979)
    }

    @Test("UTF-16 is named; the keys that are known are listed once")
    func others() throws {
        #expect(throws: SceneFileError(issues: [SceneIssue(file: "x", problem: .utf16)])) {
            try Scene.read([0xFF, 0xFE, 0x6C, 0], name: "x", directory: nil)
        }
        let error = #expect(throws: SceneFileError.self) {
            try Scene.read(Array("listcell: 1\nsection: []\nfoo: 1\nbar: 2\n".utf8), name: "x", directory: nil)
        }
        #expect(
            error?.description == """
                x:2:1: section: unknown key "section"; did you mean "sections"?
                x:3:1: foo: unknown key "foo"; known are \(TopKey.names.joined(separator: ", "))
                x:4:1: bar: unknown key "bar"
                """)
    }
}
