// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellRendering

@Suite("Drawings")
struct DrawingTests {
    static let blue = RGBA(hex: 0x0000FF)

    static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let index = (y * bitmap.width + x) * 4
        return Array(bitmap.pixels[index..<index + 4])
    }

    static func square(_ side: CGFloat) -> Path { .rect(CGRect(x: 0, y: 0, width: side, height: side)) }

    @Test("A vertical gradient has its colours at its stops and lies on a line between and beyond them")
    func gradient() throws {
        let top = RGBA(hex: 0x1E6EF4)
        let bottom = RGBA(hex: 0x0A4ED2)
        // The stops stand at the centres of rows 6 and 71 of 78.
        let gradient = LinearGradient(
            start: CGPoint(x: 0, y: 6.5), end: CGPoint(x: 0, y: 71.5),
            stops: [.init(location: 0, color: top), .init(location: 1, color: bottom)])
        let drawing = Drawing(
            size: CGSize(width: 78, height: 78), commands: [.fill(Self.square(78), .nonZero, .gradient(gradient))])
        let bitmap = try Renderer.render(drawing, scale: 1)
        #expect(Self.pixel(bitmap, 40, 6) == [0x1E, 0x6E, 0xF4, 255])
        #expect(Self.pixel(bitmap, 40, 71) == [0x0A, 0x4E, 0xD2, 255])
        #expect(Self.pixel(bitmap, 0, 0) == [0x1E, 0x6E, 0xF4, 255])
        #expect(Self.pixel(bitmap, 77, 77) == [0x0A, 0x4E, 0xD2, 255])
        // Row 39 is 33/65 of the way: 30 − 20 · 33/65, 110 − 32 · 33/65, 244 − 34 · 33/65.
        #expect(Self.pixel(bitmap, 3, 39) == [20, 94, 227, 255])
    }

    @Test("A slanted gradient is evaluated at each pixel's centre")
    func slantedGradient() throws {
        let gradient = LinearGradient(
            start: .zero, end: CGPoint(x: 10, y: 0),
            stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)])
        let drawing = Drawing(
            size: CGSize(width: 10, height: 2), commands: [.fill(Self.square(10), .nonZero, .gradient(gradient))])
        let bitmap = try Renderer.render(drawing, scale: 1)
        #expect((0..<10).map { Self.pixel(bitmap, $0, 1)[0] } == [13, 38, 64, 89, 115, 140, 166, 191, 217, 242])
    }

    @Test("Along a diagonal both places count, and beyond both ends the outer stops go on")
    func diagonalGradient() throws {
        let gradient = LinearGradient(
            start: CGPoint(x: 2, y: 2), end: CGPoint(x: 7, y: 7),
            stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)])
        let drawing = Drawing(
            size: CGSize(width: 10, height: 10), commands: [.fill(Self.square(10), .nonZero, .gradient(gradient))])
        let bitmap = try Renderer.render(drawing, scale: 1)
        for y in 0..<10 {
            for x in 0..<10 {
                // A tenth of the way for each step to the right or down.
                let expected = min(max(Double(x + y + 1 - 4) / 10, 0), 1) * 255
                #expect(abs(Double(Self.pixel(bitmap, x, y)[0]) - expected) <= 0.51, "\(x), \(y)")
            }
        }
    }

    @Test("A shadow lies where its offset says, on both axes and at any scale", arguments: [1, 2] as [CGFloat])
    func shadowOffset(scale: CGFloat) throws {
        let shadow = Shadow(color: .black, offset: CGSize(width: 5, height: -3), radius: 0)
        let square = Path.rect(CGRect(x: 4, y: 10, width: 6, height: 6))
        let drawing = Drawing(size: CGSize(width: 20, height: 20), commands: [.shadow(square, .nonZero, shadow)])
        let bitmap = try Renderer.render(drawing, scale: scale)
        let side = bitmap.width
        let painted = (0..<side * side).filter { bitmap.pixels[$0 * 4 + 3] > 0 }
        #expect(painted.map { $0 % side }.min() == Int(9 * scale) && painted.map { $0 / side }.min() == Int(7 * scale))
        #expect(painted.map { $0 % side }.max() == Int(15 * scale) - 1)
        #expect(painted.map { $0 / side }.max() == Int(13 * scale) - 1)
    }

    /// The darkest blue under a level line of a width in pixels, when only its shadow is drawn.
    static func shadowed(width: CGFloat, scale: CGFloat, _ shadow: Shadow) throws -> [Double] {
        var line = Path()
        line.move(to: CGPoint(x: -20, y: 20))
        line.addLine(to: CGPoint(x: 60, y: 20))
        let outline = line.stroked(StrokeStyle(width: width / scale))
        let drawing = Drawing(size: CGSize(width: 40, height: 40), commands: [.shadow(outline, .nonZero, shadow)])
        let bitmap = try Renderer.render(drawing, scale: scale, background: blue)
        return (0..<bitmap.height).map { Double(pixel(bitmap, bitmap.width / 2, $0)[2]) }
    }

    @Test("The shadow of a 4 px line at @3x darkens blue to 241, below the line, and fades within 8 px")
    func shadow() throws {
        let shadow = Shadow(
            color: RGBA(hex: 0, alpha: 0.09), offset: CGSize(width: 0, height: 0.8), radius: 0.75)
        let rows = try Self.shadowed(width: 4, scale: 3, shadow)
        let darkest = try #require(rows.min())
        #expect(abs(darkest - 241) <= 1)
        let place = try #require(rows.firstIndex(of: darkest))
        #expect((60...63).contains(place))
        #expect(rows[place + 9] >= 254)
        #expect(rows[place - 9] >= 254)
    }

    @Test("The watch's shadow darkens by 3.4 %")
    func watchShadow() throws {
        let shadow = Shadow(
            color: RGBA(hex: 0, alpha: 0.045), offset: CGSize(width: 0, height: 0.5), radius: 0.35)
        let darkest = try #require(try Self.shadowed(width: 2, scale: 2, shadow).min())
        #expect(abs(100 * (1 - darkest / 255) - 3.4) <= 0.3)
    }

    @Test("A blur keeps the sum of what it blurs", arguments: [0.3, 0.7, 2.25, 11])
    func blurSum(sigma: Double) {
        let kernel = GaussianKernel(sigma: sigma)
        let sum = kernel.weights[0] + 2 * kernel.weights.dropFirst().reduce(0, +)
        #expect(abs(sum - 1) < 1e-5)
        #expect(zip(kernel.weights, kernel.weights.dropFirst()).allSatisfy { $0 > $1 })
        guard sigma > 0.5 else { return }
        // The second moment is the variance, and a twelfth that comes from the pixel's width.
        let variance = kernel.weights.enumerated().reduce(0.0) {
            $0 + 2 * Double($1.offset * $1.offset) * Double($1.element)
        }
        #expect(abs(variance / (sigma * sigma + 1 / 12) - 1) < 0.02)
    }

    @Test("Clips cut what follows, nested ones cut further, and end")
    func clips() throws {
        let left = Path.rect(CGRect(x: 0, y: 0, width: 5.5, height: 10))
        let top = Path.rect(CGRect(x: 0, y: 0, width: 10, height: 4))
        let red = Paint.color(Color(RGBA(hex: 0xFF0000)))
        let drawing = Drawing(
            size: CGSize(width: 10, height: 10),
            commands: [
                .pushClip(left, .nonZero), .pushClip(top, .nonZero), .fill(Self.square(10), .nonZero, red), .popClip,
                .fill(.rect(CGRect(x: 0, y: 8, width: 10, height: 1)), .nonZero, red), .popClip,
                .fill(.rect(CGRect(x: 9, y: 9, width: 1, height: 1)), .nonZero, .tint),
            ])
        let bitmap = try Renderer.render(drawing, scale: 1, tint: Self.blue)
        #expect(Self.pixel(bitmap, 2, 2) == [255, 0, 0, 255])
        #expect(Self.pixel(bitmap, 5, 2) == [128, 0, 0, 128])
        #expect(Self.pixel(bitmap, 6, 2) == [0, 0, 0, 0])
        #expect(Self.pixel(bitmap, 2, 5) == [0, 0, 0, 0])
        #expect(Self.pixel(bitmap, 2, 8) == [255, 0, 0, 255])
        #expect(Self.pixel(bitmap, 9, 8) == [0, 0, 0, 0])
        #expect(Self.pixel(bitmap, 9, 9) == [0, 0, 255, 255])
    }

    @Test("Translucent colours are blended in sRGB components and rounded to the nearest")
    func blending() throws {
        let colors: [(RGBA, RGBA, [UInt8])] = [
            (RGBA(hex: 0x3C3C43, alpha: 0.6), .white, [138, 138, 142, 255]),
            (RGBA(hex: 0x3C3C43, alpha: 0.12), .white, [232, 232, 232, 255]),
            (RGBA(hex: 0x545458, alpha: 0.5), RGBA(hex: 0x1C1C1E), [56, 56, 59, 255]),
            (RGBA(hex: 0x3C3C43, alpha: 0.3), .white, [197, 197, 199, 255]),
            (RGBA(hex: 0xFF0000, alpha: 0.5), .clear, [128, 0, 0, 128]),
        ]
        for (color, background, expected) in colors {
            let drawing = Drawing(
                size: CGSize(width: 1, height: 1), commands: [.fill(Self.square(1), .nonZero, .color(Color(color)))])
            #expect(Self.pixel(try Renderer.render(drawing, scale: 1, background: background), 0, 0) == expected)
        }
    }

    @Test("Random drawings with any colour, gradient and shadow never trap", arguments: 0..<3 as Range<UInt64>)
    func fuzz(seed: UInt64) throws {
        var random = SplitMix(state: seed &* 77)
        func color(_ random: inout SplitMix) -> RGBA {
            RGBA(
                red: Double(random.coordinate()), green: .nan, blue: 0.5, alpha: Double(random.below(12)) / 10)
        }
        for _ in 0..<10 {
            var commands: [DrawingCommand] = []
            for _ in 0..<random.below(8) {
                var path = Path()
                for _ in 0..<random.below(5) { path.addLine(to: random.point()) }
                let rule: FillRule = random.below(2) == 0 ? .nonZero : .evenOdd
                let stops = [
                    LinearGradient.Stop(location: 0, color: color(&random)),
                    LinearGradient.Stop(location: Double(random.below(2)), color: color(&random)),
                ]
                let gradient = LinearGradient(start: random.point(), end: random.point(), stops: stops)
                let shadow = Shadow(
                    color: color(&random), offset: CGSize(width: random.coordinate(), height: 1),
                    radius: CGFloat(random.below(9)))
                switch random.below(5) {
                case 0: commands.append(.fill(path, rule, .gradient(gradient)))
                case 1: commands.append(.stroke(path, StrokeStyle(width: 3), .color(Color(color(&random)))))
                case 2: commands.append(.shadow(path, rule, shadow))
                case 3: commands.append(.pushClip(path, rule))
                default: commands.append(.popClip)
                }
            }
            let drawing = Drawing(size: CGSize(width: 30, height: 20), commands: commands)
            _ = try Renderer.render(drawing, scale: 2)
        }
    }
}
