// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension SettingsIcon {
    /// What of an icon an app icon shows.
    public enum AppIconLayer: Sendable, Hashable {
        /// The symbol on a full square of the colour: the system rounds the corners.
        case full
        /// The symbol in the tile's colour on nothing, for dark home screens.
        case coloredGlyph
        /// The symbol in its own colour on black, for tinted home screens.
        case glyphOnBlack
    }

    /// The icon as an app icon: a square as large as the tile, with the tile's shading, glyph and shadow.
    public func appIconDrawing(_ layer: AppIconLayer) -> Drawing {
        let square = CGRect(x: 0, y: 0, width: tileSize, height: tileSize)
        let glyph = symbol.path.applying(glyphTransform(center: CGPoint(x: square.midX, y: square.midY)))
        var commands: [DrawingCommand] = []
        var glyphPaint = Paint.color(Color(glyphColor))
        switch layer {
        case .full:
            commands.append(.fill(.rect(square), .nonZero, paint(of: square)))
            if let shadow { commands.append(.shadow(glyph, symbol.fillRule, shadow)) }
        case .coloredGlyph: glyphPaint = paint(of: square)
        case .glyphOnBlack: commands.append(.fill(.rect(square), .nonZero, .color(Color(RGBA.black))))
        }
        commands.append(.fill(glyph, symbol.fillRule, glyphPaint))
        return Drawing(size: square.size, commands: commands)
    }
}
