// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension IconExhibit {
    /// The icon drawn in its way, its tile where the background's ink is.
    ///
    /// - Parameter displayScale: pixels a point, to which UIKit rounds its images; 3 for a value that is none.
    public func image(displayScale: CGFloat = 3) -> Image {
        let hasScale = displayScale > 0 && displayScale.isFinite
        let painter = MethodPainter(icon: icon, grid: PixelGrid(scale: hasScale ? displayScale : 3))
        let (pointSize, glyph) = (icon.backgroundPointSize, icon.glyphPointSize)
        let canvas = CGSize(width: Self.fixedCanvas.value, height: Self.fixedCanvas.value)
        switch method {
        case .drawAt: return painter.natural(pointSize, glyph: glyph)
        case .drawIn: return painter.canvas(canvas, glyph: glyph) { $0.draw($1, in: $2) }
        case .aspectFit: return painter.canvas(canvas, glyph: glyph) { $0.drawFitted($1, in: $2) }
        case .calibratedPointSize:
            let calibrated = pointSize * canvas.width / painter.backgroundSize.width
            return painter.natural(calibrated, glyph: glyph * calibrated / pointSize)
        case .standardDimension:
            let slot = CGSize(width: Self.standardSlotWidth.value, height: Self.standardSlotHeight.value)
            let fitted = painter.backgroundSize.scaledToFit(slot).width / painter.backgroundSize.width
            return painter.canvas(slot, glyph: glyph * fitted) { $0.drawFitted($1, in: $2) }
        case .resizable:
            return painter.resizable(CGSize(width: pointSize, height: pointSize), glyph: glyph)
        case .imageScaleLarge: return painter.natural(pointSize, glyph: glyph * SymbolScale.large.factor)
        case .continuousCorner, .circularArc, .superellipse: return painter.comparison(method)
        }
    }
}

/// Draws the parts of an icon as UIKit's images.
private struct MethodPainter {
    let icon: SettingsIcon
    let grid: PixelGrid
    private let background = SymbolLibrary.builtIn.symbol(named: "app.fill") ?? .unknown

    init(icon: SettingsIcon, grid: PixelGrid) {
        self.icon = icon
        self.grid = grid
    }

    /// The size of the background's image at the icon's own point size.
    var backgroundSize: CGSize { background.imageSize(pointSize: icon.backgroundPointSize, grid: grid) }

    /// The background's image: its ink in the middle of its box.
    private func backgroundImage(_ pointSize: CGFloat) -> Drawing {
        let size = background.imageSize(pointSize: pointSize, grid: grid)
        let path = background.path(pointSize: pointSize, center: CGPoint(x: size.width / 2, y: size.height / 2))
        return Drawing(size: size, commands: [.fill(path, .nonZero, icon.paint(of: path.bounds))])
    }

    /// Background and glyph at their own sizes on the background's canvas.
    func natural(_ pointSize: CGFloat, glyph: CGFloat) -> Image {
        let image = backgroundImage(pointSize)
        return canvas(image.size, background: image, glyph: glyph) { canvas, background, _ in
            canvas.draw(background, at: .zero)
        }
    }

    /// A canvas of a size that the background's image is drawn to.
    func canvas(
        _ size: CGSize, background: Drawing? = nil, glyph: CGFloat, draw: (inout Drawing, Drawing, CGRect) -> Void
    ) -> Image {
        var drawing = Drawing(size: size, commands: [])
        draw(&drawing, background ?? backgroundImage(icon.backgroundPointSize), CGRect(origin: .zero, size: size))
        let tile = drawing.ink
        let path = icon.symbol.path(pointSize: glyph, center: CGPoint(x: tile.midX, y: tile.midY))
        if let shadow = icon.shadow { drawing.commands.append(.shadow(path, icon.symbol.fillRule, shadow)) }
        drawing.commands.append(.fill(path, icon.symbol.fillRule, .color(Color(icon.glyphColor))))
        return Image(drawing, tile: tile)
    }

    /// The background's ink as large as the frame.
    func resizable(_ size: CGSize, glyph: CGFloat) -> Image {
        let bounds = background.bounds
        let ink = bounds.size.scaledToFit(size)
        let pointSize = ink.width / bounds.width
        let path = background.path(pointSize: pointSize, center: CGPoint(x: size.width / 2, y: size.height / 2))
        let image = Drawing(size: size, commands: [.fill(path, .nonZero, icon.paint(of: path.bounds))])
        return canvas(size, background: image, glyph: glyph) { $0.draw($1, at: $2.origin) }
    }

    /// The tile in another outline over the background's own, both as wide; what only one of them covers in red.
    func comparison(_ method: IconExhibit.Method) -> Image {
        let side = icon.tileSize
        let tile = CGRect(x: 0, y: 0, width: side, height: side)
        let own = background.path.applying(AffineTransform(scale: side / background.bounds.width))
        let bounds = own.bounds
        let centred = own.applying(
            AffineTransform(translationByX: side / 2 - bounds.midX, byY: side / 2 - bounds.midY))
        let other = TileOutline.path(method, in: tile)
        var both = centred
        both.append(other)
        let red = Paint.color(Color(RGBA(hex: 0xFF3B30)))
        return Image(
            Drawing(
                size: tile.size, commands: [.fill(other, .nonZero, icon.paint(of: tile)), .fill(both, .evenOdd, red)]),
            tile: tile)
    }
}

extension Symbol {
    fileprivate func path(pointSize: CGFloat, center: CGPoint) -> Path {
        path.applying(
            AffineTransform(m11: pointSize, m12: 0, m21: 0, m22: pointSize, tX: center.x, tY: center.y))
    }
}

extension Drawing {
    /// Draws another drawing as large as fits, in the middle.
    fileprivate mutating func drawFitted(_ other: Drawing, in rect: CGRect) {
        let size = other.size.scaledToFit(rect.size)
        let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        draw(other, in: CGRect(origin: origin, size: size))
    }

    /// Where the first shape lies.
    fileprivate var ink: CGRect {
        guard case .fill(let path, _, _)? = commands.first else { return .zero }
        return path.bounds
    }
}
