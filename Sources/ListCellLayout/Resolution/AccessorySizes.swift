// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// What one list makes of each kind of accessory; a class, since every cell of the list shares it.
///
/// Each length is one formula, which gives the layout its number and the explanation its sum.
final class AccessorySizes: Sendable {
    /// A size, and the formulas of its sides.
    struct Sides: Sendable {
        let width: Formula
        let height: Formula
        let size: CGSize

        init(_ width: Formula, _ height: Formula) {
            self.width = width
            self.height = height
            size = CGSize(width: width.value, height: height.value)
        }
    }

    /// What all accessories of a kind have in one list.
    struct Entry: Sendable {
        /// What the system reports: its view, glyph or control; nil where the accessory's value decides.
        let reported: Sides?
        /// The drawn glyph; of the size that is reported where the accessory is no glyph.
        let drawn: CGSize
        /// The slot that it is centred in; nil for its own width.
        let slot: Formula?
        /// From its outer edge to the row's edge where it is the outermost.
        let margin: Formula
        /// The margin in points.
        let marginValue: CGFloat
    }

    /// By the kinds' raw values.
    private let entries: [Entry]
    /// Whether accessories are centred in slots.
    let hasSlots: Bool
    /// The height of a line of body text.
    let bodyLine: Formula
    private let bodyFont: ResolvedFont
    private let grid: PixelGrid

    /// - Parameter cardInset: From the list's edge to its rows, in points.
    init(_ place: Place, bodyFont: ResolvedFont, cardInset: CGFloat, grid: PixelGrid) {
        let scale = AccessoryScale(place, bodyPointSize: bodyFont.pointSize, grid: grid)
        let margin = Formula(place.accessoryMargin(cardInset: cardInset))
        hasSlots = scale.hasSlots
        self.bodyFont = bodyFont
        self.grid = grid
        bodyLine = Self.line(of: bodyFont, grid: grid)
        entries = CellAccessory.Kind.Identifier.allCases.map { identifier in
            let descriptor = identifier.descriptor
            let own = scale.sizes(of: descriptor.content)
            let margin = scale.ownMargin(of: descriptor.content) ?? margin
            return Entry(
                reported: own?.reported, drawn: own?.drawn ?? .zero,
                slot: scale.hasSlots ? descriptor.slot.map { Formula($0) } : nil, margin: margin,
                marginValue: margin.value)
        }
    }

    subscript(kind: CellAccessory.Kind) -> Entry { entries[kind.identifier.rawValue] }

    /// The height of a line of text, up to a pixel.
    func line(of font: ResolvedFont) -> Formula {
        font.pointSize == bodyFont.pointSize ? bodyLine : Self.line(of: font, grid: grid)
    }

    private static func line(of font: ResolvedFont, grid: PixelGrid) -> Formula {
        .ceil(Formula("point size", font.pointSize, .measured) * Formula(TextFigures.lineHeight), grid)
    }
}
