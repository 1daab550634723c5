// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

@Suite struct ExplanationTests {
    /// Every number of a cell's layout has a sum, and the sum gives that number; over 20,000 random lists.
    @Test(arguments: 0..<10) func everySumGivesTheNumberOfTheLayout(_ part: Int) {
        var checked = 0
        for seed in UInt64(part * 2_000 + 1)...UInt64(part * 2_000 + 2_000) {
            var random = RandomList(seed: seed)
            let traits = random.explainedTraits()
            let list = random.explainedList(traits)
            let width = random.pick([300, 375, 393, 402, 410, 440, 820] as [CGFloat])
            let layout = ListLayout(list, traits: traits, width: width, measurer: SystemFontMeasurer())
            let reasons = Explanation.reasons(in: list, traits: traits, width: width, measurer: SystemFontMeasurer())
            if reasons.map(\.layout) != layout.cells { Issue.record("seed \(seed): another layout") }
            for (cell, entries) in reasons {
                var values: [String: CGFloat] = [:]
                for entry in entries {
                    if values.updateValue(entry.value, forKey: entry.name) != nil {
                        Issue.record("seed \(seed), \(cell.id): \(entry.name) twice")
                    }
                }
                for (name, value) in cell.numbers {
                    let explained = values[name] ?? .nan
                    if !(abs(explained - value) < 1e-6) {
                        Issue.record("seed \(seed), \(cell.id): \(name) \(explained), not \(value)")
                    }
                    checked += 1
                }
            }
        }
        #expect(checked > 100_000)
    }

    private func explanation(
        _ cell: ListCell, container: List.Container = .collectionView, traits: TraitCollection = TraitCollection(),
        deviations: Set<Deviation> = []
    ) -> Explanation? {
        let list = List(container: container, sections: [List.Section(rows: [cell])], deviations: deviations)
        return Explanation(
            of: .row(section: 0, row: 0), in: list, traits: traits, width: 402, measurer: SystemFontMeasurer())
    }

    private func entry(_ name: String, _ explanation: Explanation?) -> Explanation.Entry? {
        explanation?.entries.first { $0.name == name }
    }

