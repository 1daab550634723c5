// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// What a list, a cell and its accessories can state beyond their content.
@Suite struct WholeModelTests {
    private func layout(_ change: (inout List) -> Void) -> ListLayout {
        func cell(_ preset: ListContentConfiguration.Preset, _ text: String) -> ListCell {
            var content = ListContentConfiguration(preset: preset, design: .design26)
            content.text = text
            return ListCell(content)
        }
        var list = List(sections: [
            List.Section(
                header: cell(.header, "Header"), rows: [cell(.cell, "First"), cell(.cell, "Second")],
                footer: cell(.footer, "Footer"))
        ])
        change(&list)
        return ListLayout(list, traits: TraitCollection(), width: 402, measurer: SystemFontMeasurer())
    }

    @Test func modesDecideWhatIsAHeaderAndAFooter() {
        let own = layout { _ in }.sections[0]
        #expect(own.header != nil && own.footer != nil)
        let none = layout {
            $0.headerMode = List.HeaderMode.none
            $0.footerMode = List.FooterMode.none
        }
        #expect(none.sections[0].header == nil && none.sections[0].footer == nil)
        // The gap of a section without a header, as without the header itself.
        #expect(none == layout { ($0.sections[0].header, $0.sections[0].footer) = (nil, nil) })
        let first = layout { $0.headerMode = .firstItemInSection }.sections[0]
        #expect(first.header == nil)
        #expect(first.card?.frame.minY == first.rows[1].frame.minY)
        #expect(first.rows[0].separator == nil)
        let ordinary = layout {
            $0.sections[0].rows[0].content = ListContentConfiguration(preset: .header, design: .design26)
            $0.headerMode = .supplementary
        }.sections[0]
        #expect(ordinary.card?.frame.minY == ordinary.rows[0].frame.minY)
    }

    @Test func rowsTakeTheSeparatorsOfTheirListWhereTheyStateNone() {
        let rows = layout {
            $0.separatorConfiguration.topSeparatorVisibility = .visible
            $0.separatorConfiguration.topSeparatorInsets.leading = 30
            $0.separatorConfiguration.color = Color(.systemRed)
            $0.sections[0].rows[1].separator.topSeparatorVisibility = .hidden
        }.sections[0].rows
        #expect(rows[0].topSeparator?.frame.minX == 30)
        #expect(rows[0].topSeparator?.color == Color(.systemRed))
        #expect(rows[0].separator?.color == Color(.systemRed))
        #expect(rows[1].topSeparator == nil)
    }

    @Test func aRowSelectedWhileEditingHasTheSeparatorsOfMultipleSelection() {
        let rows = layout {
            $0.separatorConfiguration.multipleSelectionColor = Color(.systemGreen)
            $0.sections[0].rows[0].state = [.selected, .editing]
        }.sections[0].rows
        #expect(rows[0].separator?.color == Color(.systemGreen))
    }

    @Test func aListsOwnColourLiesBehindItsCells() {
        let plain = layout {
            $0.appearance = .plain
            $0.backgroundColor = Color(.systemRed)
        }
        #expect(plain.backgroundColor == Color(.systemRed))
        #expect(plain.sections[0].rows[0].background?.color == Color(.systemBackground))
        #expect(layout { $0.backgroundColor = Color(.systemRed) }.sections[0].rows[0].background == nil)
    }

    @Test func indentationHasItsOwnWidthAndMayLeaveAccessories() {
        func row(_ change: (inout ListCell) -> Void) -> CellLayout {
            ListLayout.of(.cell, text: "Title", accessories: [CellAccessory(.multiselect, displayed: .always)]) {
                $0.indentationLevel = 2
                change(&$0)
            }.sections[0].rows[0]
        }
        let level = row { $0.indentationLevel = 0 }
        #expect(row { _ in }.accessories[0].frame.minX == level.accessories[0].frame.minX + 20)
        let wide = row { $0.indentationWidth = 15 }
        #expect(wide.accessories[0].frame.minX == level.accessories[0].frame.minX + 30)
        #expect(wide.text?.frame.minX == level.text.map { $0.frame.minX + 30 })
        let fixed = row { $0.indentsAccessories = false }
        #expect(fixed.accessories[0].frame == level.accessories[0].frame)
        #expect(fixed.text?.frame.minX == level.text.map { $0.frame.minX + 20 })
    }

    @Test func accessoriesTakeTheirPosition() {
        func names(_ position: CellAccessory.Position?) -> [String] {
            var view = CellAccessory(.customView(width: 9, height: 9, placement: .trailing))
            view.position = position
            let accessories = [CellAccessory(.detail), view, CellAccessory(.disclosureIndicator)]
            return ListLayout.of(.cell, text: "Title", accessories: accessories).sections[0].rows[0].accessories
                .map(\.accessory.kind.name)
        }
        let (view, detail, chevron) = ("customView", "detail", "disclosureIndicator")
        #expect(names(nil) == [detail, view, chevron])
        #expect(names(.inside) == [view, detail, chevron])
        #expect(names(.before(.disclosureIndicator)) == [detail, view, chevron])
        #expect(names(.after(.disclosureIndicator)) == [detail, chevron, view])
        #expect(names(.before(.checkmark)) == [view, detail, chevron])
        #expect(names(.after(.checkmark)) == [detail, chevron, view])
        #expect(names(.index(99)) == [detail, chevron, view])
    }

    @Test func aLineStandsBeforeAReorderGlyphThatFollowsAnother() throws {
        func accessories(_ kinds: [CellAccessory]) -> [AccessoryLayout] {
            ListLayout.of(.cell, text: "Title", accessories: kinds) { $0.state = .editing }.sections[0].rows[0]
                .accessories
        }
        let two = accessories([CellAccessory(.checkmark), CellAccessory(.reorder)])
        #expect(two[1].slot.minX - two[0].slot.maxX == 17)
        let line = try #require(two[1].verticalSeparator)
        #expect(line.minX == two[1].slot.minX - 9)
        #expect(line.width == 1)
        #expect(accessories([CellAccessory(.reorder)])[0].verticalSeparator == nil)
        let view = CellAccessory(.customView(width: 0, height: 0, placement: .trailing))
        let afterNothingWide = accessories([view, CellAccessory(.reorder)])
        #expect(afterNothingWide[1].slot.minX - afterNothingWide[0].slot.maxX == 17)
        let without = accessories([CellAccessory(.checkmark), CellAccessory(.reorder, showsVerticalSeparator: false)])
        #expect(without[1].verticalSeparator == nil)
        #expect(without[1].slot.minX - without[0].slot.maxX == 8)
    }
}
