// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

/// What the ways of drawing an icon make of the tile and the glyph, against the notes' own words and figures.
struct IconMethodTests {
    private struct Drawn {
        var tile: CGSize
        /// The glyph's point size in widths of the tile.
        var glyph: CGFloat
        var canvas: CGSize
    }

    private func draw(_ method: IconExhibit.Method) throws -> Drawn {
        let symbol = try #require(SymbolLibrary.builtIn.symbol(named: "wifi"))
        let image = IconExhibit(SettingsIcon(symbol: symbol, color: RGBA(hex: 0x0088FF)), method: method).image()
        guard case .drawing(let drawing) = image.content, case .fill(let glyph, _, _)? = drawing.commands.last else {
            throw MissingGlyph()
        }
        let tile = try #require(image.tile)
        let pointSize = glyph.bounds.width / symbol.bounds.width
        return Drawn(tile: tile.size, glyph: pointSize / tile.width, canvas: drawing.size)
    }

    private struct MissingGlyph: Error {}

    @Test func theRightWayIsTheTileOfTheSystem() throws {
        let drawn = try draw(.drawAt)
        #expect(abs(drawn.tile.width - 27.9) < 0.05 && abs(drawn.tile.height - 27.9) < 0.05)
        #expect(abs(drawn.glyph - 0.62) < 0.005)
        // The notes say that the image is about 36 points wide; 4 at each side, by the rule of symbol images.
        #expect(drawn.canvas.width == 36)
    }

    @Test func theDeadEndsMissIt() throws {
        let stretched = try draw(.drawIn)
        #expect(stretched.canvas == CGSize(width: 29, height: 29))
        #expect(stretched.tile.width < stretched.tile.height * 0.9 && stretched.tile.height < 27)
        let fitted = try draw(.aspectFit)
        #expect(abs(fitted.tile.width - fitted.tile.height) < 0.05 && fitted.tile.width < 23)
        #expect(fitted.glyph > 0.75)
        let calibrated = try draw(.calibratedPointSize)
        #expect(abs(calibrated.canvas.width - 29) < 0.4 && calibrated.tile.width < 23)
        #expect(abs(calibrated.glyph - 0.62) < 0.005)
        let slot = try draw(.standardDimension)
        #expect(slot.tile.width < 20 && abs(slot.glyph - 0.62) < 0.005)
        let resizable = try draw(.resizable)
        #expect(resizable.canvas == CGSize(width: 31, height: 31) && abs(resizable.tile.width - 31) < 1e-6)
        let large = try draw(.imageScaleLarge)
        #expect(abs(large.glyph / 0.622 - 1.2765) < 0.005)
    }

    /// The largest distance of a point of one outline from the other, in widths of the tile.
    static func deviation(_ method: IconExhibit.Method) throws -> CGFloat {
        let square = CGRect(x: 0, y: 0, width: 1, height: 1)
        let background = try #require(SymbolLibrary.builtIn.exactSymbol(named: "app.fill"))
        let scale = 1 / background.bounds.width
        var transform = AffineTransform(translationByX: 0.5, byY: 0.5)
        transform.prepend(AffineTransform(scaleByX: scale, byY: 1 / background.bounds.height))
        transform.prepend(
            AffineTransform(translationByX: -background.bounds.midX, byY: -background.bounds.midY))
        let own = points(of: background.path.applying(transform))
        let other = points(of: TileOutline.path(method, in: square))
        func farthest(_ a: [CGPoint], _ b: [CGPoint]) -> CGFloat {
            a.reduce(0) { most, point in
                max(most, b.reduce(CGFloat.infinity) { min($0, hypot($1.x - point.x, $1.y - point.y)) })
            }
        }
        return max(farthest(own, other), farthest(other, own))
    }

    /// Points of an outline's upper left corner, close together.
    private static func points(of path: Path) -> [CGPoint] {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        func add(_ point: (CGFloat) -> CGPoint) { points += (0...120).map { point(CGFloat($0) / 120) } }
        for element in path.elements {
            switch element {
            case .move(let end):
                current = end
                start = end
            case .line, .close:
                let end = if case .line(let end) = element { end } else { start }
                add { CGPoint(x: current.x + (end.x - current.x) * $0, y: current.y + (end.y - current.y) * $0) }
                current = end
            case .curve(let first, let second, let end):
                add { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * current.x + b * first.x + c * second.x + d * end.x,
                        y: a * current.y + b * first.y + c * second.y + d * end.y)
                }
                current = end
            case .quadCurve: break
            }
        }
        return points.filter { $0.x <= 0.5 && $0.y <= 0.5 }
    }

    /// Published deviations from the system's app.fill: 0.16 %, 0.27 % and 1.7 % of the width; ours is another drawing.
    @Test(arguments: [
        (IconExhibit.Method.continuousCorner, 0.0, 0.0016), (.circularArc, 0.0025, 0.004),
        (.superellipse, 0.0155, 0.0185),
    ])
    func outlines(method: IconExhibit.Method, least: CGFloat, most: CGFloat) throws {
        let deviation = try Self.deviation(method)
        #expect(deviation >= least && deviation <= most, "\(deviation)")
    }

    /// The figures that the scene shows beside each drawing are the drawing's own.
    @Test(arguments: IconExhibit.Method.allCases)
    func theSceneSaysWhatIsDrawn(method: IconExhibit.Method) throws {
        let file = EmbeddedSymbolsTests.root.appending(path: "Scenes/icon-methods.yaml")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let row = try #require(lines.firstIndex { $0.contains("method: \(method.rawValue) }") })
        let text = lines[row - 1]
        switch method {
        case .continuousCorner, .circularArc, .superellipse:
            let hundredths = Int((try Self.deviation(method) * 10_000).rounded())
            let fraction = hundredths % 100
            let words = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) % of the width"
            #expect(text.contains(words), "\(words)")
        case .drawAt, .drawIn, .aspectFit, .calibratedPointSize, .standardDimension, .resizable, .imageScaleLarge:
            let drawn = try draw(method)
            let words = "tile \(tenths(drawn.tile.width)) × \(tenths(drawn.tile.height))"
            #expect(text.contains(words), "\(words)")
            let glyph = "glyph \(Int((drawn.glyph * 100).rounded())) %"
            #expect(text.contains(glyph), "\(glyph)")
        }
    }

    private func tenths(_ value: CGFloat) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
