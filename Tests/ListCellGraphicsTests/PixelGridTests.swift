// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListCellGraphics

@Suite struct PixelGridTests {
    static let scales: [CGFloat] = [1, 2, 3]

    /// Sums of thirds and halves, with the errors that they have in binary.
    @Test(arguments: scales) func whatLiesOnThePixelsStaysThere(scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for pixels in -200..<2000 {
            let place = CGFloat(pixels) / scale
            for error in [0, 1e-9, -1e-9] as [CGFloat] {
                for rounded in [grid.ceil(place + error), grid.floor(place + error), grid.round(place + error)] {
                    #expect(rounded == place)
                }
            }
        }
    }

    @Test(arguments: scales) func halfAPixelGoesUpWhereverItLies(scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for pixels in -200..<2000 {
            let middle = (CGFloat(pixels) + 0.5) / scale
            let (below, above) = (CGFloat(pixels) / scale, CGFloat(pixels + 1) / scale)
            #expect(grid.round(middle) == above && grid.round(middle - 1e-9) == above)
            #expect(grid.round(middle - 0.01) == below && grid.round(middle + 0.01) == above)
            #expect(grid.ceil(middle) == above && grid.floor(middle) == below)
            #expect(grid.ceil(below + 0.01) == above && grid.floor(above - 0.01) == below)
        }
        #expect(grid.pixel * scale == 1)
        #expect(grid.ceil(CGSize(width: 0.2, height: 1.1)).width == (0.2 * scale).rounded(.up) / scale)
        #expect(grid.ceil(CGSize(width: 0.2, height: 1.1)).height == (1.1 * scale).rounded(.up) / scale)
    }

    @Test func aMirroredRectangleHasItsWidthAndTheDistanceOfItsOtherEdge() {
        let rect = CGRect(x: 16, y: 5, width: 30, height: 7)
        #expect(rect.mirrored(in: 100) == CGRect(x: 54, y: 5, width: 30, height: 7))
        var mirrored = rect
        mirrored.mirror(in: 100)
        mirrored.mirror(in: 100)
        #expect(mirrored == rect)
    }
}
