// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// Rows that are one control.
@Suite struct ControlRowTests {
    private func row(
        _ control: Control, _ size: ContentSizeCategory = .large, design: Design = .design26,
        container: List.Container = .collectionView, direction: LayoutDirection = .leftToRight,
        change: (inout ListCell) -> Void = { _ in }
    ) -> CellLayout {
        var cell = ListCell(control)
        change(&cell)
        let traits = TraitCollection(design: design, preferredContentSizeCategory: size, layoutDirection: direction)
        let list = List(container: container, sections: [List.Section(rows: [cell])])
        return ListLayout(list, traits: traits, width: 402, measurer: SystemFontMeasurer()).sections[0].rows[0]
    }

    private static let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    private static let field = Control.textField(Control.TextField(placeholder: "Name"))

    /// Measured on iOS 27: 61 = 15 + 31 + 15, and 15 + 64 + 15.
    @Test func theRowsOfASwiftUIListThatWereSeen() {
        #expect(row(.slider(value: 0.4), container: .swiftUI).frame.height == 61)
        #expect(row(Self.field, container: .swiftUI).frame.height == 52)
        #expect(row(Self.field, Self.ax5, container: .swiftUI).frame.height == 94)
        // The least height counts.
        #expect(row(.progress(value: 0.4), container: .swiftUI).frame.height == 52)
    }

    /// A custom content view between the margins, without a least height: measured for one with a text.
    @Test func aUIKitRowIsAsHighAsItsControlNeeds() {
        #expect(row(.slider(value: 0.4)).frame.height == 64)
        #expect(row(.progress(value: 0.4)).frame.height == 34)
        #expect(row(.segmented(items: ["A", "B"], selectedIndex: 0), design: .design18).frame.height == 54)
        #expect(row(.slider(value: 0.4), container: .tableView).frame.height == 65)
        // A plain button is a cell with a tinted text.
        #expect(row(.button(Control.Button(title: "Sign Out"))).frame.height == 52)
        let filled = row(.button(Control.Button(title: "Sign In", style: .filled)))
        #expect(abs(filled.frame.height - (15 + 103.0 / 3 + 15)) < 1e-9)
        #expect(row(.slider(value: 0.4)) { $0.fixedHeight = 44 }.frame.height == 44)
    }

    @Test func theControlFillsTheSpaceBetweenTheMargins() throws {
        let wide: [Control] = [
            .slider(value: 0), Self.field, .segmented(items: ["A", "B"], selectedIndex: 0), .progress(value: 0),
            .datePicker(entries: ["Today"]), .button(Control.Button(title: "A")),
        ]
        for control in wide {
            let frame = try #require(row(control).control?.frame)
            #expect(frame.minX == 16 && frame.maxX == 354, "\(control.name)")
            let cell = row(control)
            #expect(abs(frame.midY - cell.frame.height / 2) < 0.34, "\(control.name)")
            #expect(cell.text == nil && cell.secondaryText == nil)
            #expect(cell.separator == nil || cell.separator?.frame.minX == 16)
        }
        #expect(row(.stepper(value: 1)).control?.frame.size == CGSize(width: 94, height: 32))
        #expect(row(.stepper(value: 1)).control?.frame.minX == 16)
        #expect(row(.slider(value: 0), design: .design18).control?.frame.minX == 20)
        // Beside an image it begins where a text would.
        let beside = row(.slider(value: 0)) { $0.content.image = icon }
        #expect(beside.control?.frame.minX == 60)
        let before = row(.slider(value: 0)) { $0.accessories = [.badge("3")] }
        #expect(before.control?.frame.maxX == before.contentView.maxX - 8)
    }

    @Test func aButtonsTitleStandsAtTheLeadingEdgeUnlessItHasAGround() throws {
        let plain = try #require(row(.button(Control.Button(title: "Sign Out", role: .destructive))).control)
        #expect(plain.parts[0].label?.frame.minX == 16)
        #expect(plain.parts[0].label?.color == .systemRed)
        let filled = try #require(row(.button(Control.Button(title: "Sign In", style: .filled))).control)
        #expect(abs((filled.parts[0].label?.frame.midX ?? 0) - 185) <= 0.5)
        #expect(filled.parts[0].cornerRadius == 17)
        let capsule = row(.button(Control.Button(title: "Sign In", style: .filled)), container: .swiftUI)
        #expect(abs((capsule.control?.parts[0].cornerRadius ?? 0) - 103.0 / 6) < 1e-9)
    }