    @Test func theSumsArePrintedInFigures() throws {
        var cell = ImageLayoutTests.iconCell()
        let row = explanation(cell)
        #expect(entry("height", row)?.formula.text == "max(22 + 30, 15 + max(22, 20.333) + 15)")
        #expect(entry("height", row)?.certainty == .measured)
        #expect(entry("text.x", row)?.formula.text == "16 + 24 + 16")
        #expect(entry("text.x", row)?.certainty == .measured)
        #expect(entry("image.x", row)?.formula.text == "16 + (24 − 28) ÷ 2")
        #expect(entry("image.overhang", row)?.value == 2)
        #expect(entry("text.width", row)?.certainty == .measured)
        cell.content.image = nil
        #expect(entry("height", explanation(cell))?.formula.text == "max(22 + 30, 15 + 20.333 + 15)")
        #expect(
            entry("height", explanation(cell, container: .tableView))?.formula.text
                == "max(22 + 30, 15 + 20.333 + 15) + 1")
    }

    /// User case 7: an image of 21 × 17 in a slot of 18 × 18.
    @Test func theOverhangOfAnImageIsNamed() {
        var cell = ImageLayoutTests.iconCell()
        cell.content.image = Image(Color(.systemBlue), size: CGSize(width: 21, height: 17))
        cell.content.imageProperties.reservedLayoutSize = CGSize(width: 18, height: 18)
        let row = explanation(cell)
        #expect(entry("image.overhang", row)?.value == 1.5)
        #expect(entry("image.overhang.vertical", row) == nil)
        #expect(entry("image.width", row)?.value == 21)
    }

    /// A sum is as sure as its least sure term, and only where such a row was seen is it measured.
    @Test func nothingUnmeasuredIsShownAsMeasured() {
        let cell = ImageLayoutTests.iconCell()
        func certainty(_ name: String, _ size: ContentSizeCategory, _ design: Design = .design26) -> Certainty? {
            let traits = TraitCollection(design: design, preferredContentSizeCategory: size)
            return entry(name, explanation(cell, traits: traits))?.certainty
        }
        #expect(certainty("height", .extraLarge) == .rule)
        #expect(certainty("text.x", .medium) == .measured)
        #expect(certainty("text.x", .extraSmall) == .rule)
        #expect(certainty("text.x", .accessibilityLarge) == .rule)
        #expect(certainty("image.y", .accessibilityLarge) == .rule)
        #expect(certainty("accessories[0].width", .accessibilityLarge) == .measured)
        #expect(certainty("accessories[0].width", .accessibilityMedium) == .assumed)
        #expect(certainty("accessories[0].height", .large, .design18) == .assumed)
    }

    @Test func aValue2CellIsAssumedThroughout() {
        var cell = ListCell(ListContentConfiguration(preset: .valueCell, design: .design26), classicStyle: .value2)
        cell.content.text = "mobile"
        cell.content.secondaryText = "(408) 555-0100"
        cell.separator.bottomSeparatorVisibility = .visible
        ListCell.ClassicStyle.value2.apply(to: &cell.content)
        let row = explanation(cell, container: .tableView)
        #expect(entry("text.x", row)?.formula.text == "16 + 91 − 38")
        #expect(entry("secondaryText.x", row)?.formula.text == "16 + 91 + 6")
        let texts = ["text", "secondaryText"].flatMap { [$0 + ".x", $0 + ".y", $0 + ".width", $0 + ".height"] }
        for name in texts + ["height", "separator.x"] { #expect(entry(name, row)?.certainty == .assumed, "\(name)") }
    }

    @Test func fromRightToLeftAPlaceIsAsSureAsTheWidthItNeeds() {
        let traits = TraitCollection(layoutDirection: .rightToLeft)
        var cell = ImageLayoutTests.iconCell()
        #expect(entry("text.x", explanation(cell, traits: traits))?.certainty == .measured)
        cell.content.text = "Größe"
        let row = explanation(cell, traits: traits)
        #expect(entry("text.leading", row)?.certainty == .measured)
        #expect(entry("text.x", row)?.certainty == .assumed)
        #expect(entry("image.x", row)?.certainty == .measured)
    }

    @Test func aWidthIsAsSureAsTheRecordOfItsCharacters() {
        func row(_ text: String, _ font: Font = .body, tightens: Bool = false) -> Explanation? {
            var cell = ListCell(ListContentConfiguration(preset: .cell, design: .design26))
            cell.content.text = text
            cell.content.textProperties.font = font
            if tightens {
                cell.content.textProperties.numberOfLines = 1
                cell.content.textProperties.allowsDefaultTighteningForTruncation = true
            }
            return explanation(cell)
        }
        func certainty(_ row: Explanation?) -> Certainty? { entry("text.width", row)?.certainty }
        #expect(certainty(row("Settings")) == .measured)
        #expect(certainty(row("Settings", .systemFont(ofSize: 40))) == .measured)
        #expect(certainty(row("Settings", .systemFont(ofSize: 41))) == .rule)
        #expect(certainty(row("More…")) == .reported)
        #expect(certainty(row("Größe")) == .assumed)
        #expect(row("Settings")?.remarks == ["text widths: recorded advances and kerning (measured)"])
        #expect(row("More…")?.remarks.count == 1)
        let narrow = (80...110).map { row(String(repeating: "i", count: $0), tightens: true) }
        #expect(narrow.contains { certainty($0) == .assumed })
        // One that is shortened is as wide as its space.
        #expect(narrow.contains { certainty($0) == .measured && $0?.remarks.count == 2 })
    }

    @Test func deviationsInForceAndThoseThatWouldCount() {
        var cell = ImageLayoutTests.iconCell()
        cell.content.imageProperties.maximumSize = ImageLayoutTests.standardSize
        let row = explanation(cell)
        #expect(row?.deviations == [])
        #expect(row?.applicableDeviations == [.maximumSizeIgnoresStandardDimension])
        #expect(entry("image.width", row)?.certainty == .assumed)
        let other = explanation(cell, deviations: [.maximumSizeIgnoresStandardDimension])
        #expect(other?.deviations == [.maximumSizeIgnoresStandardDimension])
        #expect(other?.applicableDeviations == [.maximumSizeIgnoresStandardDimension])
        #expect(entry("image.width", other)?.value == 28)
    }

    @Test func bothPrintedFormsHaveTheSums() throws {
        let row = try #require(explanation(ImageLayoutTests.iconCell()))
        let text = String(decoding: Explanation.text([row]), as: UTF8.self)
        #expect(text.contains("text.x") && text.contains("56 = 16 + 24 + 16"))
        let bytes = Data(Explanation.json([row, row]))
        let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]])
        let figures = try #require(json[1]["figures"] as? [[String: Any]])
        #expect(figures.count == row.entries.count)
        #expect(figures.contains { $0["name"] as? String == "height" && $0["value"] as? Double == 52 })
    }

    @Test func whatIsNotInTheListHasNoExplanation() {
        let list = List(sections: [List.Section(rows: [ImageLayoutTests.iconCell()])])
        for id in [.row(section: 0, row: 1), .row(section: 1, row: 0), .header(section: 0)] as [CellLayout.ID] {
            let explanation = Explanation(
                of: id, in: list, traits: TraitCollection(), width: 402, measurer: SystemFontMeasurer())
            #expect(explanation == nil)
        }
    }

    @Test func anIdIsReadAsItIsPrinted() {
        for id in [.row(section: 0, row: 12), .header(section: 3), .footer(section: 0)] as [CellLayout.ID] {
            #expect(CellLayout.ID(id.description) == id)
        }
        for text in ["", "x", "0", "0.", ".1", "0.x", "-1.0", "01.2", "0.1.2", "0.Header", " 0.1"] {
            #expect(CellLayout.ID(text) == nil)
        }
    }
}

