// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import Testing

@testable import ListCellScenes

/// Controls as a scene writes them, and the mistakes people make with them.
@Suite struct ControlSceneTests {
    private static func accessories(_ text: String, locale: String = "en_US") throws -> [CellAccessory] {
        let strings = "strings: { de: { Day: Tag, Edit: Sichern, Name: Vorname, Automatic: Automatisch } }\n"
        let yaml = BrokenScenesTests.row("accessories: [\(text)]") + (locale == "de" ? strings : "")
        let scene = try Scene.read(Array(yaml.utf8), name: "x.yaml", directory: nil)
        return scene.list(for: TraitCollection(locale: locale)).sections[0].rows[0].accessories
    }

    static let written: [(text: String, accessory: CellAccessory)] = [
        ("{ stepper: 3 }", .stepper(value: 3)),
        ("{ stepper: { value: -2.5, tintColor: red } }", .stepper(value: -2.5, tintColor: Color(.systemRed))),
        ("{ slider: 0.4 }", .slider(value: 0.4)),
        ("{ slider: { value: 1, reservedLayoutWidth: 200 } }", .slider(value: 1, reservedLayoutWidth: .custom(200))),
        ("{ progress: 0 }", .progress(0)),
        ("{ activityIndicator: on }", .activityIndicator()),
        ("{ activityIndicator: { value: off, hidden: true } }", .activityIndicator(isAnimating: false, isHidden: true)),
        ("{ badge: \"3\" }", .badge("3")),
        ("{ badge: { value: 3, tintColor: red } }", .badge("3", tintColor: Color(.systemRed))),
        ("{ textField: { placeholder: Name } }", .textField(placeholder: "Name")),
        ("{ textField: { text: \"\", secure: true } }", .textField(isSecure: true)),
        (
            "{ textField: { text: me, placeholder: Name, secure: false, displayed: whenEditing } }",
            .textField(text: "me", placeholder: "Name", displayed: .whenEditing)
        ),
        ("{ segmented: { items: [Day, Week] } }", .segmented(items: ["Day", "Week"], selectedIndex: 0)),
        (
            "{ segmented: { items: [Day, 7], selected: 1, tintColor: red } }",
            .segmented(items: ["Day", "7"], selectedIndex: 1, tintColor: Color(.systemRed))
        ),
        ("{ datePicker: [30 Nov 2026, \"9:41\"] }", .datePicker(["30 Nov 2026", "9:41"])),
        ("{ datePicker: { value: [Today], hidden: true } }", .datePicker(["Today"], isHidden: true)),
        ("{ button: { title: Edit } }", .button(title: "Edit")),
        (
            "{ button: { title: Edit, style: filled, role: destructive } }",
            .button(title: "Edit", style: .filled, role: .destructive)
        ),
        ("{ button: { title: Edit, role: none, style: bordered } }", .button(title: "Edit", style: .bordered)),
        ("{ popUpMenu: Automatic }", .popUpMenu(value: "Automatic")),
        ("{ popUpMenu: { value: 7, tintColor: red } }", .popUpMenu(value: "7", tintColor: Color(.systemRed))),
        ("{ popUpMenu: { tintColor: red } }", .popUpMenu(tintColor: Color(.systemRed))),
        ("popUpMenu", .popUpMenu()),
    ]

    @Test(arguments: 0..<written.count) func aControlIsReadAsItIsWritten(index: Int) throws {
        #expect(try Self.accessories(Self.written[index].text) == [Self.written[index].accessory])
    }

    @Test func aRowMayHaveSeveralControlsOfAKindButOneBadge() throws {
        #expect(try Self.accessories("{ slider: 0 }, { slider: 1 }").count == 2)
        #expect(throws: SceneFileError.self) { try Self.accessories("{ badge: a }, { badge: b }") }
        #expect(throws: SceneFileError.self) { try Self.accessories("popUpMenu, { popUpMenu: b }") }
    }

