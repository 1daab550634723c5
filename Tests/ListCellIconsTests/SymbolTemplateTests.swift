// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

/// Files laid out as the SF Symbols app exports templates; the drawing is a plain square of our own.
struct SymbolTemplateTests {
    private func template(style: String = "", layer: String = "", margins: String = "Regular-M") -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
             <style>\(style)</style>
             <g id="Notes"><rect width="9" height="9" style="fill:white"/><text style="x">Weight</text></g>
             <g id="Guides">
              <line id="Baseline-M" style="fill:none;stroke:#27AAE1;opacity:1;" x1="263" x2="3036" y1="1126" y2="1126"/>
              <line id="Capline-M" x1="263" x2="3036" y1="1055.541" y2="1055.541"/>
              <line id="left-margin-\(margins)" x1="1400" x2="1400" y1="1030" y2="1150"/>
              <line id="right-margin-\(margins)" x1="1520" x2="1520" y1="1030" y2="1150"/>
             </g>
             <g id="Symbols">
              <g id="Black-S"><path d="M0 0H900V900Z"/></g>
              <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
               <path class="monochrome-0 hierarchical-0:primary" d="M10-85.2295V14.7705H110V-85.2295Z" \(layer)/>
              </g>
             </g>
            </svg>
            """.utf8)
    }

    @Test func theRegularMediumDrawingIsTaken() throws {
        let symbol = try Symbol(name: "mine", svg: template())
        #expect(abs(symbol.advance - 1.2) < 2e-4)
        #expect(abs(symbol.bounds.minX + 0.5) < 2e-4 && abs(symbol.bounds.maxX - 0.5) < 2e-4)
        #expect(abs(symbol.bounds.minY + 0.5) < 2e-4 && abs(symbol.bounds.maxY - 0.5) < 2e-4)
    }

    @Test func whatIsMissingIsNamed() {
        #expect(throws: SVGError.missingTemplateElement(id: "left-margin-Regular-M")) {
            try Symbol(name: "mine", svg: template(margins: "Regular-S"))
        }
    }

    @Test func layersThatEraseAreAnError() throws {
        let erasing = ".monochrome-0 {-sfsymbols-motion-group:1;-sfsymbols-clear-behind:true}"
        #expect(throws: SVGError.layersErase(line: 15)) { try Symbol(name: "mine", svg: template(style: erasing)) }
        let other = ".hierarchical-0:primary {-sfsymbols-clear-behind:true}"
        _ = try Symbol(name: "mine", svg: template(style: other))
    }

    @Test func attributesOfTheDrawingAreChecked() {
        #expect(throws: SVGError.unsupportedAttribute("mask", element: "path", line: 15)) {
            try Symbol(name: "mine", svg: template(layer: "mask='url(#a)'"))
        }
    }
}
