// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellShaping
import ListCellText
import Testing

@testable import ListCellLayout
@testable import ListCellRendering

@Suite("Display lists")
struct DisplayListTests {
    static func builder(_ traits: TraitCollection = TraitCollection()) -> DisplayListBuilder {
        DisplayListBuilder(traits: traits, symbols: .builtIn)
    }

    @Test("A path drawn the other way round has the same area with the other sign, and the same pixels")
    func reversedPath() {
        var path = StrokeTests.circle(radius: 6).applying(AffineTransform(translationByX: 8.2, byY: 8.3))
        path.append(RasterizerTests.rect(1, 1, 5, 9))
        #expect(abs(path.reversed.signedArea + path.signedArea) < 1e-9)
        #expect(path.reversed.reversed == path)
        #expect(RasterizerTests.mask(path.reversed) == RasterizerTests.mask(path))
    }

    @Test("A semibold symbol is thicker by 0.043 point sizes on the whole, whichever way its outline runs")
    func weights() {
        for outline in [Path.rect(CGRect(x: -0.5, y: -0.05, width: 1, height: 0.1)), StrokeTests.circle(radius: 0.4)] {
            for path in [outline, outline.reversed] {
                let symbol = Symbol(name: "s", path: path, bounds: path.bounds, advance: 1.2)
                #expect(symbol.weighted(.light) == symbol)
                let heavier = symbol.weighted(.semibold)
                #expect(abs(heavier.bounds.width - symbol.bounds.width - 0.043) < 1e-9)
                let ink = heavier.path.bounds
                #expect(abs(ink.width - heavier.bounds.width) < 1e-3)
                #expect(abs(ink.height - heavier.bounds.height) < 1e-3)
                // Nothing cancels: the middle stays filled.
                let large = heavier.path.applying(.glyph(scale: 12, center: CGPoint(x: 8, y: 8), isMirrored: false))
                let mask = RasterizerTests.mask(large)
                #expect(mask.coverage[mask.index(x: 8, y: 8)] > 200)
            }
        }
    }

    @Test(
        "The ink of each accessory's symbol fills its frame, in both directions",
        arguments: [
            CellAccessory.Kind.disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect,
            .outlineDisclosure, .popUpMenu,
        ], [false, true])
    func accessories(kind: CellAccessory.Kind, mirrored: Bool) throws {
        var builder = Self.builder()
        let frame = CGRect(x: 30, y: 10, width: 22, height: 22)
        builder.add(
            ScreenTests.accessory(kind, frame, mirrored: mirrored), of: "0.0", state: [], origin: CGPoint(x: 5, y: 7))
        let ink = try #require(builder.items.last).frame
        let place = frame.offsetBy(dx: 5, dy: 7)
        #expect(abs(max(ink.width, ink.height) - 22) < 0.1)
        #expect(abs(ink.midX - place.midX) < 0.05)
        #expect(abs(ink.midY - place.midY) < 0.05)
        #expect(builder.items.last?.name == "0.0 " + kind.name)
    }

    @Test("The chevron of an expanded cell is the same turned about its middle", arguments: [false, true])
    func expanded(mirrored: Bool) throws {
        let accessory = ScreenTests.accessory(
            .outlineDisclosure, CGRect(x: 30, y: 10, width: 8.333, height: 14.333), mirrored: mirrored)
        let inks = try [CellState(), .expanded].map { state in
            var builder = Self.builder()
            builder.add(accessory, of: "0.0", state: state, origin: .zero)
            return try #require(builder.items.last).frame
        }
        #expect(abs(inks[1].width - inks[0].height) < 0.05 && abs(inks[1].height - inks[0].width) < 0.05)
        #expect(abs(inks[1].midX - inks[0].midX) < 0.05 && abs(inks[1].midY - inks[0].midY) < 0.05)
    }

    @Test("Text shortened without an ellipsis is cut at its width; other text is not")
    func clippedText() {
        var label = ScreenTests.label("A long text", x: 16, y: 16)
        var builder = Self.builder()
        builder.add(label, name: "text", origin: .zero)
        #expect(builder.items.count == 1)
        label.isTruncated = true
        builder = Self.builder()
        builder.add(label, name: "text", origin: .zero)
        #expect(builder.items.count == 3)
        label.lines[0].line.string = "A long…"
        builder = Self.builder()
        builder.add(label, name: "text", origin: .zero)
        #expect(builder.items.count == 1)
    }

