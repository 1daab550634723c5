// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// Cells that are set up alike share what they resolve to; a cell that differs in anything but letters and picture
/// must not.
@Suite struct ResolvedCellsTests {
    private static func cell(_ preset: ListContentConfiguration.Preset) -> ListCell {
        var content = ListContentConfiguration(preset: preset, design: .design26)
        content.text = "Home Screen & App Library"
        content.secondaryText = "A text that goes on for more than one line of a row"
        content.image = Image(Color(.systemRed), size: CGSize(width: 29, height: 29))
        return ListCell(content, accessories: [.disclosureIndicator()])
    }

    private typealias Change = @Sendable (inout ListCell) -> Void

    /// One change each, to everything that a cell has.
    private static let changes: [Change] = memberChanges + contentChanges + accessoryChanges + otherChanges

    private static let memberChanges: [Change] = ContentMember.all.map { member in { member.setToAnother(&$0.content) }
    }

    private static let contentChanges: [Change] = {
        var changes: [Change] = []
        for text in [nil, "", "Other"] as [String?] {
            changes.append { $0.content.text = text }
            changes.append { $0.content.secondaryText = text }
        }
        for font in [Font.title1, .caption2] {
            let text = AttributedText([AttributedText.Run("Home", font: font)])
            changes.append { $0.content.attributedText = text }
            changes.append { $0.content.secondaryAttributedText = text }
        }
        for image in [nil, Image(Color(.systemRed), size: CGSize(width: 60, height: 50))] as [Image?] {
            changes.append { $0.content.image = image }
        }
        return changes
    }()

    private static let accessoryChanges: [Change] = {
        let lists: [[CellAccessory]] = [
            [], [.checkmark()], [.disclosureIndicator(), .checkmark()], [.label(text: "3")], [.label(text: "33")],
            [.label(text: "3", font: .title1)], [.disclosureIndicator(reservedLayoutWidth: .custom(50))],
            [.disclosureIndicator(tintColor: Color(.systemRed))], [.delete(displayed: .always)], [.delete()],
            [.disclosureIndicator(), .reorder(displayed: .always)],
            [.disclosureIndicator(), .reorder(displayed: .always, showsVerticalSeparator: false)],
        ]
        return lists.map { list in { $0.accessories = list } }
    }()

    private static let otherChanges: [Change] = [
        { $0.state = .disabled },
        { $0.state = .selected },
        { $0.state = .editing },
        { $0.indentationLevel = 1 },
        { $0.indentationLevel = 2 },
        { cell in
            cell.indentationLevel = 1
            cell.indentationWidth = 30
        },
        { cell in
            cell.indentationLevel = 1
            cell.indentsAccessories = false
        },
        { $0.background = BackgroundConfiguration.listCell() },
        { $0.separator.bottomSeparatorInsets.leading = 50 },
        { $0.separator.bottomSeparatorVisibility = .hidden },
        { $0.fixedHeight = 90 },
        { $0.fixedHeight = 30 },
        { $0.classicStyle = .subtitle },
        { $0.classicStyle = .value2 },
        { $0.control = .slider(value: 0.5) },
        { $0.control = .slider(value: 0.7) },
        { cell in
            cell.control = .slider(value: 0.5)
            cell.controlTintColor = Color(.systemRed)
        },
    ]

    /// The reading that remembers resolves each cell by itself.
    private func expectTheSame(_ list: List, _ traits: TraitCollection, _ what: String) {
        let alone = Explanation.reasons(in: list, traits: traits, width: 402, measurer: SystemFontMeasurer())
        let layout = ListLayout(list, traits: traits, width: 402)
        for (cell, reasons) in zip(layout.cells, alone) where cell != reasons.layout {
            Issue.record("\(what), row \(cell.id): not laid out as by itself")
        }
    }

    @Test(arguments: [ContentSizeCategory.large, .accessibilityExtraLarge], [OperatingSystem.iOS18, .iOS26])
    func aChangedCellIsLaidOutAsByItself(_ size: ContentSizeCategory, _ system: OperatingSystem) {
        let traits = TraitCollection(system: system, preferredContentSizeCategory: size)
        for preset in [ListContentConfiguration.Preset.cell, .subtitleCell, .valueCell, .sidebarCell] {
            for container in List.Container.allCases {
                // Each changed cell between two that are not: whichever comes first, the next must not be as it.
                var rows = [Self.cell(preset)]
                for change in Self.changes {
                    var cell = Self.cell(preset)
                    change(&cell)
                    rows += [cell, Self.cell(preset)]
                }
                let section = List.Section(header: rows[0], rows: rows, footer: rows[0])
                expectTheSame(List(container: container, sections: [section]), traits, "\(preset), \(container)")
            }
        }
    }

    @Test func aSectionWithAnotherLookSharesNothing() {
        var other = List.Section(rows: [Self.cell(.cell)])
        other.appearance = .sidebar
        let list = List(sections: [List.Section(rows: [Self.cell(.cell)]), other, List.Section(rows: other.rows)])
        expectTheSame(list, TraitCollection(), "sections")
    }

    @Test func cellsThatAreSetUpAlikeShareWhatTheyResolveTo() {
        var cells = ResolvedCells<CGFloat>()
        var made = 0
        let metrics = ListMetrics(
            List(sections: []), traits: TraitCollection(), width: 402, measurer: SystemFontMeasurer())
        func resolve(_ cell: ListCell) -> ResolvedCell<CGFloat> {
            cells.resolved(cell, kind: .row) { cell in
                made += 1
                return ResolvedCell(cell, kind: .row, width: 370, metrics: metrics, notes: CGFloat.Notes())
            }
        }
        var other = Self.cell(.cell)
        other.content.text = "Other letters"
        other.content.image = Image(Color(.systemRed), size: CGSize(width: 10, height: 90))
        #expect(resolve(Self.cell(.cell)) === resolve(other))
        #expect(made == 1)
    }
}
