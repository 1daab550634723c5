// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

struct SymbolSVGTests {
    private func symbol(_ content: String, name: String = "test", root: String = "viewBox=\"0 0 100 50\"") throws
        -> Symbol
    {
        try Symbol(
            name: name, svg: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\n\(content)\n</svg>".utf8))
    }

    private func hasInk(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
        InkTest(path, .nonZero).hasInk(CGPoint(x: x, y: y))
    }

    @Test func unitsAndOrigin() throws {
        let symbol = try symbol("<title>T</title><desc/><rect x='25' y='5' width='60' height='30' fill='#123'/>")
        #expect(PathData.text(symbol.path) == "M-0.25-0.2H0.35V0.1H-0.25Z")
        #expect(symbol.bounds == symbol.path.bounds)
        #expect(symbol.advance == 1 && symbol.fillRule == .nonZero && !symbol.isDirectional)
    }

    @Test(arguments: [
        ("<rect x='10' y='10' width='20' height='8' rx='4'/>", CGRect(x: 10, y: 10, width: 20, height: 8)),
        ("<circle cx='20' cy='20' r='5'/>", CGRect(x: 15, y: 15, width: 10, height: 10)),
        ("<ellipse cx='20' cy='20' rx='5' ry='2px'/>", CGRect(x: 15, y: 18, width: 10, height: 4)),
        ("<polygon points='1,1 5,1 5,9'/>", CGRect(x: 1, y: 1, width: 4, height: 8)),
        (
            "<line x1='5' y1='5' x2='15' y2='5' stroke='black' stroke-width='4' stroke-linecap='square'/>",
            CGRect(x: 3, y: 3, width: 14, height: 4)
        ),
        (
            "<polyline points='0 0 10 0 10 10' fill='none' stroke='red' stroke-width='2'/>",
            CGRect(x: 0, y: -1, width: 11, height: 11)
        ),
        (
            "<g transform='translate(10,20) scale(2)'><rect width='5' height='5'/></g>",
            CGRect(x: 10, y: 20, width: 10, height: 10)
        ),
        (
            "<g transform='rotate(90 10 10)'><rect x='10' y='10' width='6' height='2'/></g>",
            CGRect(x: 8, y: 10, width: 2, height: 6)
        ),
        (
            "<g transform='matrix(1 0 0 -1 0 30)'><rect x='10' y='10' width='6' height='2'/></g>",
            CGRect(x: 10, y: 18, width: 6, height: 2)
        ),
        (
            "<g transform='skewX(45)'><rect y='10' width='5' height='10'/></g>",
            CGRect(x: 10, y: 10, width: 15, height: 10)
        ),
        (
            "<g transform='translate(5) rotate(-90)' style='fill:none; stroke:#000'><path d='M0 0H10' style='stroke-width:2'/></g>",
            CGRect(x: 4, y: -10, width: 2, height: 10)
        ),
    ])
    func shapes(content: String, expected: CGRect) throws {
        let bounds = try symbol(content).bounds
        let drawn = [bounds.minX * 100 + 50, bounds.minY * 100 + 25, bounds.width * 100, bounds.height * 100]
        for (a, b) in zip(drawn, [expected.minX, expected.minY, expected.width, expected.height]) {
            #expect(abs(a - b) < 0.011)
        }
    }

    /// Two overlapping shapes, drawn in any direction, unite; a hole stays a hole unless another shape covers it.
    @Test(arguments: [
        "<path d='M0 0H40V40H0Z'/><path d='M20 0V40H60V0Z'/>",
        "<path d='M0 0V40H40V0Z'/><path d='M20 0V40H60V0Z'/>",
        "<path d='M0 0H60V40H0Z'/><path d='M10 10H20V20H10Z'/>",
        "<path d='M0 0V40H40V0Z'/><line x1='20' y1='20' x2='60' y2='20' stroke='black' stroke-width='40'/>",
        "<path d='M0 0H40V40H0Z'/><g transform='scale(-1 1)'><path d='M-20 0H-60V40H-20Z'/></g>",
    ])
    func overlappingShapesUnite(content: String) throws {
        let path = try symbol(content).path
        for x in [-0.45, -0.35, -0.25, -0.15, -0.05, 0.05] { #expect(hasInk(path, x, -0.1)) }
        #expect(!hasInk(path, 0.15, -0.1))
    }

    @Test(arguments: [
        "<path d='M0 0H40V40H0ZM10 10V30H30V10Z'/>",
        "<path d='M0 0V40H40V0ZM10 10H30V30H10Z'/>",
        "<path fill-rule='evenodd' d='M0 0H40V40H0ZM10 10H30V30H10Z'/>",
        "<path fill-rule='evenodd' d='M0 0V40H40V0ZM10 10H30V30H10ZM15 15H25V25H15ZM15 15H25V25H15Z'/>",
    ])
    func holesStay(content: String) throws {
        let path = try symbol(content).path
        #expect(hasInk(path, -0.45, -0.05) && !hasInk(path, -0.3, -0.05))
        let covered = try symbol(content + "<rect x='10' y='10' width='20' height='20'/>").path
        #expect(hasInk(covered, -0.45, -0.05) && hasInk(covered, -0.3, -0.05))
    }

    @Test func shapesWithinHolesAreKept() throws {
        let path = try symbol("<path fill-rule='evenodd' d='M0 0H40V40H0ZM8 8H32V32H8ZM16 16V24H24V16Z'/>").path
        #expect(hasInk(path, -0.46, -0.05) && !hasInk(path, -0.38, -0.05) && hasInk(path, -0.3, -0.05))
        let same = try symbol("<path d='M0 0H40V40H0ZM8 8H32V32H8ZM0 0H40V40H0Z'/>").path
        #expect(hasInk(same, -0.46, -0.05) && hasInk(same, -0.38, -0.05))
    }

    @Test(arguments: [
        ("chevron.forward", true), ("chevron.right", false), ("text.badge.backward", true), ("forwarded", false),
        ("leading.rect", true), ("squares.leading.rectangle", true), ("chevron.trailing.2", true),
    ])
    func directionalNames(name: String, isDirectional: Bool) throws {
        #expect(try symbol("<rect width='1' height='1'/>", name: name).isDirectional == isDirectional)
    }

    @Test(arguments: [
        ("<image href='a.png'/>", SVGError.unsupportedElement("image", line: 2)),
        ("<g>\n<text>a</text></g>", .unsupportedElement("text", line: 3)),
        ("<svg/>", .unsupportedElement("svg", line: 2)),
        ("<rect width='1' height='1' opacity='0.5'/>", .unsupportedAttribute("opacity", element: "rect", line: 2)),
        (
            "<rect width='1' height='1' clip-path='url(#a)'/>",
            .unsupportedAttribute("clip-path", element: "rect", line: 2)
        ),
        (
            "<path d='M0 0' stroke-dasharray='1 2'/>",
            .unsupportedAttribute("stroke-dasharray", element: "path", line: 2)
        ),
        ("<g style='mix-blend-mode:screen'/>", .unsupportedAttribute("mix-blend-mode", element: "g", line: 2)),
        ("<g style=':'/>", .invalidValue(":", attribute: "style", element: "g", line: 2)),
        ("<circle cx='1' cy='2'/>", .missingAttribute("r", element: "circle", line: 2)),
        ("<path/>", .missingAttribute("d", element: "path", line: 2)),
        ("<circle r='-1'/>", .invalidValue("-1", attribute: "r", element: "circle", line: 2)),
        ("<circle r='10%'/>", .invalidValue("10%", attribute: "r", element: "circle", line: 2)),
        (
            "<rect width='1' height='1' fill='url(#g)'/>",
            .invalidValue("url(#g)", attribute: "fill", element: "rect", line: 2)
        ),
        ("<polygon points='1 2 3'/>", .invalidValue("1 2 3", attribute: "points", element: "polygon", line: 2)),
        ("<g transform='turn(3)'/>", .invalidValue("turn(3)", attribute: "transform", element: "g", line: 2)),
        ("<g transform='rotate(3,4)'/>", .invalidValue("rotate(3,4)", attribute: "transform", element: "g", line: 2)),
        ("<g stroke-linejoin='arcs'/>", .invalidValue("arcs", attribute: "stroke-linejoin", element: "g", line: 2)),
        ("<path d='M0 0L1'/>", .invalidPathData(PathDataError(offset: 6, reason: .expectedNumber), line: 2)),
        ("<path fill-rule='evenodd' d='M0 0H20V20H0ZM10 10H30V30H10Z'/>", .crossingContours(line: 2)),
        ("<rect width='0' height='9'/>", .empty), ("<path d='M0 0H9V9Z' fill='none'/>", .empty),
        ("<g><g></g>", .malformed(line: 3)),
    ])
    func mistakesAreNamed(content: String, error: SVGError) {
        #expect(throws: error) { try symbol(content) }
    }

    @Test func filesThatAreNoSymbol() {
        #expect(throws: SVGError.malformed(line: 1)) { try Symbol(name: "a", svg: []) }
        #expect(throws: SVGError.notSVG(element: "html", line: 1)) { try Symbol(name: "a", svg: Array("<html/>".utf8)) }
        #expect(throws: SVGError.missingAttribute("viewBox", element: "svg", line: 1)) { try symbol("", root: "") }
        #expect(throws: SVGError.invalidValue("0 0 1", attribute: "viewBox", element: "svg", line: 1)) {
            try symbol("", root: "viewBox='0 0 1'")
        }
        let deep = String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)
        #expect(throws: SVGError.tooDeep(line: 2)) { try symbol(deep) }
    }

