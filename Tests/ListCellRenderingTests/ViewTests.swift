// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout
@testable import ListCellRendering

@Suite("What is in view")
struct ViewTests {
    /// Sixty rows with what stands out of a row: shadows, strokes, large pictures, text in rows that are too low.
    static let screen: Screen = {
        var rows: [ListCell] = []
        for index in 0..<60 {
            var content = ListContentConfiguration(preset: .subtitleCell, design: .design26)
            content.text = "Row \(index) with a text that takes more than a line where letters are large"
            content.secondaryText = index % 2 == 0 ? "More" : nil
            if index % 5 == 0 {
                content.image = Image(Color(.systemBlue), size: CGSize(width: 60, height: 90))
                content.imageProperties.cornerRadius = 8
            }
            var cell = ListCell(content, accessories: [CellAccessory(.disclosureIndicator)])
            if index % 4 == 0 { cell.fixedHeight = 12 }
            if index % 7 == 3 {
                var background = BackgroundConfiguration.listCell()
                background.backgroundColor = Color(.systemYellow)
                background.cornerRadius = 6
                background.backgroundInsets = DirectionalEdgeInsets(top: -40, leading: 4, bottom: -30, trailing: 4)
                background.strokeColor = Color(.systemRed)
                background.strokeWidth = 3
                background.strokeOutset = 5
                background.shadowProperties.color = Color(.label)
                background.shadowProperties.opacity = index % 3 == 0 ? 1 : 0
                background.shadowProperties.offset = CGSize(width: 0, height: index % 2 == 0 ? 700 : -700)
                background.shadowProperties.radius = 9
                cell.background = background
            }
            rows.append(cell)
        }
        let list = List(
            sections: [
                List.Section(rows: Array(rows[0..<20])), List.Section(rows: []), List.Section(rows: Array(rows[20...])),
            ])
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        return Screen(
            layout: ListLayout(list, traits: traits, width: 320, measurer: SystemFontMeasurer()), title: "A title",
            size: CGSize(width: 320, height: 480), safeAreaInsets: EdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    }()

    @Test("A part drawn from the screen has the pixels of the whole")
    func parts() throws {
        let renderer = Renderer(scale: 1, text: .blocks)
        let list = renderer.displayList(for: Self.screen)
        let height = renderer.height(of: list, mode: .all)
        #expect(height > 4_000)
        for top in stride(from: 0, to: height, by: 97) {
            for rows in [top..<top + 1, top..<top + 480] {
                #expect(try renderer.render(Self.screen, rows: rows) == renderer.render(list, rows: rows), "\(rows)")
            }
        }
        #expect(try renderer.render(Self.screen) == renderer.render(list, rows: 0..<480))
        #expect(try renderer.render(Self.screen, mode: .all) == renderer.render(list, rows: 0..<height))
    }

    @Test("The items of a part are those of the whole that may touch it, with the clips around them")
    func items() {
        let all = DisplayList(Self.screen, text: .blocks)
        for top in stride(from: 0, to: 9_000, by: 350) {
            let view = DisplayListBuilder.View(rows: top..<top + 480, scale: 1)
            let part = DisplayList(Self.screen, text: .blocks, symbols: .builtIn, view: view)
            #expect(part.items.count < all.items.count / 2)
            func isPainted(_ item: DisplayItem) -> Bool {
                switch item.content {
                case .pushClip, .popClip: false
                case .rectangle, .path, .shadow, .picture, .text: item.mayTouch(rows: view.rows, scale: 1)
                }
            }
            #expect(part.items.filter(isPainted) == all.items.filter(isPainted))
            #expect(part.items.count { $0.content == .popClip } * 2 == part.items.count { !isPainted($0) })
        }
    }
}
