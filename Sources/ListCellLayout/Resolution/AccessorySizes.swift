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
        /// What the system reports of a glyph; nil where the accessory's value decides.
        let reported: Sides?
        /// The drawn glyph.
        let drawn: CGSize
        /// The slot that it is centred in; nil for its own width.
        let slot: Formula?
        /// From its outer edge to the row's edge where it is the outermost.
        let margin: Formula
        /// The margin in points.
        let marginValue: CGFloat
        /// Between it and the trailing accessory before it.
        let gap: Formula
        /// The gap in points.
        let gapValue: CGFloat
    }

    /// By the kinds' raw values.
    private let entries: [Entry]
    /// Whether accessories are centred in slots.
    let hasSlots: Bool
    /// From the line before an accessory to the accessory before that.
    let gapWithLine: Formula
    let controls: ControlSizes
    /// The height of a line of body text.
    let bodyLine: Formula
    private let bodyFont: ResolvedFont
    private let grid: PixelGrid

    /// - Parameter cardInset: From the list's edge to its rows, in points.
    init(_ place: Place, bodyFont: ResolvedFont, cardInset: CGFloat, grid: PixelGrid) {
        let scale = AccessoryScale(place, bodyPointSize: bodyFont.pointSize, grid: grid)
        let accessoryMargin = Formula(place.accessoryMargin(cardInset: cardInset))
        let trailingGap = Formula(AccessoryMetrics.trailingGap)
        hasSlots = scale.hasSlots
        gapWithLine = Formula(AccessoryMetrics.reorderGap)
        self.bodyFont = bodyFont
        self.grid = grid
        bodyLine = bodyFont.line(upTo: grid)
        controls = ControlSizes(place, scale, bodyFont: bodyFont, grid: grid)
        entries = CellAccessory.Kind.Identifier.allCases.map { identifier in
            let descriptor = identifier.descriptor
            let glyph = scale.glyph(of: descriptor)
            let margin = scale.swiftUILength(descriptor.swiftUIMargin) ?? accessoryMargin
            let gap = scale.swiftUILength(descriptor.swiftUIGap) ?? trailingGap
            return Entry(
                reported: glyph?.reported, drawn: glyph?.drawn ?? .zero,
                slot: scale.hasSlots ? descriptor.slot.map { Formula($0) } : nil, margin: margin,
                marginValue: margin.value, gap: gap, gapValue: gap.value)
        }
    }

    subscript(kind: CellAccessory.Kind) -> Entry { entries[kind.identifier.rawValue] }

    /// The height of a line of text, up to a pixel.
    func line(of font: ResolvedFont) -> Formula {
        font.pointSize == bodyFont.pointSize ? bodyLine : font.line(upTo: grid)
    }
}

extension ResolvedFont {
    /// The height of a line as a sum, up to the next border of a grid.
    func line(upTo grid: PixelGrid) -> Formula {
        .ceil(Formula("point size", pointSize, .measured) * Formula(TextFigures.lineHeight), grid)
    }
}
