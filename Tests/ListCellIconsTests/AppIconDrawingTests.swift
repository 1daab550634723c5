// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

/// The three layers of an app icon made of a symbol: what each paints, from back to front.
@Suite struct AppIconDrawingTests {
    static func icon(_ system: OperatingSystem) throws -> SettingsIcon {
        SettingsIcon(
            symbol: try #require(SymbolLibrary.builtIn.exactSymbol(named: "bell.fill")), color: RGBA(hex: 0xFF383C),
            system: system, glyphColor: RGBA(hex: 0x112233))
    }

    @Test(arguments: OperatingSystem.allCases) func theFullIconIsASquareWithShadowAndGlyph(
        system: OperatingSystem
    ) throws {
        let icon = try Self.icon(system)
        let drawing = icon.appIconDrawing(.full)
        let square = Path.rect(CGRect(origin: .zero, size: drawing.size))
        #expect(drawing.size == CGSize(width: icon.tileSize, height: icon.tileSize))
        guard case .fill(square, .nonZero, let ground)? = drawing.commands.first,
            case .fill(let glyph, icon.symbol.fillRule, .color(let color))? = drawing.commands.last
        else {
            Issue.record("other commands")
            return
        }
        #expect(ground == icon.paint(of: CGRect(origin: .zero, size: drawing.size)))
        #expect(color == Color(icon.glyphColor))
        #expect(abs(glyph.bounds.midX - drawing.size.width / 2 - icon.symbol.bounds.midX * icon.glyphPointSize) < 1e-6)
        // Flat tiles of 18 and before have no shadow.
        #expect(drawing.commands.count == (system < .iOS26 ? 2 : 3))
        if system >= .iOS26 {
            guard case .shadow(glyph, _, let shadow) = drawing.commands[1] else {
                Issue.record("no shadow of the glyph")
                return
            }
            #expect(shadow == icon.shadow)
        }
    }

    @Test func theDarkIconIsTheGlyphInTheTilesColoursOnNothing() throws {
        let icon = try Self.icon(.iOS27)
        let drawing = icon.appIconDrawing(.coloredGlyph)
        guard drawing.commands.count == 1, case .fill(_, _, let paint) = drawing.commands[0] else {
            Issue.record("other commands")
            return
        }
        #expect(paint == icon.paint(of: CGRect(origin: .zero, size: drawing.size)))
    }

    @Test func theTintedIconIsTheGlyphInItsColourOnBlack() throws {
        let icon = try Self.icon(.iOS27)
        let commands = icon.appIconDrawing(.glyphOnBlack).commands
        guard commands.count == 2, case .fill(_, _, .color(let ground)) = commands[0],
            case .fill(_, _, .color(let glyph)) = commands[1]
        else {
            Issue.record("other commands")
            return
        }
        #expect(ground == Color(RGBA.black) && glyph == Color(icon.glyphColor))
    }
}
