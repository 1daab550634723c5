// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellText
import Testing

@testable import ListCellRendering

@Suite("Odd backgrounds")
struct OddBackgroundTests {
    private static let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e-9, 1e9, 1e300]

    @Test("Backgrounds of any values are drawn in the screen's size", arguments: lengths)
    func anyLength(_ length: CGFloat) throws {
        let bitmap = Bitmap(width: 1, height: 1)
        let images = [
            Image(bitmap, scale: length), Image(Color(.systemRed), size: CGSize(width: length, height: 1)),
            Image(
                Drawing(
                    size: CGSize(width: length, height: length), commands: [.fill(.rect(.infinite), .nonZero, .tint)])),
        ]
        for image in images {
            for mode in ContentMode.allCases {
                let result = try picture {
                    $0.image = image
                    $0.imageContentMode = mode
                    $0.cornerRadius = length
                }
                #expect(result.width == 80 && result.height == 60)
            }
        }
        let shadow = try picture {
            $0.shadowProperties.opacity = length
            $0.shadowProperties.radius = length
            $0.shadowProperties.offset = CGSize(width: length, height: length)
            $0.shadowProperties.path = .rect(CGRect(x: 0, y: 0, width: length, height: length))
        }
        #expect(shadow.width == 80 && shadow.height == 60)
    }

    private func picture(_ change: (inout BackgroundConfiguration) -> Void) throws -> Bitmap {
        var background = BackgroundConfiguration.listCell()
        change(&background)
        var content = ListContentConfiguration(preset: .cell, design: .design26)
        content.text = "T"
        let list = List(appearance: .plain, sections: [List.Section(rows: [ListCell(content, background: background)])])
        let layout = ListLayout(list, traits: TraitCollection(), width: 80, measurer: SystemFontMeasurer())
        let screen = Screen(
            layout: layout, title: nil, size: CGSize(width: 80, height: 60),
            safeAreaInsets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        return try Renderer(scale: 1, text: .blocks).render(screen)
    }
}
