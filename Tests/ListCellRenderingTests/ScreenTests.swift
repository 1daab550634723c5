// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout
@testable import ListCellRendering

@Suite("Screens")
struct ScreenTests {
    static func label(_ string: String, x: CGFloat, y: CGFloat, color: CatalogColor = .label) -> LabelLayout {
        let font = Font(textStyle: .body).resolved(with: TraitCollection())
        let line = SystemFontMeasurer().layout(TextRequest(string: string, font: font, width: .infinity)).lines[0]
        return LabelLayout(
            string: string, font: font, color: Color(color),
            frame: CGRect(x: x, y: y, width: line.width, height: 20 + 1 / 3),
            lines: [LineLayout(line: line, x: x, baseline: y + 16 + 1 / 3)], isTruncated: false, isApproximate: false,
            firstLineIndent: 0)
    }

    static func accessory(_ kind: CellAccessory.Kind, _ frame: CGRect, mirrored: Bool = false) -> AccessoryLayout {
        AccessoryLayout(
            accessory: CellAccessory(kind), frame: frame, glyphFrame: frame, slot: frame,
            tintColor: Color(kind == .disclosureIndicator ? .tertiaryLabel : .systemGreen), isMirrored: mirrored)
    }

    static func row(_ index: Int, y: CGFloat, last: Bool, text: String, _ accessories: [AccessoryLayout]) -> CellLayout
    {
        CellLayout(
            imageBox: Boxed(wrappedValue: nil), textBox: Boxed(wrappedValue: label(text, x: 60, y: 16)),
            secondaryTextBox: Boxed(wrappedValue: nil), controlBox: Boxed(wrappedValue: nil),
            backgroundBox: Boxed(wrappedValue: nil), id: .row(section: 0, row: index),
            frame: CGRect(x: 16, y: y, width: 343, height: 52),
            contentView: CGRect(x: 0, y: 0, width: 343, height: 52), accessories: accessories,
            separator: last
                ? nil
                : SeparatorLayout(frame: CGRect(x: 16, y: 51, width: 311, height: 1), color: Color(.separator)),
            alpha: 1, state: [], isFirstInCard: index == 0, isLastInCard: last)
    }

    /// Two rows in a card: a switch above, a chevron and a background of its own below.
    static func screen(
        title: String? = nil, style: UserInterfaceStyle = .light, mirrored: Bool = false
    ) -> Screen {
        let chevron = CGRect(x: mirrored ? 16 : 320, y: 20, width: 7, height: 12)
        var last = row(
            1, y: 87, last: true, text: "General settings",
            [accessory(.disclosureIndicator, chevron, mirrored: mirrored)])
        last.background = BackgroundLayout(
            frame: CGRect(x: 0, y: 0, width: 343, height: 52), color: Color(.systemYellow), cornerRadius: 0,
            strokeWidth: 0, strokeOutset: 0)
        let toggle = accessory(.switch(isOn: true), CGRect(x: 264, y: 12, width: 63, height: 28), mirrored: mirrored)
        let section = SectionLayout(
            card: CardLayout(
                frame: CGRect(x: 16, y: 35, width: 343, height: 104), cornerRadius: 26, cornerCurve: .circular,
                color: Color(.secondarySystemGroupedBackground)),
            rows: [row(0, y: 35, last: false, text: "Wi-Fi", [toggle]), last])
        let layout = ListLayout(
            traits: TraitCollection(
                userInterfaceStyle: style, layoutDirection: mirrored ? .rightToLeft : .leftToRight),
            appearance: .insetGrouped,
            container: .collectionView, deviations: [], contentSize: CGSize(width: 375, height: 156.5),
            sections: [section], backgroundColor: Color(.systemGroupedBackground), titleMargin: 16)
        return Screen(
            layout: layout, title: title, size: CGSize(width: 375, height: 300),
            safeAreaInsets: EdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    }

    @Test("Items come in order: cards, backgrounds, content, separators, title")
    func order() {
        let list = DisplayList(Self.screen(title: "Title"), text: .blocks)
        #expect(
            list.items.map(\.name) == [
                "0 card", "0.1 background", "0.1 background", "0.1 background", "0.0 text", "0.0 switch", "0.0 switch",
                "0.1 text", "0.1 disclosureIndicator", "0.0 separator", "title",
            ])
        #expect(list.description.contains("0.0 separator: [32, 212, 311, 1] rectangle #3c3c43 12 %"))
        #expect(list.description.contains("text \"Wi-Fi\" at 76, 193.333 in 17 pt regular #000000"))
    }

    @Test("The title takes a bar and 52 points below the safe area; without one the list begins there")
    func geometry() throws {
        #expect(Self.screen().listTop == 20)
        #expect(Self.screen(title: "Title").listTop == 126)
        let renderer = Renderer(scale: 3, text: .blocks)
        let all = try renderer.render(Self.screen(), mode: .all)
        // 20 + 156.5 + 10 points.
        #expect((all.width, all.height) == (1125, 560))
        let cut = try renderer.render(Self.screen())
        #expect((cut.width, cut.height) == (1125, 900))
        #expect(Array(cut.pixels.prefix(all.pixels.count)) == all.pixels)
    }

