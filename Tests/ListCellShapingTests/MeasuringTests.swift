// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellShaping

struct MeasuringTests {
    let measurer = FullTextMeasurer(fonts: FontLibrary())

    @Test(arguments: ["", "Wi-Fi", "Display & Brightness\nNext", "A\tB"])
    func `ASCII text is measured without fonts`(string: String) {
        for width in [40.0, 120, .infinity] {
            let request = TextRequest(string: string, font: body, width: width)
            #expect(measurer.layout(request) == SystemFontMeasurer().layout(request))
        }
        #expect(measurer.fonts.usedFonts.isEmpty)
    }

    @Test(
        arguments: [
            ("Other…", [.leftToRight]), ("…הגדרות Wi-Fi", [.rightToLeft]), ("12:30", [.leftToRight]),
            ("(العربية)", [.rightToLeft]),
            ("Übersicht\nהגדרות", [.leftToRight, .rightToLeft]),
        ] as [(String, [LayoutDirection])])
    func `A paragraph runs as its first strong letter does`(string: String, directions: [LayoutDirection]) {
        let layout = measurer.layout(TextRequest(string: string, font: body, width: .infinity))
        #expect(layout.lines.map(\.direction) == directions)
    }

    @Test(arguments: [
        "Größe und Übersicht der Einstellungen", "Le réseau “Wi-Fi” n’est pas disponible…", "设置和通知中心的选项",
        "الإعدادات العامة والشبكات اللاسلكية", "การตั้งค่าทั่วไปของระบบ", "הגדרות Wi-Fi כלליות 12:30", "Ελληνικά Русский",
    ])
    func `A line is as wide as its glyphs' places say`(string: String) {
        for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byCharWrapping] {
            for lines in [0, 1, 2] {
                let request = TextRequest(
                    string: string, font: body, width: 110, numberOfLines: lines, lineBreakMode: mode)
                let layout = measurer.layout(request)
                #expect(layout.isApproximate)
                #expect(lines == 0 || layout.lines.count <= lines)
                for line in layout.lines {
                    let shaper = TextShaper(
                        fonts: measurer.fonts, font: body, language: "en",
                        faces: (try? measurer.fonts.drawingFaces(for: body)) ?? [])
                    let clusters = shaper.shape(line.string, direction: .rightToLeft).clusters
                    let width = clusters.reduce(0) { $0 + $1.advanceInEms } * body.pointSize
                    #expect(abs(width - line.width) < 1)
                    #expect(clusters.reduce(0) { $0 + $1.range.count } == line.string.unicodeScalars.count)
                }
            }
        }
    }

    @Test func `Nothing of a text is lost between its lines`() {
        let string = "Größe ändern, Übersicht — naïve façade 中文字符测试 und כללי ועוד"
        for width in stride(from: 1.0, to: 300, by: 7) {
            let layout = measurer.layout(TextRequest(string: string, font: body, width: width))
            let shown = layout.lines.map(\.string).joined()
            #expect(shown.filter { $0 != " " } == string.filter { $0 != " " })
        }
    }

    @Test func `The language decides where a line may break`() {
        let breaks = LineBreaks(language: "en").boundaries(of: Array("one two-three\nfour".utf16))
        #expect(breaks.map(\.offset) == [4, 8, 14, 18])
        #expect(breaks.map(\.isMandatory) == [false, false, true, false])
        #expect(LineBreaks(language: "no such language").boundaries(of: Array("a b".utf16)).map(\.offset) == [2, 3])
    }
}
