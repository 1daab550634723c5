// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

struct DrawingSVGTests {
    private func drawing(_ content: String, box: String = "0 0 10 10") throws(SVGError) -> Drawing {
        try Drawing(svg: Array("<svg viewBox='\(box)'>\n\(content)</svg>".utf8))
    }

    private func colors(_ drawing: Drawing) -> [RGBA] {
        drawing.commands.compactMap { command in
            guard case .fill(_, _, .color(let color)) = command else { return nil }
            return color.resolved(with: TraitCollection())
        }
    }

    @Test func shapesKeepTheirOrderAndColours() throws {
        let drawing = try drawing(
            """
            <g fill='#f00'><rect width='4' height='4'/><rect width='2' height='2' style='fill:rgb(0, 128, 255)'/></g>
            <g color='navy' fill='none' stroke='currentColor'><path d='M0 5H10'/></g>
            <circle r='1' fill='rgb(100%,0%,20%)'/><circle r='1'/><circle r='1' fill='none'/>
            """)
        #expect(drawing.size == CGSize(width: 10, height: 10))
        #expect(
            colors(drawing) == [
                RGBA(hex: 0xFF0000), RGBA(red: 0, green: 128.0 / 255, blue: 1), RGBA(hex: 0x000080),
                RGBA(red: 1, green: 0, blue: 0.2), .black,
            ])
        guard case .fill(let line, .nonZero, _) = drawing.commands[2] else {
            Issue.record("the third command is not the stroke")
            return
        }
        #expect(line.bounds == CGRect(x: 0, y: 4.5, width: 10, height: 1))
    }

    @Test func theViewBoxIsThePicture() throws {
        let drawing = try drawing("<rect x='10' y='20' width='8' height='8' fill-rule='evenodd'/>", box: "10 20 8 8")
        guard case .fill(let path, .evenOdd, _) = drawing.commands[0] else {
            Issue.record("no fill")
            return
        }
        #expect(drawing.size == CGSize(width: 8, height: 8))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    @Test(arguments: [
        (
            "<rect width='1' height='1' opacity='0.5'/>",
            SVGError.unsupportedAttribute("opacity", element: "rect", line: 2)
        ),
        (
            "<rect width='1' height='1' fill='url(#a)'/>",
            .invalidValue("url(#a)", attribute: "fill", element: "rect", line: 2)
        ),
        ("<rect width='1' height='1' fill='#ff'/>", .invalidValue("#ff", attribute: "fill", element: "rect", line: 2)),
        (
            "<rect width='1' height='1' fill='#11223344'/>",
            .invalidValue("#11223344", attribute: "fill", element: "rect", line: 2)
        ),
        ("<path d='M0 0H1' stroke='bleu'/>", .invalidValue("bleu", attribute: "stroke", element: "path", line: 2)),
        (
            "<path d='M0 0H1' stroke='rgb(1,2)'/>",
            .invalidValue("rgb(1,2)", attribute: "stroke", element: "path", line: 2)
        ),
        ("<linearGradient/>", .unsupportedElement("linearGradient", line: 2)), ("<g/>", .empty),
    ])
    func whatIsNotReadIsNamed(content: String, error: SVGError) {
        #expect(throws: error) { try drawing(content) }
    }

    @Test func aPictureHasALimitedNumberOfShapes() throws {
        let many = String(repeating: "<rect width='1' height='1'/>", count: 10_000)
        #expect(try drawing(many).commands.count == 10_000)
        #expect(throws: SVGError.tooManyShapes(limit: 10_000, line: 2)) { try drawing(many + "<circle r='1'/>") }
    }

    /// Broken files are errors or drawings of finite shapes.
    @Test func changedBytesNeverCrashTheReader() {
        let file = Array(
            """
            <svg viewBox="0 0 10 10"><g transform="rotate(9 3 4)" fill="#123456"><path d="M1 1C2 3 9 8 5 5Z"/>
            <rect width="9" height="8" rx="2" stroke="rgb(1,2,3)" stroke-width="0.5"/></g></svg>
            """.utf8)
        var random = SystemlessRandom(state: 21)
        var readable = 0
        for round in 0..<800 {
            var bytes = file
            for _ in 0...Int(random.next() % 3) {
                let index = Int(random.next() % UInt64(bytes.count))
                let digits = Array("0123456789.-".utf8)
                bytes[index] =
                    round.isMultiple(of: 2)
                    ? digits[Int(random.next() % 12)] : UInt8(truncatingIfNeeded: random.next() % 128)
            }
            guard let drawing = try? Drawing(svg: bytes) else { continue }
            readable += 1
            for case .fill(let path, _, _) in drawing.commands { #expect(path.isFinite) }
        }
        #expect(readable > 20 && readable < 780, "\(readable)")
    }
}
