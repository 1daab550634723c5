// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// What people type to describe a list, and how little memory it takes.
@Suite struct ModelInterfaceTests {
    typealias Configuration = ListContentConfiguration

    static let functions: [(Configuration.Preset, @Sendable (Design) -> Configuration)] = [
        (.cell, { .cell(design: $0) }), (.subtitleCell, { .subtitleCell(design: $0) }),
        (.valueCell, { .valueCell(design: $0) }), (.sidebarCell, { .sidebarCell(design: $0) }),
        (.sidebarSubtitleCell, { .sidebarSubtitleCell(design: $0) }),
        (.accompaniedSidebarCell, { .accompaniedSidebarCell(design: $0) }),
        (.accompaniedSidebarSubtitleCell, { .accompaniedSidebarSubtitleCell(design: $0) }),
        (.header, { .header(design: $0) }), (.footer, { .footer(design: $0) }),
        (.plainHeader, { .plainHeader(design: $0) }), (.plainFooter, { .plainFooter(design: $0) }),
        (.groupedHeader, { .groupedHeader(design: $0) }), (.groupedFooter, { .groupedFooter(design: $0) }),
        (.sidebarHeader, { .sidebarHeader(design: $0) }),
        (.prominentInsetGroupedHeader, { .prominentInsetGroupedHeader(design: $0) }),
        (.extraProminentInsetGroupedHeader, { .extraProminentInsetGroupedHeader(design: $0) }),
    ]

    @Test func everyPresetHasItsFunction() {
        for (preset, function) in Self.functions {
            for design in Design.allCases {
                #expect(function(design).preset == preset && function(design).design == design)
                #expect(function(design) == Configuration(preset: preset, design: design))
            }
        }
        #expect(Self.functions.map(\.0) == Configuration.Preset.allCases)
        #expect(Configuration.subtitleCell().design == .newest && Design.newest == .design26)
    }

    @Test func aListStatesEverythingInItsInitialiser() {
        var list = List(sections: [])
        list.headerMode = .firstItemInSection
        list.footerMode = .supplementary
        list.backgroundColor = .systemRed
        list.separatorConfiguration.visualEffect = .blur(.regular)
        list.showsSeparators = false
        #expect(
            list
                == List(
                    sections: [], showsSeparators: false, headerMode: .firstItemInSection, footerMode: .supplementary,
                    backgroundColor: .systemRed,
                    separatorConfiguration: ListSeparatorConfiguration(visualEffect: .blur(.regular))))
    }

    @Test func aCellStatesEverythingInItsInitialiser() {
        var cell = ListCell(.cell())
        cell.indentationLevel = 1
        cell.indentationWidth = 12
        cell.indentsAccessories = false
        cell.background = .clear()
        cell.separator.color = .systemRed
        cell.fixedHeight = 50
        cell.classicStyle = .value1
        #expect(
            cell
                == ListCell(
                    .cell(), indentationLevel: 1, indentationWidth: 12, indentsAccessories: false, background: .clear(),
                    separator: ListSeparatorConfiguration(color: .systemRed), fixedHeight: 50, classicStyle: .value1))
        #expect(cell.indentationWidth == 12 && cell.separator.color == .systemRed && cell.background == .clear())
        cell = ListCell(.cell(), fixedHeight: 50)
        cell.fixedHeight = nil
        #expect(cell == ListCell(.cell()) && cell.hashValue == ListCell(.cell()).hashValue)
    }

    @Test func aSectionMayLookOtherwiseThanItsList() {
        var section = List.Section(rows: [])
        #expect(section.appearance == nil && section.headerMode == nil && section.footerMode == nil)
        #expect(section.showsSeparators == nil && section.separatorConfiguration == nil)
        #expect(section.headerTopPadding == nil && section.backgroundColor == nil)
        section.appearance = .plain
        section.headerMode = .firstItemInSection
        section.footerMode = List.FooterMode.none
        section.showsSeparators = false
        section.separatorConfiguration = ListSeparatorConfiguration(color: .systemRed)
        section.headerTopPadding = 4
        section.backgroundColor = .systemGreen
        #expect(
            section
                == List.Section(
                    rows: [], appearance: .plain, headerMode: .firstItemInSection, footerMode: List.FooterMode.none,
                    showsSeparators: false, separatorConfiguration: ListSeparatorConfiguration(color: .systemRed),
                    headerTopPadding: 4, backgroundColor: .systemGreen))
        section = List.Section(rows: [], headerTopPadding: 4)
        section.headerTopPadding = nil
        #expect(section == List.Section(rows: []))
    }

    /// Cells were 546 bytes and sections 1,106 when every value was kept in place.
    @Test func cellsAndSectionsAreSmall() {
        #expect(MemoryLayout<ListContentConfiguration>.size <= 96)
        #expect(MemoryLayout<ListCell>.size <= 128)
        #expect(MemoryLayout<List.Section>.size <= 32)
    }
}
