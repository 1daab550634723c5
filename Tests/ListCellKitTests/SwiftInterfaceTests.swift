// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellKit
import Testing

/// What people write with the products alone: no `@testable`, one import.
@Suite struct SwiftInterfaceTests {
    /// The README's Swift, word by word; `print` collects what it would print.
    // swift-format-ignore
    @Test func theReadmesLinesRun() throws {
        var printed: [String] = []
        func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
        // README
        var content = ListContentConfiguration.subtitleCell()
        content.text = "Wi-Fi"
        content.secondaryText = "Home"
        let cell = ListCell(content, accessories: [.disclosureIndicator()])

        for size in ContentSizeCategory.allCases {
            let traits = TraitCollection(preferredContentSizeCategory: size)
            print(size.abbreviation, CellLayout(cell, traits: traits, width: 402).frame.height)
        }
        let layout = ListLayout(List(sections: [List.Section(rows: [cell])]), width: 402)
        print(layout)                                     // the tree that listcell layout prints
        let picture = try Renderer(scale: 3, text: .blocks).render(Screen(layout: layout))
        let png = try PNG.encode(picture)
        // end
        #expect(printed.count == 13)
        #expect(printed[3] == "L 68.33333333333333")
        #expect(printed[9] == "AX3 121.0")
        #expect(printed[12].hasPrefix("list 402×123.333  iOS 27  design 26  @3x  L  light"))
        #expect(printed[12].contains("    row 0.0 16,35 370×68.333"))
        #expect(picture.width == 1206 && png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    /// The lines above are the README's.
    @Test func theReadmeHasTheseLines() throws {
        let file = URL(filePath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let source = try String(contentsOf: file, encoding: .utf8)
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let lines = try #require(source.firstMatch(of: /\/\/ README\n([\s\S]*?) *\/\/ end\n/)?.1)
            .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(8) }.joined(separator: "\n")
        let code = try #require(readme.firstMatch(of: /```swift\nimport ListCellKit\n\n([\s\S]*?)```/)?.1)
        #expect(lines == code)
    }

    @Test func aFirstTestReadsAsPeopleWriteIt() {
        var content = ListContentConfiguration.subtitleCell()
        content.text = "Wi-Fi"
        content.secondaryText = "Home"
        let cell = ListCell(content, accessories: [.disclosureIndicator()])
        let layout = ListLayout(
            List(sections: [List.Section(rows: [cell])]),
            traits: TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge), width: 402)
        #expect(layout.sections[0].rows[0].frame.height == 121)
        #expect(layout[.row(section: 0, row: 0)]?.text?.string == "Wi-Fi")
        #expect(layout[.row(section: 0, row: 1)] == nil && layout[.header(section: 2)] == nil)
        #expect(Color.systemGray != Color.systemGray2 && Font.callout != Font.body)
    }

    /// A section may look otherwise than its list, as UIKit's section provider lets it.
    @Test func aSectionHasItsOwnLook() {
        var content = ListContentConfiguration.cell()
        content.text = "Wi-Fi"
        let row = ListCell(content)
        var header = ListContentConfiguration.header()
        header.text = "Networks"
        let plain = List.Section(
            header: ListCell(header), rows: [row, row], appearance: .plain, backgroundColor: .systemYellow)
        let grouped = List.Section(header: ListCell(header), rows: [row], headerMode: List.HeaderMode.none)
        let layout = ListLayout(List(sections: [grouped, plain]), width: 402)
        #expect(layout.sections[0].card != nil && layout.sections[0].header == nil)
        #expect(layout.sections[1].card == nil && layout.sections[1].header != nil)
        #expect(layout.sections[0].rows[0].frame.minX == 16 && layout.sections[1].rows[0].frame.minX == 0)
        #expect(layout.sections[1].rows[1].separator != nil)
        #expect(layout.sections[1].ground?.frame.maxY == layout.sections[1].rows[1].frame.maxY)
        #expect(layout.sections[0].ground == nil)
    }

    @Test func aCellAloneIsAsInItsList() {
        var content = ListContentConfiguration.valueCell()
        content.text = "Wi-Fi"
        content.secondaryText = "Home"
        let cell = ListCell(content, accessories: [.disclosureIndicator()])
        for appearance in List.Appearance.allCases {
            for container in List.Container.allCases {
                let empty = List(appearance: appearance, container: container, sections: [])
                var list = empty
                list.sections = [List.Section(rows: [cell])]
                let inList = ListLayout(list, width: 402).sections[0].rows[0]
                let alone = CellLayout(cell, in: empty, width: 402)
                #expect(alone.frame.size == inList.frame.size && alone.text == inList.text)
                #expect(alone.separator == inList.separator && alone.accessories == inList.accessories)
            }
        }
    }
}