    @Test("Colours and edges lie where the layout says, to the pixel")
    func pixels() throws {
        let bitmap = try Renderer(scale: 3, text: .blocks).render(Self.screen())
        func pixel(_ x: CGFloat, _ y: CGFloat) -> [UInt8] { DrawingTests.pixel(bitmap, Int(x * 3), Int(y * 3)) }
        #expect(pixel(2, 2) == [242, 242, 247, 255])
        #expect(pixel(100, 55) == [255, 255, 255, 255])
        #expect(pixel(100, 55 - 0.33) == [242, 242, 247, 255])
        #expect(pixel(16.5, 55.5) == [242, 242, 247, 255])
        #expect(pixel(100, 106.1) == [232, 232, 232, 255])
        // The second row's own background lies in front of the card and keeps its corners.
        #expect(pixel(200, 110) == [255, 204, 0, 255])
        #expect(pixel(16.5, 158.5) == [242, 242, 247, 255])
        #expect(pixel(357, 81) == [255, 255, 255, 255])
        // The switch: track, thumb at the trailing side.
        #expect(pixel(16 + 275, 55 + 26) == [52, 199, 89, 255])
        #expect(pixel(16 + 310, 55 + 26) == [255, 255, 255, 255])
        // A tip of the chevron, in the middle of its right side: translucent gray over yellow.
        let chevron = pixel(16 + 326, 107 + 26)
        #expect(chevron == [197, 161, 20, 255])
    }

    @Test("Mirrored, the chevron points to the left and the thumb of a switch lies there")
    func mirrored() throws {
        let bitmap = try Renderer(scale: 3, text: .blocks).render(Self.screen(mirrored: true))
        func pixel(_ x: CGFloat, _ y: CGFloat) -> [UInt8] { DrawingTests.pixel(bitmap, Int(x * 3), Int(y * 3)) }
        #expect(pixel(16 + 17, 107 + 26) == [197, 161, 20, 255])
        #expect(pixel(16 + 22.5, 107 + 26) == [255, 204, 0, 255])
        #expect(pixel(16 + 275, 55 + 26) == [255, 255, 255, 255])
        #expect(pixel(16 + 320, 55 + 26) == [52, 199, 89, 255])
    }

    @Test("Any part has the pixels of the whole picture; below the content lies the background")
    func parts() throws {
        let renderer = Renderer(scale: 2, text: .blocks)
        let list = renderer.displayList(for: Self.screen(title: "A title"))
        let whole = try renderer.render(list, rows: 0..<600)
        for rows in [0..<1, 3..<90, 200..<277, 277..<278, 300..<600] {
            let part = try renderer.render(list, rows: rows)
            #expect(part.pixels[...] == whole.pixels[rows.lowerBound * 3000..<rows.upperBound * 3000])
        }
        let below = try renderer.render(list, rows: 5000..<5002)
        #expect(DrawingTests.pixel(below, 9, 1) == [242, 242, 247, 255])
    }

    @Test("Blocks are the same bytes on every machine")
    func golden() throws {
        let light = try Renderer(scale: 3, text: .blocks).render(Self.screen(title: "Settings"))
        let dark = try Renderer(scale: 2, text: .blocks).render(Self.screen(title: "Settings", style: .dark))
        #expect(Self.fingerprint(light) == "1125x900 4ecae1b062e29e16")
        #expect(Self.fingerprint(dark) == "750x600 5975938554d7531d")
    }

    /// FNV-1a of the size and the pixels.
    static func fingerprint(_ bitmap: Bitmap) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bitmap.pixels { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "\(bitmap.width)x\(bitmap.height) \(String(hash, radix: 16))"
    }

    @Test("A bar for each word, as wide as recorded, x-high on the baseline")
    func blocks() throws {
        let font = Font(textStyle: .body).resolved(with: TraitCollection())
        func width(_ string: String) -> CGFloat {
            SystemFontMeasurer().layout(TextRequest(string: string, font: font, width: .infinity)).width
        }
        let line = TextLine(string: "Two words", width: width("Two words"))
        let run = TextRun(line: line, font: font, color: .black, origin: CGPoint(x: 5, y: 20), extraSpace: 3)
        let bars = try run.shapes(.blocks, language: "en").map { $0.path.bounds }
        #expect(bars.count == 2)
        #expect(bars[0] == CGRect(x: 0, y: -17 * 1078 / 2048, width: width("Two"), height: 17 * 1078 / 2048))
        #expect(abs(bars[1].minX - (width("Two ") + 3)) < 1e-9)
        #expect(abs(bars[1].width - width("words")) < 1e-9)
    }

    @Test("Sizes that no picture can have are errors, not crashes")
    func limits() {
        var screen = Self.screen()
        let renderer = Renderer(scale: 3, text: .blocks)
        #expect(throws: RenderingError.unsupportedSize(width: 1125, height: 16_385, limit: 16_384)) {
            try renderer.render(screen, rows: 0..<16_385)
        }
        for width in [0, -5, .nan, .infinity, 1e9] as [CGFloat] {
            screen.size.width = width
            #expect(throws: RenderingError.self) { try renderer.render(screen) }
        }
        screen = Self.screen()
        screen.layout.contentSize.height = .infinity
        #expect(throws: RenderingError.self) { try renderer.render(screen, mode: .all) }
    }
}
