// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// The frames of controls beside a text. Figures without a word were measured (iOS 26.1 in UIKit, iOS 27 in SwiftUI).
@Suite struct ControlLayoutTests {
    private func accessory(
        _ accessory: CellAccessory, _ size: ContentSizeCategory = .large, design: Design = .design26,
        container: List.Container = .collectionView, direction: LayoutDirection = .leftToRight,
        state: CellState = []
    ) throws -> AccessoryLayout {
        try #require(
            row([accessory], size, design: design, container: container, direction: direction, state: state)
                .accessories.first)
    }

    private func row(
        _ accessories: [CellAccessory], _ size: ContentSizeCategory = .large, design: Design = .design26,
        container: List.Container = .collectionView, direction: LayoutDirection = .leftToRight, state: CellState = []
    ) -> CellLayout {
        let traits = TraitCollection(
            design: design, preferredContentSizeCategory: size, layoutDirection: direction)
        return ListLayout.of(.cell, text: "Text", accessories: accessories, traits: traits, container: container) {
            $0.state = state
        }.sections[0].rows[0]
    }

    private static let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge

    @Test func controlsHaveTheSizesOfTheirContainer() throws {
        func size(_ made: CellAccessory, _ container: List.Container = .collectionView) throws -> CGSize {
            try accessory(made, container: container).frame.size
        }
        #expect(try size(.stepper(value: 3)) == CGSize(width: 94, height: 32))
        #expect(try size(.slider(value: 0.4)).height == 34)
        #expect(try size(.slider(value: 0.4), .swiftUI).height == 31)
        #expect(try size(.segmented(items: ["A", "B"])).height == 34)
        #expect(try size(.segmented(items: ["A", "B"]), .swiftUI).height == 31)
        #expect(try size(.textField(placeholder: "Name")).height == 22)
        #expect(try size(.datePicker(["Today"])).height == 34)
        let button = try size(.button(title: "Edit", style: .filled))
        #expect(abs(button.height - 103.0 / 3) < 1e-9)
        let plain = try size(.button(title: "Edit"))
        #expect(abs(button.width - plain.width - 24) < 1e-9)
        #expect(abs(try size(.popUpMenu(value: "On"), .swiftUI).height - 103.0 / 3) < 1e-9)
        // On 18: published figures.
        func size18(_ made: CellAccessory) throws -> CGSize { try accessory(made, design: .design18).frame.size }
        #expect(try size18(.stepper(value: 3)) == CGSize(width: 94, height: 32))
        #expect(try size18(.segmented(items: ["A", "B"])).height == 32)
        #expect(try size18(.progress(0.4)).height == 4)
    }

    @Test func onlyWhatHasATextOfTheTextSizeGrows() throws {
        let fixed: [CellAccessory] = [
            .switch(isOn: true), .stepper(value: 1), .slider(value: 1), .progress(1), .activityIndicator(),
            .segmented(items: ["Day", "Week"]),
        ]
        for made in fixed {
            #expect(try accessory(made, Self.ax5).frame.size == accessory(made).frame.size, "\(made.kind.name)")
        }
        #expect(try accessory(.textField(placeholder: "A"), Self.ax5, container: .swiftUI).frame.height == 64)
        let button = try accessory(.button(title: "A", style: .bordered), Self.ax5, container: .swiftUI)
        #expect(abs(button.frame.height - 232.0 / 3) < 1e-9)
        let growing: [CellAccessory] = [
            .badge("3"), .datePicker(["1"]), .popUpMenu(value: "1"), .button(title: "1"), .textField(text: "1"),
        ]
        for made in growing {
            let (large, larger) = try (accessory(made).frame, accessory(made, Self.ax5).frame)
            #expect(larger.width > large.width && larger.height > large.height, "\(made.kind.name)")
        }
    }

    @Test func rowsOfASwiftUIListAreNoHigherForTheirControls() throws {
        let stepper = row([.stepper(value: 3)], container: .swiftUI)
        #expect(stepper.frame.height == 52)
        #expect(stepper.accessories[0].frame == CGRect(x: 260, y: 10, width: 94, height: 32))
        #expect(stepper.contentView.maxX == 260)
        let menu = row([.popUpMenu(value: "Automatic")], container: .swiftUI)
        #expect(menu.frame.height == 52)
        #expect(menu.accessories[0].frame.minY == 9)
        #expect(menu.accessories[0].frame.maxX == 354)
    }

    @Test func aLabelOrBadgeEndsBeforeASwiftUIChevron() {
        for made in [CellAccessory.badge("3"), .label(text: "3")] {
            let large = row([made, .disclosureIndicator()], container: .swiftUI)
            #expect(abs(370 - large.accessories[0].frame.maxX - 38) < 1e-6)
            let larger = row([made, .disclosureIndicator()], Self.ax5, container: .swiftUI)
            #expect(abs(larger.accessories[1].frame.minX - larger.accessories[0].frame.maxX - 67.0 / 3) < 1e-6)
        }
        let uiKit = row([.badge("3"), .disclosureIndicator()])
        #expect(uiKit.accessories[1].slot.minX - uiKit.accessories[0].slot.maxX == 8)
    }

    @Test func segmentsAreEquallyWideInWholePoints() throws {
        for count in [2, 3, 5] {
            let items = (0..<count).map { "Item \($0)" }
            let control = try accessory(.segmented(items: items, selectedIndex: 1))
            #expect(control.parts.map { $0.label?.string } == items)
            #expect(control.parts.first?.frame.minX == control.frame.minX)
            #expect(control.parts.last?.frame.maxX == control.frame.maxX)
            for part in control.parts {
                #expect(part.frame.width == part.frame.width.rounded() && part.frame.height == 34)
                let label = try #require(part.label)
                #expect(label.font.pointSize == 13)
                #expect(
                    abs(label.frame.midX - part.frame.midX) <= 0.5 && abs(label.frame.midY - part.frame.midY) <= 0.5)
            }
            #expect(control.parts.map { $0.label?.font.weight == .medium } == (0..<count).map { $0 == 1 })
        }
    }

    @Test func aDatePickersPillsStandAroundTheirTexts() throws {
        let control = try accessory(.datePicker(["30 Nov 2026", "9:41"]))
        #expect(control.parts.count == 2)
        for part in control.parts {
            let label = try #require(part.label)
            #expect(abs(label.frame.minX - part.frame.minX - 12) < 1e-9)
            #expect(abs(part.frame.maxX - label.frame.maxX - 12) < 1e-9)
            #expect(part.cornerRadius == 17)
        }
        #expect(abs(control.parts[1].frame.maxX - control.frame.maxX) < 1e-9)
    }

    /// What is too wide for the row is shortened there; short texts keep their width.
    @Test func longTextsOfControlsStayInTheRow() throws {
        let long = String(repeating: "long ", count: 30)
        let made: [CellAccessory] = [
            .button(title: long), .button(title: long, style: .filled), .popUpMenu(value: long),
            .textField(text: long), .segmented(items: [long, "Week"]), .datePicker([long, "9:41"]),
        ]
        for made in made {
            let control = try accessory(made)
            #expect(control.frame.minX == 16 && control.frame.maxX == 354, "\(made.kind.name)")
            #expect(control.parts[0].label?.isTruncated == true, "\(made.kind.name)")
            for label in control.parts.compactMap(\.label) {
                #expect(label.frame.minX > control.frame.minX - 0.01, "\(made.kind.name)")
                #expect(label.frame.maxX < control.frame.maxX + 0.01, "\(made.kind.name)")
            }
        }
        #expect(try accessory(.datePicker([long, "9:41"])).parts[1].label?.isTruncated == false)
    }

    @Test func aStatedWidthIsTakenByWhatHasNoneOfItsOwn() throws {
        let width = CellAccessory.LayoutDimension.custom(200)
        for made in [
            CellAccessory.slider(value: 0, reservedLayoutWidth: width), .progress(0, reservedLayoutWidth: width),
        ] {
            #expect(try accessory(made).frame.width == 200)
            #expect(try accessory(made).slot.width == 200)
        }
        let stepper = try accessory(.stepper(value: 0, reservedLayoutWidth: width))
        #expect(stepper.slot.width == 200 && stepper.frame.midX == stepper.slot.midX)
        // A menu with its value is as wide as both; the chevrons alone have their slot.
        let menu = try accessory(.popUpMenu(value: "Automatic"))
        #expect(menu.slot.width == menu.frame.width && menu.frame.width > 60)
        #expect(try accessory(.popUpMenu()).slot.width == 24)
    }

    @Test func fromRightToLeftEveryPartIsMirrored() throws {
        let made: [CellAccessory] = [
            .segmented(items: ["Day", "Week", "Month"]), .datePicker(["30 Nov 2026", "9:41"]),
            .popUpMenu(value: "Automatic"), .button(title: "Edit", style: .gray), .textField(text: "me"), .badge("3"),
        ]
        for made in made {
            let (left, right) = try (accessory(made), accessory(made, direction: .rightToLeft))
            #expect(right.frame == left.frame.mirrored(in: 370), "\(made.kind.name)")
            #expect(right.parts.map(\.frame) == left.parts.map { $0.frame.mirrored(in: 370) }, "\(made.kind.name)")
            #expect(
                right.parts.map { $0.label?.frame } == left.parts.map { $0.label?.frame.mirrored(in: 370) },
                "\(made.kind.name)")
            #expect(right.parts.map { $0.label?.string } == left.parts.map { $0.label?.string })
        }
    }

    @Test func textsSayWhatTheControlIs() throws {
        func label(_ made: CellAccessory, _ state: CellState = []) throws -> LabelLayout? {
            try accessory(made, state: state).parts.first?.label
        }
        let secure = try #require(try label(.textField(text: "secret", isSecure: true)))
        #expect(secure.string == "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}" && secure.color == .label)
        #expect(try label(.textField(placeholder: "Name"))?.color == .placeholderText)
        #expect(try label(.textField()) == nil)
        #expect(try label(.button(title: "Edit"))?.color == .systemBlue)
        #expect(try label(.button(title: "Edit", tintColor: Color(.systemPink)))?.color == Color(.systemPink))
        #expect(try label(.button(title: "Edit", role: .destructive))?.color == .systemRed)
        #expect(try label(.button(title: "Edit", style: .filled, role: .destructive))?.color == Color.catalog(.white))
        #expect(try label(.popUpMenu(value: "On"))?.color == .secondaryLabel)
        for made in [CellAccessory.button(title: "A", style: .filled), .popUpMenu(value: "A"), .datePicker(["A"])] {
            #expect(try label(made, .disabled)?.color == .tertiaryLabel)
        }
    }

    @Test func aLabelOfADisabledRowIsAsPaleAsItsText() throws {
        for made in [CellAccessory.badge("3"), .label(text: "3")] {
            #expect(try accessory(made).label?.color == .secondaryLabel)
            #expect(try accessory(made, state: .disabled).label?.color == .tertiaryLabel)
        }
    }

    @Test(arguments: OddValueTests.values) func oddValuesGiveFiniteFrames(value: CGFloat) {
        let made: [CellAccessory] = [
            .slider(value: Double(value), reservedLayoutWidth: .custom(value)), .stepper(value: Double(value)),
            .progress(Double(value), reservedLayoutWidth: .custom(value)), .segmented(items: [], selectedIndex: 7),
            .segmented(items: ["", ""], selectedIndex: -1), .datePicker([]), .button(title: ""),
            .textField(reservedLayoutWidth: .custom(value)), .popUpMenu(value: ""), .badge(""),
        ]
        for width in [0, 60, 402] as [CGFloat] {
            for made in made {
                let row = ListLayout.of(.cell, text: "A", accessories: [made], width: width).sections[0].rows[0]
                let frames = row.accessories.flatMap { [$0.frame, $0.slot] + $0.parts.map(\.frame) }
                #expect(
                    frames.allSatisfy {
                        $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.width >= 0
                            && $0.height.isFinite
                    }, "\(made.kind.name) \(value) \(width)")
            }
        }
    }
}