    @Test func theTextsOfControlsAreTranslated() throws {
        let accessories = try Self.accessories(
            "{ segmented: { items: [Day, Week] } }, { button: { title: Edit } }, { textField: { placeholder: Name } }, "
                + "{ popUpMenu: Automatic }", locale: "de")
        #expect(
            accessories == [
                .segmented(items: ["Tag", "Week"]), .button(title: "Sichern"), .textField(placeholder: "Vorname"),
                .popUpMenu(value: "Automatisch"),
            ])
    }

    private static let path = "sections[0].rows[0].accessories[0]"

    static let broken: [(text: String, message: String)] = [
        ("stepper", "4:23: \(path): found \"stepper\", expected a mapping of the name to its value, {stepper: …}"),
        ("spinner", "4:23: \(path): found \"spinner\", expected one of \(names); did you mean \"activityIndicator\"?"),
        ("{ slidr: 1 }", "4:25: \(path).slidr: unknown key \"slidr\"; did you mean \"slider\"?"),
        ("{ slider: 1.2 }", "4:33: \(path).slider: found \"1.2\", expected a number from 0 to 1"),
        ("{ progress: -1 }", "4:35: \(path).progress: found \"-1\", expected a number from 0 to 1"),
        ("{ slider: { tintColor: red } }", "4:33: \(path).slider: missing key \"value\""),
        ("{ activityIndicator: 7 }", "4:44: \(path).activityIndicator: found \"7\", expected on or off"),
        (
            "{ segmented: { items: [Day, Week], selected: 2 } }",
            "4:68: \(path).segmented.selected: found \"2\", expected a whole number from 0 to 1"
        ),
        (
            "{ segmented: { items: [], selected: 0 } }",
            "4:45: \(path).segmented.items: found an empty list, expected a list of texts, at least one"
        ),
        (
            "{ segmented: { items: Day } }",
            "4:45: \(path).segmented.items: found \"Day\", expected a list of texts, at least one; "
                + "did you mean \"items: [Day]\"?"
        ),
        ("{ segmented: { selected: 1 } }", "4:36: \(path).segmented: missing key \"items\""),
        (
            "{ segmented: [Day, Week] }",
            "4:36: \(path).segmented: found a list of 2 values, expected a mapping such as "
                + "{items: [Day, Week], selected: 0}"
        ),
        (
            "{ datePicker: [] }",
            "4:37: \(path).datePicker: found an empty list, expected a list of texts, at least one"
        ),
        (
            "{ textField: Name }",
            "4:36: \(path).textField: found \"Name\", expected a mapping such as {text: \"\", placeholder: Name}"
        ),
        (
            "{ textField: { placeholdr: Name } }",
            "4:38: \(path).textField.placeholdr: unknown key \"placeholdr\"; did you mean \"placeholder\"?"
        ),
        (
            "{ textField: { secure: yes } }",
            "4:46: \(path).textField.secure: found \"yes\", expected true or false; did you mean \"true\"?"
        ),
        ("{ button: { style: plain } }", "4:33: \(path).button: missing key \"title\""),
        (
            "{ button: { title: Edit, style: fill } }",
            "4:55: \(path).button.style: found \"fill\", expected one of plain, gray, tinted, filled, bordered; "
                + "did you mean \"filled\"?"
        ),
        (
            "{ button: { title: Edit, role: delete } }",
            "4:54: \(path).button.role: found \"delete\", expected one of destructive, cancel, none"
        ),
        ("{ badge: }", "4:32: \(path).badge: found no value, expected text"),
    ]

    private static let names = CellAccessory.Kind.Identifier.allCases.map(\.name).joined(separator: ", ")

    @Test(arguments: 0..<broken.count) func aMistakeIsAnsweredWithWhatIsExpected(index: Int) {
        let yaml = BrokenScenesTests.row("accessories: [\(Self.broken[index].text)]")
        #expect(BrokenScenesTests.messages(Array(yaml.utf8)) == ["x.yaml:" + Self.broken[index].message])
    }

    static let rows: [(text: String, row: ListCell)] = [
        ("{ control: { slider: 0.4 } }", ListCell(.slider(value: 0.4))),
        (
            "{ control: { slider: { value: 0.4, tintColor: red } } }",
            ListCell(.slider(value: 0.4), tintColor: Color(.systemRed))
        ),
        (
            "{ control: { textField: { placeholder: Name } } }",
            ListCell(.textField(Control.TextField(placeholder: "Name")))
        ),
        (
            "{ control: { button: { title: Sign Out, role: destructive } } }",
            ListCell(.button(Control.Button(title: "Sign Out", role: .destructive)))
        ),
        (
            "{ control: { segmented: { items: [Day, Week], selected: 1 } }, accessories: [checkmark] }",
            ListCell(.segmented(items: ["Day", "Week"], selectedIndex: 1), accessories: [.checkmark()])
        ),
        ("{ control: { progress: 1 }, state: [disabled] }", ListCell(.progress(value: 1), state: .disabled)),
        ("{ control: { datePicker: [Today] } }", ListCell(.datePicker(entries: ["Today"]))),
    ]

    @Test(arguments: 0..<rows.count) func aRowMayBeOneControl(index: Int) throws {
        let yaml = BrokenScenesTests.row(Self.rows[index].text)
        let scene = try Scene.read(Array(yaml.utf8), name: "x.yaml", directory: nil)
        #expect(scene.list(for: TraitCollection()).sections[0].rows == [Self.rows[index].row])
    }

    static let brokenRows: [(text: String, messages: [String])] = [
        (
            "{ control: { slider: 0.4 }, text: Volume }",
            ["4:9: sections[0].rows[0]: \"control\" and \"text\" exclude each other"]
        ),
        (
            "{ control: { slider: 0.4 }, secondaryText: Volume }",
            ["4:9: sections[0].rows[0]: \"control\" and \"secondaryText\" exclude each other"]
        ),
        (
            "{ control: { stepper: 3 } }",
            [
                "4:22: sections[0].rows[0].control.stepper: unknown key \"stepper\"; known are slider, textField, "
                    + "segmented, datePicker, progress, button"
            ]
        ),
        (
            "{ control: { slidr: 3 } }",
            ["4:22: sections[0].rows[0].control.slidr: unknown key \"slidr\"; did you mean \"slider\"?"]
        ),
        (
            "{ control: slider }",
            ["4:20: sections[0].rows[0].control: found \"slider\", expected a mapping such as {slider: 0.4}"]
        ),
        (
            "{ control: { slider: 0.4, progress: 1 } }",
            ["4:20: sections[0].rows[0].control: found a mapping of 2 keys, expected one key, a control's name"]
        ),
        (
            "{ control: { slider: { value: 0.4, hidden: true } } }",
            [
                "4:44: sections[0].rows[0].control.slider.hidden: unknown key \"hidden\"; known are value, tintColor"
            ]
        ),
        (
            "{ control: { slider: 2 } }",
            ["4:30: sections[0].rows[0].control.slider: found \"2\", expected a number from 0 to 1"]
        ),
    ]

    @Test(arguments: 0..<brokenRows.count) func aMistakeInARowsControlIsAnswered(index: Int) {
        let yaml = BrokenScenesTests.row(Self.brokenRows[index].text)
        let expected = Self.brokenRows[index].messages.map { "x.yaml:" + $0 }
        #expect(BrokenScenesTests.messages(Array(yaml.utf8)) == expected)
    }
}
