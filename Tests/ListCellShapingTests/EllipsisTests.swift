// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellShaping

@Suite struct EllipsisTests {
    @Test(arguments: [17, 40] as [CGFloat])
    func anEllipsisStaysInsideItsAdvance(_ size: CGFloat) throws {
        let font = ResolvedFont(pointSize: size, weight: .regular, leading: size)
        let fonts = FontLibrary()
        let glyphs = try fonts.glyphs(of: "n…n", font: font)
        #expect(glyphs.count == 5)
        let advances = SystemFontAdvances(font)
        let left = try #require(advances.advance(of: "n"))
        let width = try #require(advances.advance(of: "…"))
        for dot in glyphs[1...3].compactMap(\.bounds) {
            #expect(dot.minX > left && dot.maxX < left + width)
        }
    }
}
