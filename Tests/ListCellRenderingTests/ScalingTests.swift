// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellRendering

@Suite("Scaled bitmaps")
struct ScalingTests {
    /// A row of opaque grays.
    static func row(_ grays: [UInt8]) throws -> Bitmap {
        try #require(
            Bitmap(width: grays.count, height: 1, pixels: grays.flatMap { [$0, $0, $0, 255] }))
    }

    static func scaled(_ bitmap: Bitmap, from: Double, to: Double, width: Int) -> [UInt8] {
        let surface = Surface(
            scaling: bitmap, minX: from, minY: 0, maxX: to, maxY: 1,
            area: PixelRect(minX: 0, minY: 0, maxX: width, maxY: 1))
        return (0..<width).map { surface.bytes[$0 * 4] }
    }

    @Test("At its own size a bitmap is copied, also mirrored")
    func copies() throws {
        let bitmap = try Self.row([10, 20, 30, 40])
        #expect(Self.scaled(bitmap, from: 0, to: 4, width: 4) == [10, 20, 30, 40])
        #expect(Self.scaled(bitmap, from: 4, to: 0, width: 4) == [40, 30, 20, 10])
    }

    @Test("Reduced, each pixel is the average of the area it covers")
    func reduced() throws {
        #expect(Self.scaled(try Self.row([10, 20, 30, 40]), from: 0, to: 2, width: 2) == [15, 35])
        // Each pixel covers one and a half: 10 and half of 20, half of 20 and 30.
        #expect(Self.scaled(try Self.row([10, 20, 30]), from: 0, to: 2, width: 2) == [13, 27])
        // On half pixels: half of the first pixel lies outside, where the edge counts on.
        #expect(Self.scaled(try Self.row([0, 100]), from: 0.5, to: 1.5, width: 2) == [0, 100])
    }

    @Test("Enlarged, it lies between the centres of neighbours")
    func enlarged() throws {
        #expect(Self.scaled(try Self.row([0, 80]), from: 0, to: 4, width: 4) == [0, 20, 60, 80])
        #expect(Self.scaled(try Self.row([7]), from: 0, to: 3, width: 3) == [7, 7, 7])
    }

    @Test("A picture in a display list keeps its rounded corners, opacity and place")
    func picture() throws {
        let red = try #require(Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]))
        let frame = CGRect(x: 2, y: 2, width: 20, height: 20)
        let list = DisplayList(
            size: CGSize(width: 24, height: 24), contentHeight: 24, traits: TraitCollection(), background: .white,
            items: [
                DisplayItem("image", frame: frame, .pushClip(.continuousRoundedRect(frame, radius: 6))),
                DisplayItem("image", frame: frame, .picture(Picture(.bitmap(red), tint: .black, opacity: 0.5))),
                DisplayItem("image", frame: frame, .popClip),
            ])
        let bitmap = try Renderer(scale: 1, text: .blocks).render(list, rows: 0..<24)
        #expect(DrawingTests.pixel(bitmap, 12, 12) == [255, 127, 127, 255])
        #expect(DrawingTests.pixel(bitmap, 2, 12) == [255, 127, 127, 255])
        #expect(DrawingTests.pixel(bitmap, 2, 2) == [255, 255, 255, 255])
        #expect(DrawingTests.pixel(bitmap, 1, 12) == [255, 255, 255, 255])
        #expect(DrawingTests.pixel(bitmap, 22, 12) == [255, 255, 255, 255])
    }
}
