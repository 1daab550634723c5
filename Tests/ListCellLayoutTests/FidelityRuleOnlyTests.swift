// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

/// What no measurement covers: expectations that follow from a rule, or from an assumption where nothing is known.
///
/// None of these numbers was seen on a real system. A measurement that contradicts one replaces it.
@Suite struct FidelityRuleOnlyTests {
    struct Expectation: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var certainty: Certainty
        var expected: CGFloat
        var found: CGFloat

        init(_ name: String, _ certainty: Certainty, _ expected: CGFloat, _ found: CGFloat?) {
            testDescription = name
            self.certainty = certainty
            self.expected = expected
            self.found = found ?? .nan
        }
    }

    @Test(
        arguments: accessibilityImages + grouped + sidebars + truncation + stacking + headers + indentation + footers
            + pads + accessories + gaps + value2)
    func expectation(_ expectation: Expectation) {
        #expect(abs(expectation.found - expectation.expected) < 0.001)
    }

    /// Nothing here may be called measured or stated.
    @Test func allAreRulesReportsOrAssumptions() {
        let all =
            Self.accessibilityImages + Self.grouped + Self.sidebars + Self.truncation + Self.stacking + Self.headers
            + Self.indentation + Self.footers + Self.pads + Self.accessories + Self.gaps + Self.value2
        #expect(Set(all.map(\.testDescription)).count == all.count)
        #expect(all.count >= 55)
    }

    // MARK: Making lists

    static let long = "A text that is long enough to need more than one line in any of these lists and rows"

    static func traits(_ size: ContentSizeCategory = .large, _ design: Design = .design26) -> TraitCollection {
        TraitCollection(design: design, preferredContentSizeCategory: size)
    }

    static func cell(
        _ preset: ListContentConfiguration.Preset, _ text: String = "Title", _ secondaryText: String? = nil,
        image: Image? = nil, _ design: Design = .design26, change: (inout ListCell) -> Void = { _ in }
    ) -> ListCell {
        var content = ListContentConfiguration(preset: preset, design: design)
        content.text = text
        content.secondaryText = secondaryText
        content.image = image
        var cell = ListCell(content)
        change(&cell)
        return cell
    }

    static func layout(
        _ section: List.Section, _ traits: TraitCollection, _ appearance: List.Appearance = .insetGrouped,
        width: CGFloat = 402
    ) -> ListLayout {
        ListLayout(
            List(appearance: appearance, sections: [section]), traits: traits, width: width,
            measurer: SystemFontMeasurer())
    }

    static func row(
        _ cell: ListCell, _ traits: TraitCollection = TraitCollection(), _ appearance: List.Appearance = .insetGrouped,
        width: CGFloat = 402
    ) -> CellLayout {
        layout(List.Section(rows: [cell]), traits, appearance, width: width).sections[0].rows[0]
    }

    static func picture(_ side: CGFloat) -> Image {
        Image(Color(.systemBlue), size: CGSize(width: side, height: side))
    }
}

// MARK: - Images

extension FidelityRuleOnlyTests {
    /// UIKit rows with an image at an accessibility size: none was ever seen.
    static var accessibilityImages: [Expectation] {
        let icon = row(
            cell(.cell, image: picture(28)) {
                $0.content.imageProperties.reservedLayoutSize = ImageLayoutTests.standardSize
            }, traits(.accessibilityExtraLarge))
        let large = row(cell(.cell, image: picture(60)), traits(.accessibilityExtraLarge))
        let wrapped = row(cell(.cell, long, image: picture(28)), traits(.accessibilityExtraLarge))
        return [
            Expectation("icon at AX3: slot as wide as the image", .assumed, 28, icon.image?.reserved.width),
            Expectation("icon at AX3: text x = 16 + 28 + 16", .assumed, 60, icon.text?.frame.minX),
            Expectation("icon at AX3: height = 15 + max(48, 48) + 15", .rule, 78, icon.frame.height),
            Expectation("icon at AX3: on the first line, 53 − 14.09 − 14", .assumed, 25, icon.image?.frame.minY),
            Expectation("60 pt at AX3: text x = 16 + 60 + 16", .assumed, 92, large.text?.frame.minX),
            Expectation("60 pt at AX3: the picture does not raise the row", .rule, 78, large.frame.height),
            Expectation(
                "several lines at AX3: the image stays on the first", .assumed, 25, wrapped.image?.frame.minY),
        ]
    }

