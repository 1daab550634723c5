// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// A generation is its figures: what a later one does not change is as before.
@Suite struct GenerationTests {
    static let design28 = Design(rawValue: 28)

    private func layout(_ list: List, _ traits: TraitCollection, _ system: SystemMetrics = .standard) -> ListLayout {
        ListLayout(list, traits: traits, width: 402, measurer: SystemFontMeasurer(), metrics: system)
    }

    /// Every list of a generation that nobody described is that of 26.
    @Test func aGenerationWithoutFiguresIsTheOneBefore() {
        for seed in UInt64(1)...400 {
            var random = RandomList(seed: seed)
            var traits = random.explainedTraits()
            traits.design = .design26
            let list = random.explainedList(traits)
            var later = traits
            later.design = Self.design28
            #expect(layout(list, traits).cells == layout(list, later).cells, "seed \(seed)")
        }
    }

    /// One changed figure changes what follows from it, and nothing of the generations before.
    @Test func aGenerationIsAddedByOneFigure() {
        var system = SystemMetrics.standard
        system.cellMinimumPadding = system.cellMinimumPadding.changed(in: Self.design28, to: 40, .assumed, "made up")
        var cell = ListCell(ListContentConfiguration(preset: .cell, design: .design26))
        cell.content.text = "Wi-Fi"
        let list = List(sections: [List.Section(rows: [cell])])
        func height(_ design: Design) -> CGFloat {
            layout(list, TraitCollection(design: design), system).sections[0].rows[0].frame.height
        }
        #expect(height(.design18) == 44)
        #expect(height(.design26) == 52)
        #expect(height(Self.design28) == 62)
        #expect(height(Design(rawValue: 30)) == 62)
        #expect(system.cellMinimumPadding[Self.design28].name == system.cellMinimumPadding[.design26].name)
        let entries = Explanation.reasons(
            in: list, traits: TraitCollection(design: Self.design28), width: 402, measurer: SystemFontMeasurer(),
            metrics: system)[0].entries
        let explained = entries.first { $0.name == "height" }
        #expect(explained?.value == 62)
        #expect(explained?.formula.text == "max(22 + 40, 15 + 20.333 + 15)")
        #expect(explained?.certainty == .assumed)
    }

    /// A release decides what differs between systems of one generation.
    @Test func aReleaseIsAddedByOneFigure() {
        var system = SystemMetrics.standard
        system.narrowTableCardLimit[.design26][OperatingSystem(rawValue: 29)] = WidthLimit(
            Figure("widest table with narrow cards, iOS 29", 100, .assumed, "made up"), seen: [])
        let list = List(container: .tableView, sections: [List.Section(rows: [ImageLayoutTests.iconCell()])])
        func inset(_ release: Int) -> CGFloat {
            let traits = TraitCollection(system: OperatingSystem(rawValue: release))
            return layout(list, traits, system).sections[0].rows[0].frame.minX
        }
        #expect([26, 27, 28, 29, 30].map(inset) == [20, 16, 16, 20, 20])
    }

    @Test func aTimelineHoldsUntilTheNextStep() {
        var values: ByGeneration<Int> = [.design18: 1, .design26: 2]
        #expect([7, 18, 25, 26, 40].map { values[Design(rawValue: $0)] } == [1, 1, 1, 2, 2])
        values[Self.design28] = 3
        values[Design(rawValue: 20)] = 9
        #expect([18, 20, 25, 26, 27, 28, 29].map { values[Design(rawValue: $0)] } == [1, 9, 9, 2, 2, 3, 3])
        values[Self.design28] = 4
        #expect(values[Self.design28] == 4 && values[.design26] == 2)
        #expect(values.map { $0 * 2 }[Self.design28] == 8)
    }

    @Test func scenesKnowTheGenerationsThatHaveFigures() {
        #expect(Design.allCases == [.design18, .design26])
        #expect(OperatingSystem.allCases.map(\.defaultDesign) == [.design18, .design18, .design26, .design26])
        #expect(OperatingSystem(rawValue: 31).defaultDesign == .design26)
        #expect(OperatingSystem(rawValue: 14).defaultDesign == .design18)
    }
}
