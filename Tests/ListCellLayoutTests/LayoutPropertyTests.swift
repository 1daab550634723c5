// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// Relations that hold whatever the figures are, over 4,000 random lists with more than 10,000 cells.
@Suite struct LayoutPropertyTests {
    static let parts = Array(0..<10)
    static let seedsOfPart = 400

    @Test func theListsHaveMoreThanTenThousandCells() {
        var count = 0
        for part in Self.parts {
            forEachList(part) { _, list, _ in
                for section in list.sections {
                    count += section.rows.count + (section.header == nil ? 0 : 1) + (section.footer == nil ? 0 : 1)
                }
            }
        }
        #expect(count > 10_000)
    }

    /// Calls a check with the layout of each list of a part, its traits and the list itself.
    private func forEachList(_ part: Int, _ check: (UInt64, List, TraitCollection) -> Void) {
        for seed in part * Self.seedsOfPart + 1...(part + 1) * Self.seedsOfPart {
            var random = RandomList(seed: UInt64(seed))
            let traits = random.traits()
            check(UInt64(seed), random.list(traits), traits)
        }
    }

    private func layout(_ list: List, _ traits: TraitCollection) -> ListLayout {
        ListLayout(list, traits: traits, width: 393, measurer: SystemFontMeasurer())
    }

    private func cells(_ layout: ListLayout) -> [CellLayout] {
        layout.sections.flatMap { [$0.header, $0.footer].compactMap(\.self) + $0.rows }
    }

    /// The frames inside a cell; the image's own size is drawn, not laid out.
    private func frames(_ cell: CellLayout) -> [CGRect] {
        [cell.contentView] + cell.accessories.flatMap { [$0.frame, $0.slot] }
            + [cell.text?.frame, cell.secondaryText?.frame].compactMap(\.self)
            + [cell.separator?.frame, cell.topSeparator?.frame, cell.background?.frame].compactMap(\.self)
    }

    private func holds(_ condition: Bool, _ what: String, _ seed: UInt64, _ id: CellLayout.ID? = nil) {
        if !condition { Issue.record("\(what): seed \(seed), row \(id?.description ?? "")") }
    }

    @Test(arguments: parts) func rightToLeftMirrorsExactly(_ part: Int) {
        forEachList(part) { seed, list, traits in
            var mirrored = traits
            mirrored.layoutDirection = .rightToLeft
            let leftToRight = layout(list, traits)
            let rightToLeft = layout(list, mirrored)
            holds(leftToRight.contentSize == rightToLeft.contentSize, "content size", seed)
            for (a, b) in zip(cells(leftToRight), cells(rightToLeft)) {
                let images = [a.image?.frame, a.image?.reserved].compactMap(\.self)
                let mirroredImages = [b.image?.frame, b.image?.reserved].compactMap(\.self)
                let expected = (frames(a) + images).map { $0.mirrored(in: a.frame.width) }
                holds(a.frame == b.frame && expected == frames(b) + mirroredImages, "mirrored", seed, a.id)
            }
        }
    }

    @Test(arguments: parts) func heightsDependOnNothingAround(_ part: Int) {
        forEachList(part) { seed, list, traits in
            let heights = layout(list, traits).sections.map { $0.rows.map(\.frame.height) }
            var reversed = list
            reversed.sections = list.sections.reversed().map { List.Section(rows: $0.rows.reversed()) }
            let others = layout(reversed, traits).sections.map { $0.rows.map(\.frame.height) }
            holds(others == heights.reversed().map { $0.reversed() }, "heights", seed)
        }
    }

