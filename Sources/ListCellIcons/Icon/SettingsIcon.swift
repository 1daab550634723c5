// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A Settings-style icon: a white symbol on a coloured tile.
public struct SettingsIcon: Hashable, Sendable {
    /// The system whose Settings app has the icon; decides size, shape, gradient and shadow.
    public enum Platform: String, CaseIterable, Sendable, Hashable { case iOS, watchOS, visionOS }
    /// The tile's outline: a square with continuous corners, or a circle.
    public enum Shape: String, CaseIterable, Sendable, Hashable { case squircle, circle }
    /// What the picture's size is: the visible tile, or the larger symbol image that UIKit's own drawing gives.
    public enum Canvas: String, CaseIterable, Sendable, Hashable { case tile, symbol }

    /// What stands on the tile, centred by its box.
    public var symbol: Symbol
    /// The tile's colour; a system colour in its light variant.
    public var color: RGBA
    /// Default iOS.
    public var platform: Platform
    /// nil: the platform's own.
    public var shape: Shape?
    /// The point size of the tile's background symbol, in points; nil: the platform's own (31 on iOS 27).
    ///
    /// A value that is not finite or not above 0 counts as nil.
    public var pointSize: CGFloat?
    /// What the picture's size is; default the visible tile.
    public var canvas: Canvas
    /// Decides the tile's size, outline and gradient on iOS.
    public var system: OperatingSystem
    /// Whether the list is a SwiftUI list, where iOS 26 draws a 29 pt tile.
    public var isInSwiftUIList: Bool
    /// The symbol's colour; default white.
    public var glyphColor: RGBA

    /// An icon as the Settings app of a platform draws it, by default of the newest iOS.
    ///
    /// - Parameters:
    ///   - shape: The tile's outline; nil, the default, is the platform's own.
    ///   - pointSize: The background symbol's point size; nil, the default, is the platform's own.
    public init(
        symbol: Symbol, color: RGBA, platform: Platform = .iOS, shape: Shape? = nil, pointSize: CGFloat? = nil,
        canvas: Canvas = .tile, system: OperatingSystem = .newest, isInSwiftUIList: Bool = false,
        glyphColor: RGBA = .white
    ) {
        self.symbol = symbol
        self.color = color
        self.platform = platform
        self.shape = shape
        self.pointSize = pointSize
        self.canvas = canvas
        self.system = system
        self.isInSwiftUIList = isInSwiftUIList
        self.glyphColor = glyphColor
    }
}

extension SettingsIcon {
    /// The icon as drawing commands with its size and tile: the same in light and dark, and for every text size.
    ///
    /// - Parameter displayScale: pixels a point, to which a symbol canvas is rounded up, as UIKit rounds its images.
    public func image(displayScale: CGFloat = 3) -> Image {
        let side = canvasSide(displayScale: displayScale)
        let tile = CGRect(
            x: (side - tileSize) / 2, y: (side - tileSize) / 2, width: tileSize, height: tileSize)
        let outline = outline(of: tile)
        let glyph = symbol.path.applying(glyphTransform(center: CGPoint(x: tile.midX, y: tile.midY)))
        var commands: [DrawingCommand] = [.fill(outline, .nonZero, paint(of: tile))]
        if let shadow {
            commands += [
                .pushClip(outline, .nonZero), .shadow(glyph, symbol.fillRule, shadow), .popClip,
            ]
        }
        commands.append(.fill(glyph, symbol.fillRule, .color(Color(glyphColor))))
        return Image(Drawing(size: CGSize(width: side, height: side), commands: commands), tile: tile)
    }

    private func outline(of tile: CGRect) -> Path {
        switch effectiveShape {
        case .circle: .ellipse(in: tile)
        case .squircle: .continuousRoundedRect(tile, radius: cornerRadius)
        }
    }

    func paint(of tile: CGRect) -> Paint {
        let stops = gradient.stops(for: color)
        guard stops.count > 1 else { return .color(Color(color)) }
        return .gradient(
            LinearGradient(
                start: CGPoint(x: tile.midX, y: tile.minY), end: CGPoint(x: tile.midX, y: tile.maxY), stops: stops))
    }

    func glyphTransform(center: CGPoint) -> AffineTransform {
        AffineTransform(
            m11: glyphPointSize, m12: 0, m21: 0, m22: glyphPointSize, tX: center.x, tY: center.y)
    }
}
