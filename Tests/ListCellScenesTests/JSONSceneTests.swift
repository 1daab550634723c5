// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout
import Testing

@testable import ListCellScenes

/// A scene may be JSON.
@Suite struct JSONSceneTests {
    private func read(_ text: String) throws -> Scene {
        try Scene.read(Array(text.utf8), name: "x.json", directory: nil)
    }

    @Test func jsonIsReadLikeYAML() throws {
        let scene = try read(
            """
            \u{FEFF}{
            \t"listcell":1,"title":"Caf\\u00e9 \\/ \\"\\ud83d\\ude00\\"",
            \t"traits":{"width":4.02e2,"boldText":true},
            \t"sections":[{"header":"\\\\ud83d","rows":[{"text":"Wi-Fi","accessories":[{"switch":"on"},{"switch":false}]}]}]
            }
            """)
        #expect(scene.title == "Café / \"😀\"")
        #expect(scene.traits.width == 402)
        #expect(scene.traits.boldText == true)
        #expect(scene.sections[0].header?.text == "\\ud83d")
        #expect(
            scene.sections[0].rows[0].accessories == [
                CellAccessory(.switch(isOn: true)), CellAccessory(.switch(isOn: false)),
            ])
    }

    @Test func nullIsNoText() throws {
        let text = "{\"listcell\": 1, \"title\": null, \"sections\": []}"
        #expect {
            try read(text)
        } throws: { error in
            (error as? SceneFileError)?.issues.map(\.message) == ["x.json:1:26: title: found no value, expected text"]
        }
        #expect(try read("{\"listcell\": 1, \"title\": \"null\", \"sections\": []}").title == "null")
        let yaml = Array("listcell: 1\ntitle: null\nsections: []\n".utf8)
        #expect(try Scene.read(yaml, name: "x.yaml", directory: nil).title == "null")
    }

    @Test func placesBehindJoinedPairsAreThoseOfTheFile() {
        let text = "{\"listcell\": 1, \"sections\": [], \"title\": \"\\ud83d\\ude00\\ud83d\\ude00\", \"x\": 1}"
        #expect(
            throws: SceneFileError(issues: [
                SceneIssue(
                    file: "x.json", line: 1, column: 70, path: "x",
                    problem: .unknownKey("x", nearest: nil, known: TopKey.names))
            ])
        ) { try read(text) }
    }

    @Test(arguments: ["\\ud83d", "\\ud83dx", "\\ude00", "\\ud83d\\u0041"]) func halfAPairIsAnError(half: String) {
        #expect(throws: SceneFileError.self) {
            try read("{\"listcell\": 1, \"sections\": [], \"title\": \"\(half)\"}")
        }
    }

    @Test(arguments: ["0x10", "+1", "01", ".5", "1.", "1e", "NaN", ".inf", "Infinity", "1e999", "1_000", "--1", "- 1"])
    func whatJSONCallsNoNumberIsNone(text: String) {
        #expect(JSONNumber.value(of: Array(text.utf8)[...]) == nil)
    }

    @Test(arguments: [("0", 0), ("-0.5", -0.5), ("1E+2", 100), ("12.25e-1", 1.225), ("402", 402)])
    func numbersAreJSONs(text: String, value: Double) {
        #expect(JSONNumber.value(of: Array(text.utf8)[...]) == value)
    }
}
