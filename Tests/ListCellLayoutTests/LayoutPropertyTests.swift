// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// Relations that hold whatever the figures are, over random lists.
@Suite struct LayoutPropertyTests {
    static let seeds: [UInt64] = Array(1...400)

    private func cells(_ layout: ListLayout) -> [CellLayout] {
        layout.sections.flatMap { ([$0.header, $0.footer].compactMap(\.self)) + $0.rows }
    }

    private func frames(_ cell: CellLayout) -> [CGRect] {
        [cell.contentView] + cell.accessories.flatMap { [$0.frame, $0.glyphFrame, $0.slot] }
            + [cell.image?.frame, cell.image?.reserved, cell.text?.frame, cell.secondaryText?.frame].compactMap(\.self)
            + [cell.separator?.frame, cell.topSeparator?.frame, cell.background?.frame].compactMap(\.self)
    }

    @Test func rightToLeftMirrorsExactly() {
        for seed in Self.seeds {
            var random = RandomList(seed: seed)
            var traits = random.traits()
            let list = random.list(traits)
            let leftToRight = ListLayout(list, traits: traits, width: 393, measurer: SystemFontMeasurer())
            traits.layoutDirection = .rightToLeft
            let rightToLeft = ListLayout(list, traits: traits, width: 393, measurer: SystemFontMeasurer())
            #expect(leftToRight.contentSize == rightToLeft.contentSize)
            for (a, b) in zip(cells(leftToRight), cells(rightToLeft)) {
                #expect(a.frame == b.frame)
                #expect(frames(a).map { $0.mirrored(in: a.frame.width) } == frames(b), "seed \(seed), row \(a.id)")
            }
        }
    }

    @Test func heightsDependOnNothingAround() {
        for seed in Self.seeds {
            var random = RandomList(seed: seed)
            let traits = random.traits()
            var list = random.list(traits)
            let layout = ListLayout(list, traits: traits, width: 393, measurer: SystemFontMeasurer())
            let heights = layout.sections.map { $0.rows.map(\.frame.height) }
            list.sections = list.sections.map { List.Section(rows: $0.rows.reversed()) }
            let reversed = ListLayout(list, traits: traits, width: 393, measurer: SystemFontMeasurer())
            #expect(reversed.sections.map { $0.rows.map(\.frame.height) } == heights.map { $0.reversed() })
        }
    }

    @Test func framesLieOnPixelsAndTextInItsRow() {
        for seed in Self.seeds {
            var random = RandomList(seed: seed)
            let traits = random.traits()
            let layout = ListLayout(
                random.list(traits), traits: traits, width: 393, measurer: SystemFontMeasurer())
            for cell in cells(layout) {
                for frame in frames(cell) {
                    #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed), row \(cell.id)")
                }
                for text in [cell.text, cell.secondaryText].compactMap(\.self) {
                    #expect(text.frame.minY >= 0 && text.frame.maxY <= cell.frame.height + 0.001)
                    let pixels = text.frame.minY * traits.displayScale
                    #expect(abs(pixels - pixels.rounded()) < 0.001)
                }
                let height = cell.frame.height * traits.displayScale
                #expect(abs(height - height.rounded()) < 0.001)
            }
        }
    }

    @Test func rowsFollowOneAnotherFarDown() {
        let content = ListContentConfiguration(preset: .cell, design: .design18)
        var cell = ListCell(content)
        cell.content.text = "Row"
        let list = List(
            container: .tableView, sections: [List.Section(rows: [ListCell](repeating: cell, count: 30_000))])
        let layout = ListLayout(
            list, traits: TraitCollection(design: .design18), width: 393, measurer: SystemFontMeasurer())
        let rows = layout.sections[0].rows
        #expect(Set(rows.map(\.frame.height)).count == 1)
        let last = rows[29_999]
        let pixels = (last.frame.minY * 3).rounded()
        #expect(pixels == CGFloat(35 * 3 + 29_999 * 133))
        #expect(last.frame.minY * 3 == pixels)
    }

    @Test(arguments: [-1, 0, 0.5, 1e6, .infinity, .nan] as [CGFloat])
    func oddWidthsHaveALayout(_ width: CGFloat) {
        for seed in Self.seeds.prefix(40) {
            var random = RandomList(seed: seed)
            let traits = random.traits()
            let layout = ListLayout(
                random.list(traits), traits: traits, width: width, measurer: SystemFontMeasurer())
            #expect(layout.contentSize.height.isFinite)
        }
    }
}