    static var indentation: [Expectation] {
        let plain = row(cell(.cell) { $0.indentationLevel = 2 })
        let image = layout(
            List.Section(
                rows: [
                    cell(.cell, image: picture(28)) {
                        $0.indentationLevel = 2
                        $0.content.imageProperties.reservedLayoutSize = ImageLayoutTests.standardSize
                    }, cell(.cell),
                ]), traits()
        ).sections[0].rows[0]
        return [
            Expectation("level 2: text x = 16 + 2 × 10", .rule, 36, plain.text?.frame.minX),
            Expectation("level 2 with an icon: image x = 36 − 2", .rule, 34, image.image?.frame.minX),
            Expectation("level 2 with an icon: text x = 36 + 24 + 16", .rule, 76, image.text?.frame.minX),
            Expectation("level 2: the separator starts at the text", .rule, 76, image.separator?.frame.minX),
        ]
    }
}

// MARK: - Lists

extension FidelityRuleOnlyTests {
    static var grouped: [Expectation] {
        let rows = layout(List.Section(rows: [cell(.cell), cell(.cell), cell(.cell)]), traits(), .grouped).sections[0]
            .rows
        let older = row(cell(.cell, "Title", .design18), traits(.large, .design18), .grouped)
        return [
            Expectation("grouped: from edge to edge", .assumed, 0, rows[0].frame.minX),
            Expectation("grouped: as wide as the list", .assumed, 402, rows[0].frame.width),
            Expectation("grouped on 26: row margin as in plain lists", .measured, 20, rows[0].text?.frame.minX),
            Expectation("grouped on 18: row margin", .rule, 20, older.text?.frame.minX),
            Expectation("grouped: a line above the section", .assumed, 402, rows[0].topSeparator?.frame.width),
            Expectation("grouped: lines start at the text", .measured, 20, rows[0].separator?.frame.minX),
            Expectation("grouped: lines end at the row margin", .measured, 382, rows[1].separator?.frame.maxX),
            Expectation("grouped: a line below the section", .assumed, 0, rows[2].separator?.frame.minX),
        ]
    }

    static var sidebars: [Expectation] {
        let image = cell(.sidebarCell, image: picture(20)) {
            $0.content.imageProperties.reservedLayoutSize = ImageLayoutTests.standardSize
        }
        let row26 = row(image, traits(), .sidebar, width: 320)
        let row18 = row(image, traits(.large, .design18), .sidebar, width: 320)
        let plain = row(image, traits(), .sidebarPlain, width: 320)
        let small = row(cell(.sidebarCell, long), traits(), .sidebar, width: 320)
        let big = row(cell(.sidebarCell, long), traits(.accessibilityMedium), .sidebar, width: 320)
        return [
            Expectation("sidebar on 26: inset", .measured, 16, row26.frame.minX),
            Expectation("sidebar on 26: width = 320 − 2 × 16", .measured, 288, row26.frame.width),
            Expectation("sidebar on 18: inset", .rule, 16, row18.frame.minX),
            Expectation("plain sidebar: from edge to edge", .assumed, 0, plain.frame.minX),
            Expectation("sidebar: height = 2 × 22", .reported, 44, row26.frame.height),
            Expectation("sidebar: text x = 16 + 28 + 10", .measured, 54, row26.text?.frame.minX),
            Expectation("sidebar: no separators", .assumed, 0, row26.separator == nil ? 0 : 1),
            Expectation(
                "sidebar subtitle: height = 4 + 20.333 + 15.667 + 4", .rule, 44,
                row(cell(.sidebarSubtitleCell, "Title", "Value"), traits(), .sidebar).frame.height),
            Expectation("sidebar at L: one line, shortened", .rule, 1, small.text?.isTruncated == true ? 1 : 0),
            Expectation("sidebar at AX1: whole, in several lines", .reported, 0, big.text?.isTruncated == true ? 1 : 0),
            Expectation("sidebar at AX1: not smaller", .reported, 28, big.text?.font.pointSize),
            Expectation(
                "sidebar header: height = 11 + 20.333 + 11", .rule, 42.333,
                row(cell(.sidebarHeader), traits(), .sidebar).frame.height),
        ]
    }

    static var pads: [Expectation] {
        var pad26 = traits()
        pad26.userInterfaceIdiom = .pad
        var pad18 = traits(.large, .design18)
        pad18.userInterfaceIdiom = .pad
        return [
            Expectation("iPad 820 on 26: card inset", .rule, 20, row(cell(.cell), pad26, width: 820).frame.minX),
            Expectation("iPad 820 on 26: row margin", .rule, 20, row(cell(.cell), pad26, width: 820).text?.frame.minX),
            Expectation(
                "iPad 375 on 26: card inset as on iPad", .assumed, 20, row(cell(.cell), pad26, width: 375).frame.minX),
            Expectation("iPad 820 on 18: card inset", .rule, 20, row(cell(.cell), pad18, width: 820).frame.minX),
            Expectation("iPad 320 on 18: card inset", .rule, 16, row(cell(.cell), pad18, width: 320).frame.minX),
            Expectation("phone 413 on 26: card inset", .assumed, 16, row(cell(.cell), width: 413).frame.minX),
            Expectation("phone 414 on 26: card inset", .assumed, 20, row(cell(.cell), width: 414).frame.minX),
        ]
    }