extension CellLayout {
    /// Every number of the frames, by the name it has in an explanation.
    var numbers: [(name: String, value: CGFloat)] {
        var numbers: [(String, CGFloat)] = []
        func add(_ name: String, _ rect: CGRect?) {
            guard let rect else { return }
            numbers += [
                (name + "x", rect.origin.x), (name + "y", rect.origin.y), (name + "width", rect.size.width),
                (name + "height", rect.size.height),
            ]
        }
        add("", frame)
        numbers += [("contentView.x", contentView.minX), ("contentView.width", contentView.width)]
        add("image.", image?.frame)
        add("image.reserved.", image?.reserved)
        for (name, label) in [("text", text), ("secondaryText", secondaryText)] {
            guard let label else { continue }
            add(name + ".", label.frame)
            numbers.append((name + ".firstBaseline", label.firstBaseline))
            if label.lines.count > 1 { numbers.append((name + ".lastBaseline", label.lastBaseline)) }
        }
        for (index, accessory) in accessories.enumerated() {
            add("accessories[\(index)].", accessory.frame)
            numbers.append(("accessories[\(index)].slot.x", accessory.slot.minX))
            numbers.append(("accessories[\(index)].slot.width", accessory.slot.width))
        }
        add("separator.", separator?.frame)
        add("topSeparator.", topSeparator?.frame)
        add("background.", background?.frame)
        return numbers
    }
}

extension RandomList {
    mutating func explainedTraits() -> TraitCollection {
        var traits = traits()
        traits.design = pick([traits.design, traits.design, .design18, .design26])
        traits.layoutDirection = pick(LayoutDirection.allCases)
        traits.locale = pick(["en_US", "en_US", "ko_KR"])
        traits.userInterfaceIdiom = pick([.phone, .phone, .pad])
        return traits
    }

    /// A random list with everything that changes a sum: stated lengths, classic cells, switches, deviations.
    mutating func explainedList(_ traits: TraitCollection) -> List {
        var list = list(traits)
        list.inset = pick([nil, nil, 12.3, 500])
        for deviation in Deviation.allCases where pick([0, 0, 1]) == 1 { list.deviations.insert(deviation) }
        for section in list.sections.indices {
            for row in list.sections[section].rows.indices { vary(&list.sections[section].rows[row], list.container) }
        }
        return list
    }

    private mutating func vary(_ cell: inout ListCell, _ container: List.Container) {
        switch pick(Array(0...13)) {
        case 0: cell.fixedHeight = pick([10, 58.2])
        case 12: cell.indentationWidth = 13.5
        case 1 where container == .tableView: cell.classicStyle = pick(ListCell.ClassicStyle.allCases)
        case 2: cell.content.directionalLayoutMargins.top = 3.7
        case 3: cell.content.directionalLayoutMargins.leading = 31
        case 4: cell.content.axesPreservingSuperviewLayoutMargins = []
        case 5: cell.content.textToSecondaryTextVerticalPadding = 9.1
        case 6: cell.separator.bottomSeparatorInsets.leading = 3.2
        case 7:
            cell.state = .editing
            cell.accessories += [CellAccessory(.delete), CellAccessory(.reorder), CellAccessory(.multiselect)]
        case 8: cell.accessories += [CellAccessory(.detail, reservedLayoutWidth: .actual), CellAccessory(.popUpMenu)]
        case 9: cell.accessories += [CellAccessory(.customView(width: 33, height: 12.5, placement: .leading))]
        case 10:
            cell.background = .listCell()
            cell.background?.backgroundColor = .catalog(.systemRed)
            cell.background?.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            cell.background?.edgesAddingLayoutMarginsToBackgroundInsets = .leading
        case 11:
            cell.content.text = nil
            cell.content.attributedText = AttributedText([
                AttributedText.Run("A text in "), AttributedText.Run("several fonts", font: Font(textStyle: .title1)),
                AttributedText.Run(" that may need more than one line", font: .footnote),
            ])
        default: cell.separator.topSeparatorVisibility = .visible
        }
    }
}
