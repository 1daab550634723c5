// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

/// Figures of the design notes that come out of several parts together.
struct IconFiguresTests {
    private func icon(_ symbol: String, _ platform: SettingsIcon.Platform) throws -> SettingsIcon {
        let symbol = try #require(SymbolLibrary.builtIn.exactSymbol(named: symbol))
        return SettingsIcon(symbol: symbol, color: RGBA(hex: 0x0088FF), platform: platform)
    }

    @Test func theBackgroundSymbolAt31Points() throws {
        let symbol = try #require(SymbolLibrary.builtIn.exactSymbol(named: "app.fill"))
        #expect(abs(symbol.bounds.width * 31 - 27.9) < 0.05 && abs(symbol.bounds.height * 31 - 27.9) < 0.05)
    }

    @Test func theBellOfTheWatchIsTwelveAndAHalfPointsHigh() throws {
        let icon = try icon("bell.badge.fill", .watchOS)
        #expect(abs(icon.symbol.bounds.height * icon.glyphPointSize - 12.5) <= 0.2)
    }

    /// On the phone the glyph's point size is about 62 % of the tile, on the watch a bit over a half.
    @Test(arguments: [(SettingsIcon.Platform.iOS, 0.62), (.watchOS, 0.505), (.visionOS, 0.6)])
    func glyphToTile(platform: SettingsIcon.Platform, ratio: Double) throws {
        let icon = try icon("wifi", platform)
        #expect(abs(icon.glyphPointSize / icon.tileSize - ratio) < 0.005)
    }

    /// The path of a rounded rectangle as UIKit prints it, in radii from the corner: every point of the tile's edge at
    /// 84 pixels is within 0.05 pixels of the curve through them.
    @Test func theTileIsTheSystemsOutline() throws {
        let corner: [[CGPoint]] = [
            [(1.528665, 0), (1.0884929576, 0), (0.8684069441, 0), (0.6314937928, 0.0749113878)],
            [
                (0.6314937928, 0.0749113878), (0.3728238266, 0.1690595560), (0.1690595560, 0.3728238266),
                (0.0749113878, 0.6314937928),
            ],
            [(0.0749113878, 0.6314937928), (0, 0.8684069441), (0, 1.0884929576), (0, 1.5286649847)],
        ].map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
        let radius = 84 * 0.2635
        let exact = corner.flatMap { cubic in (0...2000).map { Self.point(cubic, CGFloat($0) / 2000, scale: radius) } }
        let icon = try icon("wifi", .iOS)
        guard case .drawing(let drawing) = icon.image().content, case .fill(let path, _, _)? = drawing.commands.first
        else {
            Issue.record("the first command is not the tile")
            return
        }
        let drawn = path.applying(AffineTransform(scale: 3))
        #expect(abs(drawn.bounds.width - 84) < 1e-6)
        var compared = 0
        for point in Self.points(of: drawn) where point.x < radius * 1.5 && point.y < radius * 1.5 {
            let nearest = exact.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? .infinity
            #expect(nearest < 0.05, "\(point)")
            compared += 1
        }
        #expect(compared > 100)
    }

    private static func point(_ cubic: [CGPoint], _ t: CGFloat, scale: CGFloat) -> CGPoint {
        let s = 1 - t
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        return zip(cubic, weights).reduce(CGPoint.zero) { sum, pair in
            CGPoint(x: sum.x + pair.0.x * pair.1 * scale, y: sum.y + pair.0.y * pair.1 * scale)
        }
    }

    private static func points(of path: Path) -> [CGPoint] {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let end), .line(let end): current = end
            case .curve(let control1, let control2, let end):
                points += (0...50).map { point([current, control1, control2, end], CGFloat($0) / 50, scale: 1) }
                current = end
            case .quadCurve, .close: break
            }
        }
        return points
    }
}