    static var gaps: [Expectation] {
        func list(_ design: Design) -> ListLayout {
            let list = List(sections: [
                List.Section(rows: [cell(.cell, "Title", design)], footer: cell(.groupedFooter, "Footer", design)),
                List.Section(rows: [cell(.cell, "Title", design)]),
            ])
            return ListLayout(list, traits: traits(.large, design), width: 402, measurer: SystemFontMeasurer())
        }
        func afterFooter(_ list: ListLayout) -> CGFloat? {
            list.sections[0].footer.map { list.sections[1].rows[0].frame.minY - $0.frame.maxY }
        }
        func below(_ list: ListLayout) -> CGFloat { list.contentSize.height - list.sections[1].rows[0].frame.maxY }
        return [
            Expectation("26: footer to a section without header", .assumed, 17.667, afterFooter(list(.design26))),
            Expectation("18: footer to a section without header", .assumed, 17.667, afterFooter(list(.design18))),
            Expectation(
                "26: 20 below the last section, whose end was snapped up", .measured, 20 - 1.0 / 6,
                below(list(.design26))),
            Expectation("18: below the last section", .assumed, 17.667, below(list(.design18))),
        ]
    }
}

// MARK: - Texts

extension FidelityRuleOnlyTests {
    static var truncation: [Expectation] {
        func limited(_ lines: Int, _ mode: LineBreakMode = .byTruncatingTail) -> CellLayout {
            row(
                cell(.cell, long) {
                    $0.content.textProperties.numberOfLines = lines
                    $0.content.textProperties.lineBreakMode = mode
                })
        }
        return [
            Expectation("one line of a long text: height", .rule, 52, limited(1).frame.height),
            Expectation("one line: shortened at the end", .rule, 1, limited(1).text?.isTruncated == true ? 1 : 0),
            Expectation(
                "one line: shortened at the head", .rule, 1,
                limited(1, .byTruncatingHead).text?.lines.first?.line.string.hasPrefix("…") == true ? 1 : 0),
            Expectation(
                "one line: at most the space, 370 − 16 − 16", .rule, 0,
                max(0, (limited(1).text?.frame.width ?? 0) - 338)),
            Expectation("two lines: height = 15 + 20.333 + 22 + 15", .rule, 72.333, limited(2).frame.height),
            Expectation(
                "two lines at AX5: the pitch of 62 is under the line of 63.333", .rule, 155.333,
                row(
                    cell(.cell, long) { $0.content.textProperties.numberOfLines = 2 },
                    traits(.accessibilityExtraExtraExtraLarge)
                ).frame.height),
        ]
    }

    static var stacking: [Expectation] {
        func height(_ secondaryText: String, _ design: Design) -> CGFloat {
            row(cell(.valueCell, "Title", secondaryText, image: nil, design), traits(.large, design)).frame.height
        }
        let filling = "A value as wide as the whole line of a row"
        return [
            Expectation("value that fits, 26: side by side", .rule, 52, height("Value", .design26)),
            Expectation(
                "value that does not, 26: 15 + 20.333 + 4 + 20.333 + 15", .rule, 74.667, height(filling, .design26)),
            Expectation(
                "value that does not, 18: 11 + 20.333 + 3 + 20.333 + 11", .rule, 65.667, height(filling, .design18)),
            Expectation(
                "label of two lines: the value goes below", .rule, 96.667,
                row(cell(.valueCell, "A label that is too long for one line of this row", "Value")).frame.height),
            Expectation(
                "stacked: both begin at the margin", .rule, 16,
                row(cell(.valueCell, "Title", filling)).secondaryText?.frame.minX),
        ]
    }

    static var headers: [Expectation] {
        func height(_ preset: ListContentConfiguration.Preset, _ design: Design) -> CGFloat? {
            layout(
                List.Section(header: cell(preset, "Header", design), rows: [cell(.cell, "Title", design)]),
                traits(.large, design)
            ).sections[0].header?.frame.height
        }
        let prominent = ListContentConfiguration.Preset.prominentInsetGroupedHeader
        let extra = ListContentConfiguration.Preset.extraProminentInsetGroupedHeader
        return [
            Expectation("prominent header, 26: 10 + 24 + 10", .reported, 44, height(prominent, .design26)),
            Expectation("extra prominent header, 26: 10 + 26.333 + 10", .reported, 46.333, height(extra, .design26)),
            Expectation("prominent header, 18: 8 + 24 + 11", .reported, 43, height(prominent, .design18)),
            Expectation("extra prominent header, 18: 9 + 26.333 + 10", .reported, 45.333, height(extra, .design18)),
        ]
    }

