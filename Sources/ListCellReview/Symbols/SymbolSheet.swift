// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellRendering
import ListCellText

/// A picture of all symbols with their names.
public struct SymbolSheet {
    private let library: SymbolLibrary
    private let text: TextDrawing

    /// Pixels a point.
    public static let scale: CGFloat = 2

    /// A sheet of all symbols of a library.
    ///
    /// - Parameter text: How their names are drawn.
    public init(_ library: SymbolLibrary, text: TextDrawing) {
        self.library = library
        self.text = text
    }
}

extension SymbolSheet {
    private static let columns = 10
    private static let cell = CGSize(width: 112, height: 98)
    /// The size in points in which symbols are drawn.
    private static let pointSize: CGFloat = 34
    private static let font = ResolvedFont(pointSize: 9, weight: .regular, leading: 12)

    /// The sheet: the symbols by name, in rows.
    ///
    /// - Throws: `RenderingError` where a name cannot be drawn, or there are too many symbols.
    public func picture() throws(RenderingError) -> Bitmap {
        let names = library.names
        let rows = (names.count + Self.columns - 1) / Self.columns
        let size = CGSize(width: Self.cell.width * CGFloat(Self.columns), height: Self.cell.height * CGFloat(rows))
        var list = DisplayList(
            size: size, contentHeight: size.height, traits: TraitCollection(displayScale: Self.scale),
            background: .white)
        for (index, name) in names.enumerated() {
            let origin = CGPoint(
                x: CGFloat(index % Self.columns) * Self.cell.width,
                y: CGFloat(index / Self.columns) * Self.cell.height)
            list.items += items(name, in: CGRect(origin: origin, size: Self.cell))
        }
        let renderer = Renderer(scale: Self.scale, text: text, symbols: library)
        return try renderer.render(list, rows: 0..<renderer.height(of: list, mode: .all))
    }

    private func items(_ name: String, in frame: CGRect) -> [DisplayItem] {
        let symbol = library.exactSymbol(named: name) ?? library.unknown
        let transform = AffineTransform(
            m11: Self.pointSize, m12: 0, m21: 0, m22: Self.pointSize, tX: frame.midX, tY: frame.minY + 30)
        let path = symbol.path.applying(transform)
        var items = [DisplayItem(name, frame: frame, .path(path, symbol.fillRule, .black))]
        for (index, line) in Self.lines(of: name).enumerated() {
            let origin = CGPoint(
                x: frame.midX - line.width / 2, y: frame.minY + 64 + CGFloat(index) * Self.font.leading)
            let run = TextRun(line: line, font: Self.font, color: RGBA(hex: 0x6B6B70), origin: origin)
            items.append(DisplayItem(name, frame: frame, .text(run)))
        }
        return items
    }

    /// A name in lines that fit a cell, broken after dots.
    private static func lines(of name: String) -> [TextLine] {
        var lines: [TextLine] = []
        for (index, part) in name.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
            let piece = index == 0 ? String(part) : "." + part
            let joined = (lines.last?.string ?? "") + piece
            let line = TextLine(string: joined, width: width(of: joined))
            if lines.isEmpty || line.width > cell.width - 6 {
                lines.append(TextLine(string: piece, width: width(of: piece)))
            } else {
                lines[lines.count - 1] = line
            }
        }
        return lines
    }

    private static func width(of text: String) -> CGFloat {
        SystemFontMeasurer().layout(TextRequest(string: text, font: font, width: .infinity)).width
    }
}
