// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// An image with its size at the text size, the limit of that size, and the slot it takes; a class, since it is handed
/// about and a copy would count many references.
final class ResolvedImage<L: Length> {
    let image: Image
    /// The size the image has by itself.
    let naturalSize: Sides<L>
    /// The natural size reduced to the maximum size, the aspect kept.
    let limitedSize: Sides<L>
    /// The slot's width; nil where it is as wide as the drawn image.
    let slotWidth: L?
    /// The slot's height, which counts for the row's.
    let layoutHeight: L
    /// Whether the slot's height counts for the row's: not where text wraps around the image.
    let raisesRow: Bool
    /// The symbol at the text size; nil where the image is none.
    let symbol: SymbolImage?
    let tintColor: Color
    let cornerRadius: CGFloat
    let strokeWidth: CGFloat
    /// nil: the tint.
    let strokeColor: Color?

    /// nil where no image is shown.
    ///
    /// - Parameter resolved: What the cell is but for its letters and its picture.
    init?(_ cell: borrowing ListCell, in resolved: ResolvedCell<L>, metrics: ListMetrics, notes: L.Notes) {
        guard resolved.hasImage, let image = cell.content.image else { return nil }
        raisesRow = !resolved.wrapsTextAroundImage
        let properties = cell.content.imageProperties
        let isInSidebar = Self.isInSidebar(cell.content.preset)
        symbol = image.symbolImage(
            preferring: properties.symbolConfiguration(isAccessibilitySize: metrics.isAccessibilitySize),
            context: metrics.container == .swiftUI ? .swiftUI : isInSidebar ? .sidebar : .image, metrics: metrics)
        self.image = image
        naturalSize = Self.naturalSize(image, symbol, notes: notes)
        let standard = Self.standardSize(cell.content.preset, metrics)
        limitedSize = Self.limitedSize(naturalSize, properties, standard: standard, metrics, notes: notes)

        // At accessibility sizes the reserved width is ignored (apple); SwiftUI lists keep the table's (measured).
        if metrics.isAccessibilitySize {
            slotWidth = metrics.wrapsTextAroundImages ? standard.width : nil
        } else {
            slotWidth =
                Self.length(properties.reservedLayoutSize.width, "reservedLayoutSize.width", standard.width)
                ?? (image.isSymbolImage ? standard.width : nil)
        }
        let reservedHeight = Self.length(
            properties.reservedLayoutSize.height, "reservedLayoutSize.height", standard.height)
        layoutHeight =
            reservedHeight
            ?? (image.isSymbolImage
                ? standard.height
                : Self.limit(properties.maximumSize.height, standard: standard.height, metrics)
                    .map { [naturalSize] in .smaller(naturalSize.height, $0) } ?? naturalSize.height)

        cornerRadius = properties.cornerRadius.definedLength
        strokeWidth = properties.strokeWidth.definedLength
        tintColor = image.tintColor ?? properties.resolvedTintColor(for: metrics.traits.tintColor)
        strokeColor = properties.resolvedStrokeColor(for: tintColor)
    }
}

extension ResolvedImage {
    /// Whether the picture may be as high as the row: where its slot is lower than itself (reported), or does not
    /// count at all.
    var fillsRow: Bool { layoutHeight.value < naturalSize.height.value || !raisesRow }

    /// The drawn size in a row, and whether it is smaller than the limited one: limited once more to the height between
    /// the margins, or to the whole row where the slot is lower than the picture (reported).
    func drawnSize(in rowHeight: L, lengths: ConfiguredLengths<L>) -> (sides: Sides<L>, isShrunk: Bool) {
        let margins = lengths.topMargin + lengths.bottomMargin
        let available = (fillsRow ? rowHeight : rowHeight - margins).orZero
        guard limitedSize.height.value > available.value else { return (limitedSize, false) }
        return (Sides(limitedSize.width * available / limitedSize.height, available), true)
    }

    /// How far the picture's middle lies to the right of and below the place it is centred at, in points.
    ///
    /// - Parameter scale: The drawn size in natural sizes.
    func offset(scale: CGFloat) -> CGPoint {
        guard let symbol, image.statedSize == nil else { return .zero }
        return CGPoint(x: symbol.offset.x * scale, y: symbol.offset.y * scale)
    }

    private static func naturalSize(_ image: Image, _ symbol: SymbolImage?, notes: L.Notes) -> Sides<L> {
        let symbol = image.statedSize == nil ? symbol : nil
        let size = (image.statedSize ?? symbol?.size ?? .zero).definedLengths
        func basis() -> Basis { symbol?.basis ?? .stated }
        func rule() -> String { symbol == nil ? "as stated" : "the symbol's image at the text size" }
        let width = notes.add(
            .image, "image.natural.width", L(size.width, "own width", basis()), rule(), basis().certainty)
        let height = notes.add(
            .image, "image.natural.height", L(size.height, "own height", basis()), rule(), basis().certainty)
        return Sides(width, height)
    }

    /// The natural size, reduced until both sides fit the maximum size.
    private static func limitedSize(
        _ natural: Sides<L>, _ properties: ListContentConfiguration.ImageProperties, standard: Sides<L>,
        _ metrics: ListMetrics, notes: L.Notes
    ) -> Sides<L> {
        var limited = natural
        if natural.width.value <= 0 || natural.height.value <= 0 {
            limited = Sides(.zero("empty"), .zero("empty"))
        } else if properties.maximumSize != .zero {
            let byWidth = limit(properties.maximumSize.width, standard: standard.width, metrics)
                .map { $0 / natural.width }
            let byHeight = limit(properties.maximumSize.height, standard: standard.height, metrics)
                .map { $0 / natural.height }
            var factor: L?
            for limit in [byWidth, byHeight] {
                if let limit { factor = .smaller(factor ?? L(1, "whole"), limit) }
            }
            if let factor { limited = Sides(natural.width * factor, natural.height * factor) }
        }
        let isLimited = properties.maximumSize != .zero
        func rule() -> String {
            isLimited ? "reduced until both sides fit maximumSize, the aspect kept" : "no maximumSize"
        }
        let width = notes.add(.image, "image.limited.width", limited.width, rule(), isLimited ? .apple : nil)
        let height = notes.add(.image, "image.limited.height", limited.height, rule(), isLimited ? .apple : nil)
        return Sides(width, height)
    }

    private static func isInSidebar(_ preset: ListContentConfiguration.Preset) -> Bool {
        preset.isSidebarCell || preset == .sidebarHeader
    }

    private static func standardSize(_ preset: ListContentConfiguration.Preset, _ metrics: ListMetrics) -> Sides<L> {
        return Sides(
            L(isInSidebar(preset) ? metrics.standardSidebarImageWidth : metrics.standardImageSize.width),
            L(metrics.standardImageSize.height))
    }

    /// A length of a configuration: the standard one for the sentinel, nil where it is left to the image.
    private static func length(_ length: CGFloat, _ name: @autoclosure () -> String, _ standard: L) -> L? {
        if length == ListContentConfiguration.ImageProperties.standardDimension { return standard }
        return length > 0 ? L(length.defined, name()) : nil
    }

    /// The limit on an axis; nil for none.
    private static func limit(_ length: CGFloat, standard: L, _ metrics: ListMetrics) -> L? {
        if length == ListContentConfiguration.ImageProperties.standardDimension {
            if metrics.deviations.contains(.maximumSizeIgnoresStandardDimension) { return nil }
            return standard * L(metrics.system.maximumSizeSentinel[metrics.design])
        }
        return Self.length(length, "maximumSize", standard)
    }
}
