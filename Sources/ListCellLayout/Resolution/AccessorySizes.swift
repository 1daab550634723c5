// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// What one list makes of each kind of accessory; a class, since every cell of the list shares it.
///
/// Each length is one formula, which gives the layout its number and the explanation its sum.
final class AccessorySizes: Sendable {
    typealias Sides = ListCellLayout.Sides<Sum>

    /// What all accessories of a kind have in one list.
    struct Entry: Sendable {
        /// What the system reports of a glyph; nil where the accessory's value decides.
        let reported: Sides?
        /// The drawn glyph.
        let drawn: CGSize
        /// The slot that it is centred in; nil for its own width.
        let slot: Sum?
        /// From its outer edge to the row's edge where it is the outermost.
        let margin: Sum
        /// Between it and the trailing accessory before it.
        let gap: Sum
    }

    /// By the kinds' raw values.
    private let entries: [Entry]
    /// Whether accessories are centred in slots.
    let hasSlots: Bool
    /// From the line before an accessory to the accessory before that.
    let gapWithLine: Sum
    let controls: ControlSizes

    /// - Parameter cardInset: From the list's edge to its rows, in points.
    init(_ figures: ListFigures, bodyFont: ResolvedFont, cardInset: CGFloat, grid: PixelGrid) {
        let scale = AccessoryScale(figures, bodyPointSize: bodyFont.pointSize, grid: grid)
        let accessoryMargin = Sum(figures.accessoryMargin(cardInset: cardInset))
        let trailingGap = Sum(AccessoryMetrics.trailingGap)
        hasSlots = scale.hasSlots
        gapWithLine = Sum(AccessoryMetrics.reorderGap)
        controls = ControlSizes(figures, scale, bodyFont: bodyFont, grid: grid)
        entries = CellAccessory.Kind.Identifier.allCases.map { identifier in
            let descriptor = identifier.descriptor
            let glyph = scale.glyph(of: descriptor)
            let margin = scale.swiftUILength(descriptor.swiftUIMargin).map { accessoryMargin + $0 } ?? accessoryMargin
            let gap = scale.swiftUILength(descriptor.swiftUIGap) ?? trailingGap
            return Entry(
                reported: glyph?.reported, drawn: glyph?.drawn ?? .zero,
                slot: scale.slot(of: descriptor), margin: margin, gap: gap)
        }
    }

    subscript(kind: CellAccessory.Kind) -> Entry { entries[kind.identifier.rawValue] }
}
