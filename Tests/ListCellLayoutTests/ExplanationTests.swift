// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout

@Suite struct ExplanationTests {
    /// Every number of a cell's layout has a sum, and the sum gives that number; over random lists.
    @Test func everySumGivesTheNumberOfTheLayout() {
        var checked = 0
        for seed in 1...150 as ClosedRange<UInt64> {
            var random = RandomList(seed: seed)
            let traits = random.explainedTraits()
            let list = random.explainedList(traits)
            let width = random.pick([300, 375, 393, 402, 410, 440, 820] as [CGFloat])
            let layout = ListLayout(list, traits: traits, width: width, measurer: SystemFontMeasurer())
            for cell in layout.cells {
                guard
                    let explanation = Explanation(
                        of: cell.id, in: list, traits: traits, width: width, measurer: SystemFontMeasurer())
                else {
                    Issue.record("seed \(seed): \(cell.id) has no explanation")
                    continue
                }
                for (name, value) in cell.numbers {
                    let entries = explanation.entries.filter { $0.name == name }
                    #expect(entries.count == 1, "seed \(seed), \(cell.id): \(name)")
                    let explained = entries.first?.value ?? .nan
                    #expect(
                        abs(explained - value) < 1e-6, "seed \(seed), \(cell.id): \(name) \(explained), not \(value)")
                    checked += 1
                }
                #expect(Set(explanation.entries.map(\.name)).count == explanation.entries.count)
            }
        }
        #expect(checked > 10_000)
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
        traits.layoutDirection = pick(LayoutDirection.allCases)
        traits.locale = pick(["en_US", "en_US", "ko_KR"])
        traits.userInterfaceIdiom = pick([.phone, .phone, .pad])
        return traits
    }

    /// A random list with everything that changes a sum: stated lengths, classic cells, switches, deviations.
    mutating func explainedList(_ traits: TraitCollection) -> List {
        var list = list(traits)
        list.inset = pick([nil, nil, 12.3])
        for deviation in Deviation.allCases where pick([0, 0, 1]) == 1 { list.deviations.insert(deviation) }
        for section in list.sections.indices {
            for row in list.sections[section].rows.indices { vary(&list.sections[section].rows[row], list.container) }
        }
        return list
    }

    private mutating func vary(_ cell: inout ListCell, _ container: List.Container) {
        switch pick(Array(0...11)) {
        case 0: cell.fixedHeight = pick([10, 58.2])
        case 1 where container == .tableView: cell.classicStyle = pick(ListCell.ClassicStyle.allCases)
        case 2: cell.content.directionalLayoutMargins.top = 3.7
        case 3: cell.content.directionalLayoutMargins.leading = 31
        case 4: cell.content.axesPreservingSuperviewLayoutMargins = []
        case 5: cell.content.textToSecondaryTextVerticalPadding = 9.1
        case 6: cell.separator.leadingInset = 3.2
        case 7:
            cell.state = .editing
            cell.accessories += [CellAccessory(.delete), CellAccessory(.reorder), CellAccessory(.multiselect)]
        case 8: cell.accessories += [CellAccessory(.detail, reservedLayoutWidth: .actual), CellAccessory(.popUpMenu)]
        case 9: cell.accessories += [CellAccessory(.customView(width: 33, height: 12.5, placement: .leading))]
        case 10: cell.background = BackgroundConfiguration(backgroundColor: Color.catalog(.systemRed))
        default: cell.separator.topSeparatorVisibility = .visible
        }
    }
}
