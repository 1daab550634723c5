// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// What was set stays set, whatever its value; what was not set follows list, generation and state.
@Suite struct SetValuesTests {
    typealias Configuration = ListContentConfiguration

    static let presets = Configuration.Preset.allCases.flatMap { preset in
        Design.allCases.map { Configuration(preset: preset, design: $0) }
    }

    @Test(arguments: ContentMember.all)
    func aMemberThatIsSetStays(_ member: ContentMember) {
        for preset in Self.presets {
            for set in [member.setToItsOwn, member.setToAnother] {
                var content = preset
                set(&content)
                // The member keeps its value, and no other is set with it.
                let differing = Surroundings.all.filter { surroundings in
                    var expected = preset.updated(for: surroundings)
                    member.copy(content, &expected)
                    return content.updated(for: surroundings) != expected
                }
                #expect(differing.isEmpty, "\(preset.preset) of \(preset.design)")
            }
        }
    }

    /// The table above can fail: these members change where they are not set.
    @Test func whatIsNotSetFollows() {
        let following = ContentMember.all.filter { member in
            Self.presets.contains { preset in
                Surroundings.all.contains { !member.isEqual(preset.updated(for: $0), preset) }
            }
        }
        #expect(
            Set(following.map(\.name)) == [
                "directionalLayoutMargins", "imageToTextPadding", "verticalPadding", "alpha", "tintColor", "text font",
                "text color", "text numberOfLines", "text adjustsFontSizeToFitWidth", "text minimumScaleFactor",
                "text tightening", "text transform", "secondaryText font", "secondaryText color",
                "secondaryText transform",
            ])
    }

    @Test func anUpdateForNothingUndoesTheUpdatesBefore() {
        for preset in Self.presets {
            let updated = Surroundings.all.reduce(preset) { $0.updated(for: $1) }
            #expect(
                updated.updated(for: [], in: .insetGrouped, design: preset.design)
                    == preset.updated(for: [], in: .insetGrouped, design: preset.design))
        }
        let cell = Configuration.cell().updated(for: .disabled, in: .sidebar, design: .design18)
        #expect(cell.preset == .sidebarCell)
        #expect(cell.updated(for: [], in: .plain, design: .design26) == .cell())
    }

    @Test func equalityAndHashCompareValuesAlone() {
        for member in ContentMember.all {
            for preset in Self.presets {
                var content = preset
                member.setToItsOwn(&content)
                #expect(content == preset && content.hashValue == preset.hashValue, "\(member.name)")
                #expect(content.textProperties == preset.textProperties)
                #expect(content.imageProperties.hashValue == preset.imageProperties.hashValue)
                member.setToAnother(&content)
                #expect(content == preset || !member.isEqual(content, preset), "\(member.name)")
                #expect((content == preset) == member.isEqual(content, preset), "\(member.name)")
            }
        }
        // A preset counts, since the least height of a row follows it.
        #expect(Configuration.sidebarCell() != .accompaniedSidebarCell())
    }

    /// The rows of a height of 61.667 were those of a margin of 15 that was taken for the preset's.
    @Test func aMarginSetToThePresetsIsKeptInAnotherGeneration() {
        let traits = TraitCollection(design: .design18, preferredContentSizeCategory: .accessibilityLarge)
        func height(_ change: (inout ListContentConfiguration) -> Void) -> CGFloat {
            var content = Configuration.cell(design: .design26)
            content.text = "Wi-Fi"
            change(&content)
            let list = List(sections: [List.Section(rows: [ListCell(content)])])
            return ListLayout(list, traits: traits, width: 402, measurer: SystemFontMeasurer())
                .sections[0].rows[0].frame.height
        }
        #expect(abs(height { _ in } - 61.667) < 1e-3)
        #expect(abs(height { $0.directionalLayoutMargins.top = 15 } - 69.667) < 1e-3)
        #expect(height { $0.directionalLayoutMargins.top = 15.001 } == 70)
    }

    @Test func theFirstHeaderOfATableIsLowerUnlessItsMarginIsSet() {
        func textTop(_ change: (inout ListContentConfiguration) -> Void) -> CGFloat? {
            var header = Configuration.header(design: .design18)
            header.text = "Header"
            change(&header)
            let list = List(
                container: .tableView, sections: [List.Section(header: ListCell(header), rows: [ListCell(.cell())])])
            let traits = TraitCollection(design: .design18)
            return ListLayout(list, traits: traits, width: 402, measurer: SystemFontMeasurer())
                .sections[0].header?.text?.frame.minY
        }
        #expect(textTop { _ in } == 32)
        #expect(textTop { $0.imageToTextPadding = 16 } == 32)
        let own = DirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        #expect(textTop { $0.directionalLayoutMargins = own } == 17)
    }

    /// A sidebar's text has one line, but many at accessibility sizes; a classic cell's label one, but what it is told.
    @Test func aNumberOfLinesThatIsSetIsKeptAtAllSizesAndStyles() {
        let long = "A text that goes on for more than one line of a row, whatever the size of its letters may be"
        func lines(_ preset: Configuration.Preset, style: ListCell.ClassicStyle? = nil, set number: Int?) -> Int? {
            let size = ContentSizeCategory.accessibilityLarge
            return ListLayout.of(
                preset, text: long, traits: TraitCollection(preferredContentSizeCategory: size), container: .tableView
            ) {
                if let number { $0.content.textProperties.numberOfLines = number }
                $0.classicStyle = style
            }.sections[0].rows[0].text?.lines.count
        }
        #expect(lines(.sidebarCell, set: nil).map { $0 > 2 } == true)
        #expect(lines(.sidebarCell, set: 1) == 1)
        #expect(lines(.cell, style: .default, set: nil) == 1)
        #expect(lines(.cell, style: .default, set: 2) == 2)
        #expect(lines(.cell, style: .default, set: 0).map { $0 > 2 } == true)
    }

    @Test func explanationsTellWhatWasSetFromThePresets() throws {
        func entry(_ change: (inout ListContentConfiguration) -> Void) throws -> Explanation.Entry {
            var content = Configuration.cell()
            content.text = "Wi-Fi"
            change(&content)
            let list = List(sections: [List.Section(rows: [ListCell(content)])])
            let explanation = Explanation(
                of: .row(section: 0, row: 0), in: list, traits: TraitCollection(), width: 402,
                measurer: SystemFontMeasurer())
            return try #require(explanation?.entries.first { $0.name == "height" })
        }
        let preset = try entry { _ in }
        #expect(preset.formula.terms.contains { $0.name == "top margin of cell" && $0.certainty == .measured })
        let set = try entry { $0.directionalLayoutMargins.top = 15 }
        #expect(set.value == preset.value)
        #expect(set.formula.terms.contains { $0.name == "top margin, stated" && $0.certainty == nil })
    }
}
