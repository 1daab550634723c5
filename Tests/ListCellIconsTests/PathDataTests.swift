// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

struct PathDataTests {
    /// Data and the same drawing written out with absolute commands and separators.
    @Test(arguments: [
        ("M1 2 3 4-5-6.5.5.25", "M1 2L3 4L-5-6.5L.5 .25"),
        ("m1,2 3,4 l-1-1", "M1 2L4 6 3 5"),
        ("M10 10h5v-5H0V0", "M10 10H15V5H0V0"),
        ("m10 10h5 5v-5-5", "M10 10H15 20V5 0"),
        ("M0 0c1 2 3 4 5 6s7 8 9 10", "M0 0C1 2 3 4 5 6 7 8 12 14 14 16"),
        ("M0 0S1 2 3 4", "M0 0C0 0 1 2 3 4"),
        ("M0 0q1 2 3 4t5 6T20 20", "M0 0Q1 2 3 4 5 6 8 10 11 14 20 20"),
        ("M0 0Q1 2 3 4C1 1 2 2 3 3T5 5", "M0 0Q1 2 3 4C1 1 2 2 3 3Q3 3 5 5"),
        ("M1 1h2zl1 1", "M1 1H3ZM1 1L2 2"),
        ("M1 1h2zm1 1h1", "M1 1H3ZM2 2H3"),
        ("  M1e1-2E-1 3.e0 .5e+1 \n", "M10-.2L3 5"),
        ("M+.50000000000000000000000-000000000000000000001.", "M0.5-1"),
        ("M1234567.00000000000000001.5", "M1234567 .5"),
        ("", ""),
        ("M1 2", "M1 2"),
        ("M0 0A5 5 0 0 1 0 0", "M0 0"),
        ("M0 0A0 5 0 0 1 3 4", "M0 0L3 4"),
    ])
    func commands(data: String, plain: String) throws {
        let path = try PathData.path(data)
        let expected = try PathData.path(plain)
        #expect(path.elements.count == expected.elements.count)
        #expect(PathData.text(path, decimals: 6) == PathData.text(expected, decimals: 6))
    }

    @Test func theFirstCommandsGiveTheseElements() throws {
        let path = try PathData.path("M1-2H4Q5 6 7 8c1 1 2 2 3 3Z")
        #expect(
            path.elements == [
                .move(CGPoint(x: 1, y: -2)), .line(CGPoint(x: 4, y: -2)),
                .quadCurve(control: CGPoint(x: 5, y: 6), end: CGPoint(x: 7, y: 8)),
                .curve(
                    control1: CGPoint(x: 8, y: 9), control2: CGPoint(x: 9, y: 10), end: CGPoint(x: 10, y: 11)),
                .close,
            ])
    }

    /// Every curve's points keep the distance 1 from the centre, in the ellipse's own axes.
    @Test(arguments: [
        ("M10 0A10 10 0 0 1 0 10", CGPoint(x: 0, y: 0), 10.0, 10.0, 0.0, 1),
        ("M10 0a10 10 0 1 0-10 10", CGPoint(x: 0, y: 0), 10, 10, 0, 3),
        ("M10 0A10 10 0 012 0", CGPoint(x: 6, y: -9.16515138991168), 10, 10, 0, 1),
        ("M-3 0A1 2 90 0 0 3 0", CGPoint(x: 0, y: 0), 1.5, 3, 90, 2),
        ("M20 0A20 5 0 1 1-20 0A20 5 0 1 1 20 0", CGPoint(x: 0, y: 0), 20, 5, 0, 4),
    ])
    func arcs(data: String, center: CGPoint, radiusX: Double, radiusY: Double, turn: Double, cubics: Int) throws {
        let path = try PathData.path(data)
        var current = CGPoint.zero
        var count = 0
        let angle = turn * .pi / 180
        for element in path.elements {
            guard case .curve(let control1, let control2, let end) = element else {
                if case .move(let point) = element { current = point }
                continue
            }
            count += 1
            for t in [0.0, 0.25, 0.5, 0.75, 1] {
                let s = 1 - t
                let x =
                    s * s * s * current.x + 3 * s * s * t * control1.x + 3 * s * t * t * control2.x + t * t * t * end.x
                let y =
                    s * s * s * current.y + 3 * s * s * t * control1.y + 3 * s * t * t * control2.y + t * t * t * end.y
                let (dx, dy) = (x - center.x, y - center.y)
                let along = (dx * cos(angle) + dy * sin(angle)) / radiusX
                let across = (dy * cos(angle) - dx * sin(angle)) / radiusY
                #expect(abs((along * along + across * across).squareRoot() - 1) < 4e-4)
            }
            current = end
        }
        #expect(count == cubics)
    }

    @Test(arguments: [
        ("L1 2", 0, PathDataError.Reason.startsWithoutMove), ("M1", 2, .expectedNumber), ("M1,2,", 5, .expectedNumber),
        ("M,1 2", 1, .expectedNumber), ("M1 2 x", 5, .expectedCommand), ("M1 2 3", 6, .expectedNumber),
        ("M1 2C1 2 3 4 5", 14, .expectedNumber), ("M0 0A1 1 0 2 0 1 1", 11, .expectedFlag),
        ("M0 0z5", 5, .expectedCommand), ("M1 2e", 4, .expectedCommand), ("M1 1e400", 3, .expectedNumber),
        ("M1,,2", 3, .expectedNumber), ("M 1 2 é", 6, .expectedCommand), ("M--1 2", 1, .expectedNumber),
        ("M1 .", 3, .expectedNumber), ("M 2000000000 1", 2, .expectedNumber),
    ])
    func mistakesHaveAPlace(data: String, offset: Int, reason: PathDataError.Reason) {
        #expect(throws: PathDataError(offset: offset, reason: reason)) { try PathData.path(data) }
    }

    @Test func writingAndReadingGivesThePathBack() throws {
        var random = SystemlessRandom(state: 3)
        for _ in 0..<200 {
            var path = Path()
            for _ in 0..<Int(random.next() % 20) {
                func point() -> CGPoint {
                    CGPoint(x: CGFloat(random.next() % 2001) / 16 - 60, y: CGFloat(random.next() % 3) - 1)
                }
                if path.isEmpty || path.elements.last == .close { path.move(to: point()) }
                switch random.next() % 5 {
                case 0: path.move(to: point())
                case 1: path.addLine(to: point())
                case 2: path.addQuadCurve(to: point(), control: point())
                case 3: path.addCurve(to: point(), control1: point(), control2: point())
                default: path.close()
                }
            }
            #expect(try PathData.path(PathData.text(path, decimals: 4)) == path)
        }
    }

    @Test func noTextCrashesTheReader() {
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n\u{0}é".utf8)
        var random = SystemlessRandom(state: 5)
        var readable = 0
        for round in 0..<20_000 {
            var bytes = Array("M1 2".utf8)
            if round % 4 == 0 { bytes = [] }
            for _ in 0..<Int(random.next() % 24) { bytes.append(alphabet[Int(random.next() % UInt64(alphabet.count))]) }
            do throws(PathDataError) {
                let path = try PathData.path(String(decoding: bytes, as: UTF8.self))
                #expect(path.isFinite)
                readable += 1
            } catch {
                #expect((0...bytes.count * 3).contains(error.offset))
            }
        }
        #expect(readable > 100 && readable < 15_000)
    }
}

/// A small generator of repeatable numbers (SplitMix64).
struct SystemlessRandom {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
