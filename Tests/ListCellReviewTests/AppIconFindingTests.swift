// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellReview

struct AppIconFindingTests {
    private typealias Master = TestMaster

    @Test func aPlainIconHasNoFinding() throws {
        #expect(try Master.findings(Master.plain) == [])
    }

    /// Corners rounded by hand in all the ways that generators do it, on black, white and grey.
    @Test(arguments: [0.12, 0.175, 0.225, 0.2635, 0.3], [UInt32(0), 0xFFFFFF, 0x808080])
    func cornersRoundedByHand(radius: Double, ground: UInt32) throws {
        for path in [
            Path.roundedRect(Master.square, radius: radius), .continuousRoundedRect(Master.square, radius: radius),
        ] {
            for color in [Master.blue, RGBA(hex: 0xF5D442)] {
                let bitmap = try Master.bitmap([Master.fill(path, color)], side: 256, ground: RGBA(hex: ground))
                let areRounded = RoundedCorners(bitmap).areRounded
                #expect(areRounded)
            }
        }
    }

    /// Square corners whatever is drawn in them.
    @Test func squareCorners() throws {
        let inner = CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8)
        let middle = CGPoint(x: 0.5, y: 0.5)
        let pictures: [[DrawingCommand]] = [
            Master.plain,
            [Master.fill(.rect(inner), .white)],
            [Master.fill(.continuousRoundedRect(inner, radius: 0.2), .white)],
            [Master.fill(.circle(center: middle, radius: 0.5), .white)],
            [Master.fill(.circle(center: middle, radius: 0.45), .white)],
            [Master.gradient(.zero, CGPoint(x: 1, y: 1), .black, .white)],
            [Master.gradient(.zero, CGPoint(x: 0, y: 1), .black, .white)],
            [
                Master.fill(
                    Path(elements: [
                        .move(CGPoint(x: 0.5, y: 0)), .line(CGPoint(x: 1, y: 0.5)), .line(CGPoint(x: 0.5, y: 1)),
                        .line(CGPoint(x: 0, y: 0.5)), .close,
                    ]), .white)
            ],
            [
                Master.fill(
                    Path(elements: [
                        .move(CGPoint(x: 0.2, y: 0)), .line(CGPoint(x: 0.8, y: 0)), .line(CGPoint(x: 1, y: 0.2)),
                        .line(CGPoint(x: 1, y: 0.8)), .line(CGPoint(x: 0.8, y: 1)), .line(CGPoint(x: 0.2, y: 1)),
                        .line(CGPoint(x: 0, y: 0.8)), .line(CGPoint(x: 0, y: 0.2)), .close,
                    ]), .white)
            ],
        ]
        for (index, commands) in pictures.enumerated() {
            let bitmap = try Master.bitmap(commands, side: 256, ground: Master.blue)
            let areRounded = RoundedCorners(bitmap).areRounded
            #expect(!areRounded, "picture \(index)")
        }
    }

    @Test func roundedCornersNameTheCornerPixels() throws {
        let path = Path.roundedRect(Master.square, radius: 0.3)
        let findings = try Master.findings([Master.fill(path, Master.blue)], ground: .black)
        let pixels = [(0, 0), (255, 0), (0, 255), (255, 255)].map { x, y in
            AppIconPixel(x: x, y: y, red: 0, green: 0, blue: 0, alpha: 255)
        }
        #expect(findings.first == .roundedCorners(pixels))
        #expect(findings.first?.severity == .error)
    }

    @Test func transparencyNamesTheCornerPixels() throws {
        let path = Path.roundedRect(Master.square, radius: 0.2)
        let findings = try Master.master([Master.fill(path, Master.blue)], side: 256).findings
        guard case .notOpaque(let count, let pixels)? = findings.first, findings.count == 1 else {
            Issue.record("\(findings)")
            return
        }
        // Four corners of (1 − π/4) r².
        #expect(abs(Double(count) - 4 * (1 - .pi / 4) * 51.2 * 51.2) < 250)
        #expect(pixels.map { [$0.x, $0.y] } == [[0, 0], [255, 0], [0, 255], [255, 255]])
        #expect(pixels.allSatisfy { $0.alpha == 0 })
        let hole = try Master.bitmap(Master.plain, side: 64)
        var changed = hole
        changed.pixels[(20 * 64 + 30) * 4 + 3] = 254
        #expect(changed.transparency.count == 1)
        #expect(changed.transparency.pixels.map { [$0.x, $0.y] } == [[30, 20]])
    }

    @Test func smallPicturesAreBlurred() throws {
        #expect(try Master.master(Master.plain).findings == [.tooSmall(side: 256, needed: 1024)])
    }

    /// Lines of small marks, as of text or a photograph; a few large shapes are none.
    @Test func detailThatCannotBeMadeOut() throws {
        var marks = [Master.fill(.rect(Master.square), .white)]
        for row in 0..<14 {
            for column in 0..<20 {
                let rect = CGRect(
                    x: 0.1 + Double(column) * 0.04, y: 0.1 + Double(row) * 0.057, width: 0.022, height: 0.034)
                marks.append(Master.fill(.rect(rect), .black))
            }
        }
        let findings = try Master.findings(marks, ground: .white)
        #expect(findings.contains { $0.rule == "fine-detail" })
        let faint = [
            Master.fill(.rect(Master.square), Master.blue),
            Master.fill(.circle(center: CGPoint(x: 0.5, y: 0.5), radius: 0.25), RGBA(hex: 0x3376DF)),
        ]
        #expect(try Master.findings(faint).contains { $0.rule == "low-contrast" })
    }

    @Test(arguments: [(0.02, true), (0.03, true), (0.06, false), (0.2, false)])
    func contentNearTheEdge(inset: Double, isNear: Bool) throws {
        let shape = AppIconShape.squircle.path(in: Master.square.insetBy(dx: inset, dy: inset))
        let inner = AppIconShape.squircle.path(in: Master.square.insetBy(dx: inset + 0.05, dy: inset + 0.05))
        let commands = [
            Master.fill(.rect(Master.square), Master.blue), Master.fill(shape, .white), Master.fill(inner, Master.blue),
        ]
        let findings = try Master.findings(commands)
        #expect(findings.contains { $0.rule == "near-edge" } == isNear, "\(findings)")
    }

    private static let edges: [(ground: UInt32, expected: [Wallpaper])] = [
        (0xFFFFFF, [.light]), (0xF2F2F7, [.light]), (0x000000, [.dark]), (0x1C1C1E, [.dark]), (0x2A6FDB, []),
        (0x808080, []),
    ]

    @Test(arguments: edges)
    func edgesThatBlendIn(ground: UInt32, expected: [Wallpaper]) throws {
        let glyph = Master.fill(.circle(center: CGPoint(x: 0.5, y: 0.5), radius: 0.25), RGBA(hex: 0xC03030))
        let findings = try Master.findings([glyph], ground: RGBA(hex: ground))
        let found = findings.compactMap { finding -> Wallpaper? in
            guard case .blendsIn(let wallpaper, _, _) = finding else { return nil }
            return wallpaper
        }
        #expect(found == expected)
    }
}
