// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// What the list and the cell's state change in a configuration, and what they leave.
@Suite struct UpdatingTests {
    typealias Configuration = ListContentConfiguration

    @Test func followsTheListAndItsGeneration() {
        let header = Configuration(preset: .header, design: .design26)
        let grouped = header.updated(for: [], in: .insetGrouped, design: .design18)
        #expect(grouped == Configuration(preset: .groupedHeader, design: .design18))
        let cell = Configuration(preset: .cell, design: .design26)
        #expect(cell.updated(for: [], in: .sidebar, design: .design26).preset == .sidebarCell)
        #expect(cell.updated(for: [], in: .insetGrouped, design: .design26) == cell)
    }

    @Test func keepsWhatWasSet() {
        var header = Configuration(preset: .header, design: .design26)
        header.text = "Title"
        header.textProperties.transform = .lowercase
        header.imageToTextPadding = 3
        header.directionalLayoutMargins.top = 1
        let updated = header.updated(for: [], in: .grouped, design: .design18)
        #expect(updated.text == "Title")
        #expect(updated.textProperties.transform == .lowercase)
        #expect(updated.textProperties.font == Font(textStyle: .footnote))
        #expect(updated.imageToTextPadding == 3)
        #expect(updated.directionalLayoutMargins.top == 1)
    }

    @Test func disabledCellsArePalerUnlessColoured() {
        var cell = Configuration(preset: .subtitleCell, design: .design26)
        let paler = cell.updated(for: .disabled, in: .plain, design: .design26)
        #expect(paler.textProperties.color == Color(.tertiaryLabel))
        #expect(paler.secondaryTextProperties.color == Color(.quaternaryLabel))
        #expect(paler.imageProperties.tintColor == Color(.tertiaryLabel))
        #expect(cell.updated(for: [.disabled, .swiped], in: .plain, design: .design26) == cell)
        cell.textProperties.color = Color(.systemRed)
        cell.imageProperties.tintColor = Color(.systemGreen)
        let coloured = cell.updated(for: .disabled, in: .plain, design: .design26)
        #expect(coloured.textProperties.color == Color(.systemRed))
        #expect(coloured.imageProperties.tintColor == Color(.systemGreen))
    }

    @Test func sidebarRowsChangeTheirFontAndOpacity() {
        let cell = Configuration(preset: .sidebarCell, design: .design26)
        func updated(_ state: CellState) -> Configuration {
            cell.updated(for: state, in: .sidebar, design: .design26)
        }
        #expect(updated(.disabled).alpha == 0.5)
        #expect(updated(.highlighted).alpha == 0.3)
        #expect(updated(.selected).textProperties.font == Font(textStyle: .body, weight: .medium))
        #expect(updated([.selected, .editing]) == cell)
        #expect(updated([.selected, .focused]).textProperties.color == Color.catalog(.white))
    }

    @Test func transformersMakeTheDrawnColours() {
        let red = ConfigurationColorTransformer { _ in Color(.systemRed) }
        let layout = ListLayout.of(.cell, text: "Title", image: icon) {
            $0.content.textProperties.colorTransformer = red
            $0.content.imageProperties.tintColorTransformer = red
            $0.background = .listCell()
            $0.background?.backgroundColorTransformer = red
        }
        let row = layout.sections[0].rows[0]
        #expect(row.text?.color == Color(.systemRed))
        #expect(row.image?.tintColor == Color(.systemRed))
        #expect(row.background?.color == Color(.systemRed))
    }

    @Test func backgroundsLieInsideTheirInsets() {
        let layout = ListLayout.of(.cell, text: "Title") {
            $0.background = .listCell()
            $0.background?.backgroundColor = Color(.systemRed)
            $0.background?.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            $0.background?.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        }
        #expect(layout.sections[0].rows[0].background?.frame == CGRect(x: 18, y: 1, width: 370 - 22, height: 48))
    }

    @Test func separatorsFollowTheirConfigurationEdgeByEdge() {
        let layout = ListLayout.of(.cell, text: "Title") {
            $0.separator.topSeparatorVisibility = .visible
            $0.separator.bottomSeparatorVisibility = .visible
            $0.separator.topSeparatorInsets.leading = 5
        }
        let row = layout.sections[0].rows[0]
        #expect(row.topSeparator?.frame == CGRect(x: 5, y: 0, width: 370 - 5 - 16, height: 1))
        #expect(row.separator?.frame == CGRect(x: 16, y: 51, width: 370 - 32, height: 1))
    }

    @Test func aListMayHideItsSeparatorsAndSetItsHeadersApart() {
        var list = List(
            appearance: .plain,
            sections: [
                List.Section(
                    header: ListCell(Configuration(preset: .header, design: .design26)),
                    rows: [ListCell(Configuration(preset: .cell, design: .design26))])
            ])
        func section() -> SectionLayout {
            ListLayout(list, traits: TraitCollection(), width: 402, measurer: SystemFontMeasurer()).sections[0]
        }
        #expect(section().header?.frame.minY == 22)
        #expect(section().rows[0].separator != nil)
        list.headerTopPadding = 4
        list.showsSeparators = false
        #expect(section().header?.frame.minY == 4)
        #expect(section().rows[0].separator == nil)
    }
}
