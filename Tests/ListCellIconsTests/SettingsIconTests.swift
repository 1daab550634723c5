// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

struct SettingsIconTests {
    private let symbol = Symbol(
        name: "square", path: .rect(CGRect(x: -0.5, y: -0.5, width: 1, height: 1)),
        bounds: CGRect(x: -0.5, y: -0.5, width: 1, height: 1), advance: 1.2)

    private func icon(
        _ platform: SettingsIcon.Platform = .iOS, system: OperatingSystem = .iOS27, swiftUI: Bool = false
    ) -> SettingsIcon {
        SettingsIcon(
            symbol: symbol, color: RGBA(hex: 0x0088FF), platform: platform, system: system, isInSwiftUIList: swiftUI)
    }

    private func commands(_ icon: SettingsIcon) -> [DrawingCommand] {
        guard case .drawing(let drawing) = icon.image().content else { return [] }
        return drawing.commands
    }

    @Test(arguments: [
        (SettingsIcon.Platform.iOS, OperatingSystem.iOS27, false, 28.0, 17.36),
        (.iOS, .iOS27, true, 28, 17.36), (.iOS, .iOS26, false, 28, 17.36), (.iOS, .iOS26, true, 29, 17.98),
        (.iOS, .iOS18, false, 29, 17.98), (.iOS, .iOS17, true, 29, 17.98), (.watchOS, .iOS27, false, 24, 12.1125),
        (.visionOS, .iOS18, false, 32, 19.2),
    ])
    func tilesAndGlyphs(
        platform: SettingsIcon.Platform, system: OperatingSystem, swiftUI: Bool, tile: CGFloat, glyph: CGFloat
    ) throws {
        let icon = icon(platform, system: system, swiftUI: swiftUI)
        let image = icon.image()
        #expect(image.statedSize == CGSize(width: tile, height: tile))
        #expect(image.tile == CGRect(x: 0, y: 0, width: tile, height: tile))
        guard case .fill(let path, .nonZero, .color(let color))? = commands(icon).last else {
            Issue.record("the last command is not the glyph")
            return
        }
        #expect(abs(path.bounds.width - glyph) < 1e-9 && abs(path.bounds.midX - tile / 2) < 1e-9)
        #expect(abs(path.bounds.midY - tile / 2) < 1e-9)
        #expect(color == Color(RGBA.white))
    }

    @Test func outlines() {
        let tile = CGRect(x: 0, y: 0, width: 28, height: 28)
        guard case .fill(let modern, _, .gradient)? = commands(icon()).first,
            case .fill(let old, _, .color(let flat))? = commands(icon(system: .iOS18)).first,
            case .fill(let circle, _, .gradient)? = commands(icon(.watchOS)).first
        else {
            Issue.record("the first command is not the tile")
            return
        }
        #expect(modern == .continuousRoundedRect(tile, radius: 28 * 0.2635))
        #expect(old == .continuousRoundedRect(CGRect(x: 0, y: 0, width: 29, height: 29), radius: 29 * 0.225))
        #expect(flat == Color(RGBA(hex: 0x0088FF)))
        #expect(circle == .ellipse(in: CGRect(x: 0, y: 0, width: 24, height: 24)))
    }

    @Test func onlyTheGlyphCastsAShadowInsideTheTile() {
        let commands = commands(icon())
        #expect(commands.count == 5)
        guard case .fill(let tile, _, _) = commands[0], case .pushClip(let clip, .nonZero) = commands[1],
            case .shadow(let caster, _, let shadow) = commands[2], case .popClip = commands[3],
            case .fill(let glyph, _, _) = commands[4]
        else {
            Issue.record("other commands")
            return
        }
        #expect(clip == tile && caster == glyph)
        #expect(
            shadow
                == Shadow(
                    color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.09), offset: CGSize(width: 0, height: 0.8),
                    radius: 0.75))
        #expect(icon(.watchOS).shadow?.radius == 0.35)
        #expect(icon(system: .iOS18).shadow == nil)
    }

    @Test func theSymbolCanvasIsTheSymbolImageOfTheBackground() {
        var icon = icon()
        icon.canvas = .symbol
        let image = icon.image()
        let side: CGFloat = 107.0 / 3
        #expect(image.statedSize == CGSize(width: side, height: side))
        #expect(image.tile == CGRect(x: (side - 28) / 2, y: (side - 28) / 2, width: 28, height: 28))
        #expect(icon.image(displayScale: 2).statedSize?.width == 36)
        #expect(icon.image(displayScale: .nan).statedSize?.width == side)
    }

    @Test(arguments: [(31.0, 28.0), (62, 56), (-1, 28), (.nan, 28), (.infinity, 28)])
    func pointSizes(pointSize: CGFloat, tile: CGFloat) {
        var icon = icon()
        icon.pointSize = pointSize
        #expect(icon.tileSize == tile)
    }

    @Test func someSymbolsHaveOpticalSizes() throws {
        var gear = icon()
        gear.symbol = try #require(SymbolLibrary.builtIn.symbol(named: "gear"))
        #expect(abs(gear.glyphPointSize * gear.symbol.bounds.width - 0.76 * 28) < 1e-9)
        gear.system = .iOS26
        #expect(abs(gear.glyphPointSize - 0.673 * 28) < 1e-9)
        gear.platform = .watchOS
        #expect(abs(gear.glyphPointSize - 12.1125) < 1e-9)
    }

    @Test func noGlyphLeavesTheTile() {
        for platform in SettingsIcon.Platform.allCases {
            for name in SymbolLibrary.builtIn.names {
                var icon = icon(platform)
                icon.symbol = SymbolLibrary.builtIn.exactSymbol(named: name) ?? .unknown
                // Gear has an optical size of its own: 76 % of the tile (reported).
                if platform == .iOS, name == "gear" { continue }
                #expect(icon.symbol.bounds.width * icon.glyphPointSize <= 0.73 * icon.tileSize + 1e-9, "\(name)")
            }
        }
        var flat = icon()
        flat.symbol.bounds.size.width = 1.17
        #expect(abs(flat.glyphPointSize - 17.36) < 1e-9)
    }
}