    @Test func segmentsOfARowHaveEdgesOnWholePoints() {
        let parts = row(.segmented(items: ["Day", "Week", "Month"], selectedIndex: 1)).control?.parts ?? []
        #expect(parts.map(\.frame.minX) == [16, 129, 241])
        #expect(parts.map(\.frame.width) == [113, 112, 113])
    }

    @Test func fromRightToLeftTheRowIsMirrored() throws {
        for control in [Control.slider(value: 0.4), Self.field, .datePicker(entries: ["1", "22"]), .stepper(value: 1)] {
            let left = try #require(row(control).control)
            let right = try #require(row(control, direction: .rightToLeft).control)
            #expect(right.frame == left.frame.mirrored(in: 370))
            #expect(right.parts.map(\.frame) == left.parts.map { $0.frame.mirrored(in: 370) })
        }
    }

    /// Every number of accessories and control rows has a sum that gives it.
    @Test(arguments: [Design.design18, .design26], [LayoutDirection.leftToRight, .rightToLeft])
    func everyNumberIsExplained(design: Design, direction: LayoutDirection) throws {
        let controls: [Control] = [
            .switch(isOn: true), .stepper(value: 0), .slider(value: 0.4), Self.field, .progress(value: 1),
            .segmented(items: ["Day", "Week"], selectedIndex: nil), .datePicker(entries: ["30 Nov 2026", "9:41"]),
            .activityIndicator(isAnimating: true), .button(Control.Button(title: "Edit", style: .tinted)),
            .button(Control.Button(title: "Edit")), .popUpMenu(value: "Automatic"),
        ]
        var rows = controls.flatMap { control in
            var beside = ListCell(ListContentConfiguration(preset: .valueCell, design: design))
            beside.content.text = "Text"
            beside.content.secondaryText = "Value"
            beside.accessories = [.control(control), .badge("3"), .disclosureIndicator()]
            var image = ListCell(control, accessories: [.checkmark()])
            image.content.image = icon
            return [ListCell(control), image, beside]
        }
        rows.append(ListCell(.slider(value: 0), accessories: [.progress(0, reservedLayoutWidth: .custom(100))]))
        for container in List.Container.allCases {
            for size in [ContentSizeCategory.large, .extraSmall, .accessibilityLarge, Self.ax5] {
                let traits = TraitCollection(
                    design: design, preferredContentSizeCategory: size, layoutDirection: direction)
                for row in rows {
                    try expectExplained(List(container: container, sections: [List.Section(rows: [row])]), traits)
                }
            }
        }
    }

    private func expectExplained(_ list: List, _ traits: TraitCollection) throws {
        let measurer = SystemFontMeasurer()
        let cell = ListLayout(list, traits: traits, width: 402, measurer: measurer).sections[0].rows[0]
        let explanation = try #require(
            Explanation(of: cell.id, in: list, traits: traits, width: 402, measurer: measurer))
        for (name, value) in cell.numbers + cell.controlNumbers {
            let entries = explanation.entries.filter { $0.name == name }
            #expect(entries.count == 1, "\(name)")
            #expect(abs((entries.first?.value ?? .nan) - value) < 1e-6, "\(list.container) \(name)")
        }
    }

    /// What was not seen is not shown as measured, and said to be so.
    @Test func rowsThatWereNotSeenAreNotMeasured() throws {
        func explanation(_ control: Control, _ design: Design, _ container: List.Container) throws -> Explanation {
            let list = List(container: container, sections: [List.Section(rows: [ListCell(control)])])
            return try #require(
                Explanation(
                    of: .row(section: 0, row: 0), in: list, traits: TraitCollection(design: design), width: 402,
                    measurer: SystemFontMeasurer()))
        }
        func certainty(_ control: Control, _ design: Design, _ container: List.Container) throws -> Certainty? {
            try explanation(control, design, container).entries.first { $0.name == "height" }?.certainty
        }
        #expect(try certainty(.slider(value: 0), .design26, .swiftUI) == .measured)
        #expect(try certainty(.slider(value: 0), .design26, .collectionView) == .rule)
        #expect(try certainty(.slider(value: 0), .design18, .swiftUI) == .assumed)
        #expect(try certainty(.progress(value: 0), .design26, .swiftUI) == .assumed)
        let remarks = try explanation(.slider(value: 0), .design18, .collectionView).remarks
        #expect(remarks == ["no row that is a control (slider) was measured on 18: its height is assumed"])
    }
}

extension CellLayout {
    /// The numbers of the row's control, by the names they have in an explanation.
    fileprivate var controlNumbers: [(name: String, value: CGFloat)] {
        guard let frame = control?.frame else { return [] }
        return [
            ("control.x", frame.minX), ("control.y", frame.minY), ("control.width", frame.width),
            ("control.height", frame.height),
        ]
    }
}