    @Test("Justified lines but the last are as wide as their space")
    func justified() throws {
        var label = ScreenTests.label("one two three", x: 0, y: 0)
        label.lines.append(label.lines[0])
        label.justifiedWidth = label.lines[0].line.width + 30
        var builder = Self.builder()
        builder.add(label, name: "text", origin: .zero)
        #expect(abs(builder.items[0].frame.width - label.lines[0].line.width - 30) < 1e-9)
        #expect(builder.items[1].frame.width == label.lines[0].line.width)
        guard case .text(let run) = builder.items[0].content else {
            Issue.record("no text")
            return
        }
        let bars = try run.shapes(.blocks, language: "en").map(\.path.bounds)
        #expect(abs(bars[2].maxX - builder.items[0].frame.width) < 0.01)
        // Letters of the second and third word are moved by one and two of the wider spaces.
        var natural = run
        natural.extraSpace = 0
        let letters = try [natural, run].map { try $0.shapes(.glyphs(FontLibrary()), language: "en").map(\.origin.x) }
        let moves = zip(letters[0], letters[1]).map { $1 - $0 }
        #expect(moves.count == 11)
        for (index, move) in moves.enumerated() {
            #expect(abs(move - (index < 3 ? 0 : index < 6 ? 15 : 30)) < 1e-9, "letter \(index)")
        }
    }

    @Test(
        "A switch has its tint when it is on and a grey when it is off, and its thumb at the side that says which",
        arguments: OperatingSystem.allCases, UserInterfaceStyle.allCases)
    func switches(system: OperatingSystem, style: UserInterfaceStyle) throws {
        for direction in LayoutDirection.allCases {
            for isOn in [false, true] {
                let traits = TraitCollection(system: system, userInterfaceStyle: style, layoutDirection: direction)
                var builder = Self.builder(traits)
                let frame = CGRect(x: 20, y: 10, width: 60, height: 30)
                builder.add(ScreenTests.accessory(.switch(isOn: isOn), frame), of: "0.0", state: [], origin: .zero)
                guard case .path(_, _, let track)? = builder.items.first?.content,
                    case .path(_, _, let thumb)? = builder.items.last?.content
                else {
                    Issue.record("no switch")
                    return
                }
                let grey: CatalogColor = system < .iOS26 ? .secondarySystemFill : .tertiaryLabel
                #expect(track == Color(isOn ? .systemGreen : grey).resolved(with: traits))
                #expect(thumb == .white)
                let place = try #require(builder.items.last).frame
                let isAtRight = isOn == (direction == .leftToRight)
                #expect(place.height == 26 && place.minY == 12)
                #expect(isAtRight ? place.maxX == 78 : place.minX == 22)
            }
        }
    }

    @Test("A switch of 26 has the outline of a picture of iOS 26")
    func switchOutline() {
        // Left edges of rows of the track, in pixels from the track's corner at @3x, read off the picture.
        let rows: [(Int, Double)] = [(2, 29.1), (4, 23.4), (6, 19.7), (11, 13.1), (20, 5.9), (26, 2.9), (41, 0)]
        let track = Path.switchCapsule(CGRect(x: 0, y: 0, width: 63, height: 28))
        let mask = RasterizerTests.mask(
            track.applying(AffineTransform(scaleByX: 3, byY: 3)), width: 189, height: 84)
        for (row, left) in rows {
            let empty = (0..<94).reduce(0.0) { $0 + 1 - Double(mask.coverage[mask.index(x: $1, y: row)]) / 255 }
            #expect(abs(empty - left) < 0.6, "row \(row): \(empty)")
        }
    }

    @Test("A background paints shadow, colour, the image within its corners, and the stroke, in this order")
    func backgrounds() {
        var content = ListContentConfiguration(preset: .cell, design: .design26)
        content.text = "Title"
        var cell = ListCell(content)
        cell.background = .listCell()
        cell.background?.cornerRadius = 8
        cell.background?.strokeWidth = 1
        cell.background?.strokeColor = Color(.systemRed)
        cell.background?.shadowProperties.opacity = 0.5
        cell.background?.image = Image(Color(.systemBlue), size: CGSize(width: 9, height: 9))
        let list = List(appearance: .plain, sections: [List.Section(rows: [cell])])
        let layout = ListLayout(list, traits: TraitCollection(), width: 402, measurer: SystemFontMeasurer())
        var builder = Self.builder()
        builder.add(layout.sections[0], index: 0, top: 0)
        let steps = builder.items.prefix(6).map { item in
            switch item.content {
            case .shadow(_, _, let shadow): "shadow \(shadow.color.alpha)"
            case .path: "path"
            case .pushClip: "push"
            case .rectangle: "rectangle"
            case .popClip: "pop"
            default: "other"
            }
        }
        #expect(steps == ["shadow 0.5", "path", "push", "rectangle", "pop", "path"])
    }
}