    @Test(arguments: parts) func framesAreWholePixelsAndTextStaysInItsRow(_ part: Int) {
        forEachList(part) { seed, list, traits in
            func isWhole(_ length: CGFloat) -> Bool {
                abs(length * traits.displayScale - (length * traits.displayScale).rounded()) < 0.001
            }
            for cell in cells(layout(list, traits)) {
                holds(isWhole(cell.frame.minY) && isWhole(cell.frame.height), "row on pixels", seed, cell.id)
                for frame in frames(cell) {
                    holds(frame.width >= 0 && frame.height >= 0, "no negative size", seed, cell.id)
                    holds(isWhole(frame.width) && isWhole(frame.height), "whole pixels", seed, cell.id)
                }
                for text in [cell.text, cell.secondaryText].compactMap(\.self) {
                    let isInside = text.frame.minY >= 0 && text.frame.maxY <= cell.frame.height + 0.001
                    holds(isInside, "text in its row", seed, cell.id)
                }
            }
        }
    }

    @Test(arguments: parts) func largerSizesNeverShrinkARowOfText(_ part: Int) {
        forEachList(part) { seed, list, traits in
            var texts = list
            for section in texts.sections.indices {
                for row in texts.sections[section].rows.indices {
                    texts.sections[section].rows[row].content.image = nil
                }
            }
            var heights: [CGFloat] = []
            for size in ContentSizeCategory.allCases {
                var traits = traits
                traits.preferredContentSizeCategory = size
                let next = layout(texts, traits).sections.flatMap(\.rows).map(\.frame.height)
                holds(zip(heights, next).allSatisfy { $0 <= $1 + 0.001 }, "no shrinking at \(size)", seed)
                heights = next
            }
        }
    }

    @Test(arguments: parts) func reservedSizesNeverResizeAndMaximumSizesOnlyReduce(_ part: Int) {
        forEachList(part) { seed, list, traits in
            var free = list
            for section in free.sections.indices {
                for row in free.sections[section].rows.indices {
                    free.sections[section].rows[row].content.imageProperties.reservedLayoutSize = .zero
                }
            }
            let rows = cells(layout(list, traits)).filter { $0.kind == .row }
            let freeRows = cells(layout(free, traits)).filter { $0.kind == .row }
            for (row, freeRow) in zip(rows, freeRows) {
                guard let image = row.image, let freeImage = freeRow.image,
                    let natural = image.image.statedSize
                else { continue }
                let isHigher = freeImage.frame.height > row.frame.height - 1
                let isSame =
                    abs(image.frame.width - freeImage.frame.width) < 0.001
                    && abs(image.frame.height - freeImage.frame.height) < 0.001
                holds(isHigher || isSame, "reserved sizes reserve", seed, row.id)
                let aspect = image.frame.width * natural.height - image.frame.height * natural.width
                holds(abs(aspect) < 0.001, "the aspect is kept", seed, row.id)
                let isReduced =
                    image.frame.width <= natural.width + 0.001 && image.frame.height <= natural.height + 0.001
                holds(isReduced, "nothing is enlarged", seed, row.id)
            }
        }
    }

    @Test(arguments: parts) func theSameListGivesTheSameLayout(_ part: Int) {
        forEachList(part) { seed, list, traits in
            holds(layout(list, traits) == layout(list, traits), "equal", seed)
        }
    }

    @Test func rowsFollowOneAnotherFarDown() {
        var cell = ListCell(ListContentConfiguration(preset: .cell, design: .design18))
        cell.content.text = "Row"
        let list = List(
            container: .tableView, sections: [List.Section(rows: [ListCell](repeating: cell, count: 30_000))])
        let rows = layout(list, TraitCollection(design: .design18)).sections[0].rows
        #expect(Set(rows.map(\.frame.height)).count == 1)
        let pixels = (rows[29_999].frame.minY * 3).rounded()
        #expect(pixels == CGFloat(35 * 3 + 29_999 * 133))
        #expect(rows[29_999].frame.minY * 3 == pixels)
    }

    @Test(arguments: [-1, 0, 0.5, 1e6, .infinity, .nan] as [CGFloat])
    func oddWidthsHaveALayout(_ width: CGFloat) {
        for seed in UInt64(1)...40 {
            var random = RandomList(seed: seed)
            let traits = random.traits()
            let layout = ListLayout(
                random.list(traits), traits: traits, width: width, measurer: SystemFontMeasurer())
            #expect(layout.contentSize.height.isFinite)
        }
    }
}
