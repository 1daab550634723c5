// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import Testing

@testable import ListCellReview

struct AppIconSheetTests {
    private func sheet(_ commands: [DrawingCommand], ground: RGBA) throws -> Bitmap {
        let master = try TestMaster.master(commands, side: 256, ground: ground)
        return try AppIconSheet(master, style: .classic, text: .blocks).picture()
    }

    /// Where the mask of the largest icon crosses the diagonal: 0.2915 radii from the corner, and 6 pixels further in.
    private let insideTheMask = 48 + Int(1024 * 0.2635 * 0.2915) + 6

    @Test func cornersRoundedByHandShowADarkFringe() throws {
        let rounded = [TestMaster.fill(.roundedRect(TestMaster.square, radius: 0.35), TestMaster.blue)]
        let fringe = try sheet(rounded, ground: .black).pixel(insideTheMask, insideTheMask)
        #expect(fringe.red < 10 && fringe.green < 10 && fringe.blue < 10)
    }

    /// Both wallpapers, the icon in the middle of each, and nothing of it outside of the mask.
    @Test func theIconStandsMaskedOnBothWallpapers() throws {
        let sheet = try sheet([TestMaster.fill(.rect(TestMaster.square), TestMaster.blue)], ground: .black)
        #expect(sheet.width == 2240 && sheet.height > 1500 && sheet.height < 2400)
        for (left, isLight) in [(0, true), (1120, false)] {
            let corner = sheet.pixel(left + 52, 52)
            #expect((corner.red > 200) == isLight)
            for place in [insideTheMask, 560] {
                let pixel = sheet.pixel(left + place, place)
                #expect([pixel.red, pixel.green, pixel.blue] == [0x2A, 0x6F, 0xDB])
            }
        }
    }

    @Test func everySymbolHasItsPlace() throws {
        let library = SymbolLibrary.builtIn
        let sheet = try SymbolSheet(library, text: .blocks).picture()
        #expect(sheet.width == 2240 && sheet.height == (library.names.count + 9) / 10 * 196)
        for index in library.names.indices {
            let (column, row) = (index % 10, index / 10)
            let hasInk = (0..<90).contains { y in
                (0..<112).contains { x in sheet.pixel(column * 224 + 56 + x, row * 196 + 15 + y).red < 60 }
            }
            #expect(hasInk, "\(library.names[index])")
        }
    }
}