    @Test func nothingOutsideTheFileIsRead() throws {
        let text = """
            <!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>
            <svg viewBox="0 0 9 9"><desc>&a;</desc><rect width="1" height="1"/></svg>
            """
        let root = try SVGElement.root(of: Array(text.utf8))
        #expect(root.children.first?.text.isEmpty == true)
    }

    @Test func changedBytesNeverCrashTheReader() {
        let file = Array(
            """
            <svg viewBox="0 0 100 100"><g transform="rotate(9 3 4)" style="stroke:#000;fill:none">
            <path d="M10 10C20 3 9 8 5 5A5 6 7 0 1 20 20Z" stroke-width="3"/><rect x="3" width="9" height="8" rx="2"/>
            <polygon fill="#000" fill-rule="evenodd" points="1 2 30 4 5 60"/></g></svg>
            """.utf8)
        var random = SystemlessRandom(state: 9)
        var readable = 0
        for _ in 0..<1500 {
            var bytes = file
            for _ in 0...Int(random.next() % 3) {
                let index = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next() % 128)
                case 1: bytes.remove(at: index)
                default: bytes.insert(bytes[Int(random.next() % UInt64(bytes.count))], at: index)
                }
            }
            if let symbol = try? Symbol(name: "a", svg: bytes) {
                #expect(symbol.path.isFinite)
                readable += 1
            }
        }
        #expect(readable > 50 && readable < 1400)
    }
}
