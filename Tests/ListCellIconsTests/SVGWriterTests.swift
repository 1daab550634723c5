// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

struct SVGWriterTests {
    private let square = Path.rect(CGRect(x: 1, y: 2, width: 3, height: 4))

    @Test func everyCommandIsWritten() {
        let gradient = LinearGradient(
            start: CGPoint(x: 5, y: 0), end: CGPoint(x: 5, y: 10),
            stops: [
                LinearGradient.Stop(location: 0, color: .white),
                LinearGradient.Stop(location: 1 / 3, color: RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.25)),
            ])
        let shadow = Shadow(
            color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.09), offset: CGSize(width: 0, height: 0.8), radius: 0.75)
        let drawing = Drawing(
            size: CGSize(width: 10, height: 10.5),
            commands: [
                .fill(square, .nonZero, .gradient(gradient)), .pushClip(square, .evenOdd),
                .shadow(square, .nonZero, shadow), .popClip, .popClip,
                .stroke(square, StrokeStyle(width: 0.5, cap: .round), .tint), .pushClip(square, .nonZero),
                .fill(square, .evenOdd, .color(Color(RGBA(hex: 0x102030)))),
            ])
        let text = SVGWriter(tint: RGBA(hex: 0xFF0000)).svg(drawing)
        #expect(
            text == """
                <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10.5" viewBox="0 0 10 10.5">
                <defs>
                <linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="5" y1="0" x2="5" y2="10">
                <stop offset="0" stop-color="#ffffff"/>
                <stop offset="0.3333" stop-color="#0080ff" stop-opacity="0.25"/>
                </linearGradient>
                <clipPath id="c1"><path d="M1 2H4V6H1Z" clip-rule="evenodd"/></clipPath>
                <filter id="b1" filterUnits="userSpaceOnUse" x="-1.25" y="0.55" width="7.5" height="8.5" \
                color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="0.75"/></filter>
                <clipPath id="c2"><path d="M1 2H4V6H1Z"/></clipPath>
                </defs>
                <path d="M1 2H4V6H1Z" fill="url(#g1)"/>
                <g clip-path="url(#c1)">
                <path d="M1 2.8H4V6.8H1Z" fill="#000000" fill-opacity="0.09" filter="url(#b1)"/>
                </g>
                <path d="M1 2H4V6H1Z" fill="none" stroke="#ff0000" stroke-width="0.5" stroke-linecap="round" \
                stroke-linejoin="miter" stroke-miterlimit="4"/>
                <g clip-path="url(#c2)">
                <path d="M1 2H4V6H1Z" fill-rule="evenodd" fill="#102030"/>
                </g>
                </svg>

                """)
    }

    @Test func anIconIsWellFormedXML() throws {
        let symbol = try #require(SymbolLibrary.builtIn.symbol(named: "wifi"))
        let icon = SettingsIcon(symbol: symbol, color: RGBA(hex: 0x0088FF))
        guard case .drawing(let drawing) = icon.image().content else {
            Issue.record("the icon is not a drawing")
            return
        }
        let root = try SVGElement.root(of: Array(SVGWriter().svg(drawing).utf8))
        #expect(root.children.map(\.name) == ["defs", "path", "g", "path"])
    }
}
