// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellShaping

/// Draws screens and icons: the same input gives the same bytes on every machine.
public struct Renderer: Sendable {
    /// How much of a screen is drawn.
    public enum Mode: Sendable {
        /// The screen's size; what lies below is cut off.
        case screen
        /// As high as the content with the safe area.
        case all
    }

    /// The most pixels of a side.
    public static let sideLimit = 16_384

    /// Pixels a point.
    public let scale: CGFloat
    /// How text is drawn.
    public let text: TextDrawing
    /// The glyphs of accessories.
    public let symbols: SymbolLibrary

    /// A renderer for a number of pixels a point, with the built-in symbols by default.
    public init(scale: CGFloat, text: TextDrawing, symbols: SymbolLibrary = .builtIn) {
        self.scale = scale
        self.text = text
        self.symbols = symbols
    }
}

extension Renderer {
    /// What is painted for a screen.
    public func displayList(for screen: Screen) -> DisplayList {
        DisplayList(screen, text: text, symbols: symbols)
    }

    /// The rows of pixels that a mode draws.
    public func height(of list: DisplayList, mode: Mode) -> Int {
        height(mode, screen: list.size.height, content: list.contentHeight)
    }

    /// The rows of pixels that a mode draws of a screen.
    public func height(of screen: Screen, mode: Mode) -> Int {
        height(mode, screen: screen.size.height, content: screen.contentHeight)
    }

    private func height(_ mode: Mode, screen: CGFloat, content: CGFloat) -> Int {
        let height =
            switch mode {
            case .screen: (screen * scale).rounded()
            case .all: (content * scale - PixelGrid.epsilon).rounded(.up)
            }
        return height > 0 && height < 1e9 ? Int(height) : 0
    }

    /// The picture of a screen.
    ///
    /// - Throws: `RenderingError` where it is too large, or where its text cannot be drawn.
    public func render(_ screen: Screen, mode: Mode = .screen) throws(RenderingError) -> Bitmap {
        try render(screen, rows: 0..<height(of: screen, mode: mode))
    }

    /// Some rows of the picture of a whole screen: the same pixels that the whole has there.
    ///
    /// Rows below the content have the background's colour.
    public func render(_ screen: Screen, rows: Range<Int>) throws(RenderingError) -> Bitmap {
        // Only what may be in view: a list may have a hundred thousand rows.
        let view = DisplayListBuilder.View(rows: rows, scale: Double(scale))
        return try render(DisplayList(screen, text: text, symbols: symbols, view: view), rows: rows)
    }

    /// Some rows of a display list's picture.
    public func render(_ list: DisplayList, rows: Range<Int>) throws(RenderingError) -> Bitmap {
        let width = (list.size.width * scale).rounded()
        try Self.check(width: width, height: Double(rows.count))
        let bounds = PixelRect(minX: 0, minY: rows.lowerBound, maxX: Int(width), maxY: rows.upperBound)
        var painter = DisplayListPainter(
            canvas: Canvas(surface: Surface(bounds: bounds, color: PixelColor(list.background))), renderer: self,
            traits: list.traits)
        for item in list.items { try painter.paint(item) }
        return painter.canvas.surface.bitmap
    }

    /// The picture of a drawing.
    ///
    /// - Parameters:
    ///   - background: The colour behind it; transparent by default.
    ///   - traits: What the drawing's colours depend on.
    ///   - tint: The colour of what takes the tint.
    /// - Throws: `RenderingError.unsupportedSize`.
    public static func render(
        _ drawing: Drawing, scale: CGFloat, background: RGBA = .clear, traits: TraitCollection = TraitCollection(),
        tint: RGBA = .black
    ) throws(RenderingError) -> Bitmap {
        let width = (drawing.size.width * scale - PixelGrid.epsilon).rounded(.up)
        let height = (drawing.size.height * scale - PixelGrid.epsilon).rounded(.up)
        try check(width: width, height: height)
        let bounds = PixelRect(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
        var canvas = Canvas(surface: Surface(bounds: bounds, color: PixelColor(background)))
        canvas.draw(
            drawing, transform: PixelTransform(scale: Double(scale)),
            colors: DrawingColors(traits: traits, tint: tint))
        return canvas.surface.bitmap
    }

    private static func check(width: Double, height: Double) throws(RenderingError) {
        let limit = Double(sideLimit)
        guard width >= 1, height >= 1, width <= limit, height <= limit else {
            throw .unsupportedSize(width: width, height: height, limit: sideLimit)
        }
    }
}
