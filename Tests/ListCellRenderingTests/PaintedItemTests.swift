// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellRendering

/// What the painter makes of each kind of item.
@Suite("Painted items")
struct PaintedItemTests {
    static let white = [UInt8](repeating: 255, count: 4)

    static func list(_ items: [DisplayItem], traits: TraitCollection = TraitCollection()) -> DisplayList {
        DisplayList(
            size: CGSize(width: 40, height: 60), contentHeight: 60, traits: traits, background: .white, items: items)
    }

    /// The left half takes the tint, the right half is blue.
    static var drawing: Drawing {
        Drawing(
            size: CGSize(width: 2, height: 1),
            commands: [
                .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .nonZero, .tint),
                .fill(.rect(CGRect(x: 1, y: 0, width: 1, height: 1)), .nonZero, .color(Color(DrawingTests.blue))),
            ])
    }

    static let contents: [Picture.Content] = [
        .drawing(drawing),
        .bitmap(Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255]) ?? Bitmap(width: 0, height: 0)),
    ]

    @Test("Pictures are painted with their opacity, and mirrored where they are to be", arguments: contents)
    func pictures(content: Picture.Content) throws {
        let frame = CGRect(x: 10, y: 10, width: 20, height: 10)
        for (opacity, part) in [(1.0, UInt8(0)), (0.5, 127), (0, 255)] {
            for isMirrored in [false, true] {
                let picture = Picture(content, tint: RGBA(hex: 0xFF0000), opacity: opacity, isMirrored: isMirrored)
                let bitmap = try Renderer(scale: 1, text: .blocks)
                    .render(Self.list([DisplayItem("image", frame: frame, .picture(picture))]), rows: 0..<60)
                let (red, blue) = ([255, part, part, 255], [part, part, 255, 255])
                #expect(DrawingTests.pixel(bitmap, isMirrored ? 28 : 11, 15) == red, "\(opacity) \(isMirrored)")
                #expect(DrawingTests.pixel(bitmap, isMirrored ? 11 : 28, 15) == blue, "\(opacity) \(isMirrored)")
                for (x, y) in [(9, 15), (30, 15), (20, 9), (20, 20)] {
                    #expect(DrawingTests.pixel(bitmap, x, y) == Self.white)
                }
            }
        }
    }

    @Test("Each row alone has the pixels of the whole, also where ink and shadows stick out of their frames")
    func rows() throws {
        let font = ResolvedFont(pointSize: 20, weight: .regular, leading: 25)
        let line = SystemFontMeasurer().layout(TextRequest(string: "xx", font: font, width: .infinity)).lines[0]
        let run = TextRun(line: line, font: font, color: .black, origin: CGPoint(x: 4, y: 30))
        let square = Path.rect(CGRect(x: 20, y: 40, width: 10, height: 5))
        let shadow = Shadow(color: RGBA(hex: 0x008000), offset: CGSize(width: 2, height: -9), radius: 1.5)
        let list = Self.list([
            // The frames are lines of no height: most of what is painted lies above them.
            DisplayItem("text", frame: CGRect(x: 4, y: 30, width: 30, height: 0), .text(run)),
            DisplayItem("shadow", frame: CGRect(x: 20, y: 40, width: 10, height: 0), .shadow(square, .nonZero, shadow)),
            DisplayItem("square", frame: square.bounds, .path(square, .nonZero, .black)),
        ])
        let renderer = Renderer(scale: 1, text: .blocks)
        let whole = try renderer.render(list, rows: 0..<60)
        #expect(DrawingTests.pixel(whole, 8, 25) == [0, 0, 0, 255])
        #expect(DrawingTests.pixel(whole, 27, 33)[1] > DrawingTests.pixel(whole, 27, 33)[0])
        for row in 0..<60 {
            let part = try renderer.render(list, rows: row..<row + 1)
            #expect(part.pixels[...] == whole.pixels[row * 160..<(row + 1) * 160], "row \(row)")
        }
    }
}