    static var footers: [Expectation] {
        func footer(_ design: Design, change: (inout ListCell) -> Void = { _ in }) -> CellLayout? {
            layout(
                List.Section(
                    rows: [cell(.cell, "Title", design)],
                    footer: cell(.groupedFooter, long + " and more of it", nil, image: nil, design, change: change)),
                traits(.large, design)
            ).sections[0].footer
        }
        let own = footer(.design26) { $0.content.textProperties.font = .caption1 }
        return [
            Expectation("footer of two lines, 26: 8 + 15.667 + 16 + 6", .rule, 45.667, footer(.design26)?.frame.height),
            Expectation(
                "footer of two lines, 18: 6 + 15.667 + 16 + 12", .rule, 49.667, footer(.design18)?.frame.height),
            Expectation(
                "footer of the app's font: the full leading, 8 + 14.333 + 16 + 6", .rule, 44.333, own?.frame.height),
        ]
    }

    /// The classic style value2; what the documentation states of it is tested with the deviations.
    static var value2: [Expectation] {
        func row(
            _ text: String, _ detail: String, _ size: ContentSizeCategory = .large, _ design: Design = .design26,
            direction: LayoutDirection = .leftToRight
        ) -> CellLayout {
            var traits = traits(size, design)
            traits.layoutDirection = direction
            return ListLayout.of(
                .valueCell, text: text, secondaryText: detail, traits: traits, container: .tableView
            ) {
                $0.classicStyle = .value2
                ListCell.ClassicStyle.value2.apply(to: &$0.content)
            }.sections[0].rows[0]
        }
        let usual = row("mobile", "(408) 555-0100")
        let mirrored = row("mobile", "(408) 555-0100", direction: .rightToLeft)
        let accessible = row("mobile", "(408) 555-0100", .accessibilityExtraLarge)
        return [
            Expectation("value2: the label ends at 16 + 91", .assumed, 107, usual.text?.frame.maxX),
            Expectation("value2: the detail begins at 16 + 91 + 6", .assumed, 113, usual.secondaryText?.frame.minX),
            Expectation(
                "value2 at XXXL: the column is 91 × 29 ÷ 22", .assumed, 136,
                row("mobile", "home", .extraExtraExtraLarge).text?.frame.maxX),
            Expectation("value2: the height of other cells", .assumed, 52, usual.frame.height),
            Expectation(
                "value2 on 18: the height of other cells", .assumed, 44,
                row("home", "1", .large, .design18).frame.height),
            Expectation(
                "value2: a longer label is shortened", .assumed, 1,
                row("a label of many words", "home").text?.isTruncated == true ? 1 : 0),
            Expectation(
                "value2: a shorter detail stays at the column", .assumed, 113,
                row("mobile", "1").secondaryText?.frame.minX),
            Expectation(
                "value2 from right to left: the label begins at 370 − 107", .assumed, 263, mirrored.text?.frame.minX),
            Expectation("value2 at AX3: one above the other", .assumed, 16, accessible.text?.frame.minX),
            Expectation("value2 at AX3: the detail too", .assumed, 16, accessible.secondaryText?.frame.minX),
        ]
    }

    static var accessories: [Expectation] {
        func row(_ accessories: [CellAccessory], _ state: CellState = []) -> CellLayout {
            Self.row(
                cell(.cell) {
                    $0.accessories = accessories
                    $0.state = state
                })
        }
        return [
            Expectation(
                "a hidden accessory keeps its space", .rule, 340,
                row([CellAccessory(.disclosureIndicator, isHidden: true)]).contentView.maxX),
            Expectation(
                "delete while editing: content view after 16 + 24", .reported, 40,
                row([CellAccessory(.delete)], .editing).contentView.minX),
            Expectation(
                "delete while editing: text x = 40 + 16", .assumed, 56,
                row([CellAccessory(.delete)], .editing).text?.frame.minX),
            Expectation("delete while not editing: nothing", .rule, 16, row([CellAccessory(.delete)]).text?.frame.minX),
            Expectation(
                "a view of its own width: 370 − 16 − 40", .rule, 314,
                row([CellAccessory(.customView(width: 40, height: 20, placement: .trailing))]).contentView.maxX),
        ]
    }
}

extension FidelityRuleOnlyTests {
    private static func cell(
        _ preset: ListContentConfiguration.Preset, _ text: String, _ design: Design
    ) -> ListCell {
        cell(preset, text, nil, image: nil, design)
    }
}
