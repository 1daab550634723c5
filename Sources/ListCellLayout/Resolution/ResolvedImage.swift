// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// An image with its size at the text size, the limit of that size, and the slot it takes.
struct ResolvedImage {
    var image: Image
    /// The size the image has by itself.
    var naturalSize: CGSize
    /// The natural size reduced to the maximum size, the aspect kept.
    var limitedSize: CGSize
    /// The slot's width; nil where it is as wide as the drawn image.
    var slotWidth: CGFloat?
    /// The slot's height, which counts for the row's.
    var layoutHeight: CGFloat
    /// Whether the slot's height counts for the row's: not where text wraps around the image.
    var raisesRow = true
    /// The symbol's size, the scale's factor included; nil where the image is no symbol.
    var symbolPointSize: CGFloat?
    var tintColor: Color
    var cornerRadius: CGFloat
    var strokeWidth: CGFloat
    /// nil: the tint.
    var strokeColor: Color?

    /// nil where there is no image.
    init?(_ cell: borrowing ListCell, metrics: ListMetrics) {
        guard let image = cell.content.image else { return nil }
        let properties = cell.content.imageProperties
        let symbol = Self.symbol(image, properties: properties, metrics: metrics)
        self.image = image
        naturalSize = (image.statedSize ?? symbol?.size ?? .zero).definedLengths
        symbolPointSize = symbol?.pointSize

        let standard = Self.standardSize(cell.content.preset, metrics)
        let maximum = Self.maximumSize(properties, standard: standard, metrics)
        let factor =
            naturalSize.width > 0 && naturalSize.height > 0
            ? min(1, maximum.width / naturalSize.width, maximum.height / naturalSize.height) : 0
        limitedSize = CGSize(width: naturalSize.width * factor, height: naturalSize.height * factor)

        // At accessibility sizes the reserved width is ignored (apple); SwiftUI lists keep the table's (measured).
        if metrics.isAccessibilitySize {
            slotWidth = metrics.wrapsTextAroundImages ? standard.width : nil
        } else {
            slotWidth =
                Self.length(properties.reservedLayoutSize.width, standard.width)
                ?? (image.isSymbolImage ? standard.width : nil)
        }
        // A symbol of a SwiftUI list of 26 counts with its own height (one row measured, the exact sum is not known).
        let hasStandardHeight =
            image.isSymbolImage && !(metrics.container == .swiftUI && metrics.design == .design26)
        layoutHeight =
            Self.length(properties.reservedLayoutSize.height, standard.height)
            ?? (hasStandardHeight ? standard.height : min(naturalSize.height, maximum.height))

        cornerRadius = properties.cornerRadius.definedLength
        strokeWidth = properties.strokeWidth.definedLength
        tintColor = image.tintColor ?? properties.resolvedTintColor(for: metrics.traits.tintColor)
        strokeColor = properties.resolvedStrokeColor(for: tintColor)
    }
}

extension ResolvedImage {
    /// Whether the picture may be as high as the row: where its slot is lower than itself (reported), or does not
    /// count at all.
    var fillsRow: Bool { layoutHeight < naturalSize.height || !raisesRow }

    /// The drawn size in a row: limited once more to the height between the margins, or to the whole row where the
    /// slot is lower than the picture (reported).
    func drawnSize(rowHeight: CGFloat, margins: DirectionalEdgeInsets) -> CGSize {
        let available = max(0, fillsRow ? rowHeight : rowHeight - margins.top - margins.bottom)
        guard limitedSize.height > available else { return limitedSize }
        return CGSize(width: limitedSize.width * available / limitedSize.height, height: available)
    }

    private static func standardSize(_ preset: ListContentConfiguration.Preset, _ metrics: ListMetrics) -> CGSize {
        let isSidebar = preset.isSidebarCell || preset == .sidebarHeader
        return CGSize(
            width: isSidebar ? metrics.standardSidebarImageWidth : metrics.standardImageSize.width,
            height: metrics.standardImageSize.height)
    }

    /// A length of a configuration: the standard one for the sentinel, nil where it is left to the image.
    private static func length(_ length: CGFloat, _ standard: CGFloat) -> CGFloat? {
        if length == ListContentConfiguration.ImageProperties.standardDimension { return standard }
        return length > 0 ? length.defined : nil
    }

    /// The limit on each axis, infinite for none.
    private static func maximumSize(
        _ properties: ListContentConfiguration.ImageProperties, standard: CGSize, _ metrics: ListMetrics
    ) -> CGSize {
        let ignoresSentinel = metrics.deviations.contains(.maximumSizeIgnoresStandardDimension)
        let standard = ignoresSentinel ? CGSize(width: CGFloat.infinity, height: .infinity) : standard
        return CGSize(
            width: length(properties.maximumSize.width, standard.width) ?? .infinity,
            height: length(properties.maximumSize.height, standard.height) ?? .infinity)
    }

    /// The size of a symbol's image at the size its configuration names.
    static func symbol(
        _ image: Image, properties: ListContentConfiguration.ImageProperties, metrics: ListMetrics
    ) -> (size: CGSize, pointSize: CGFloat)? {
        guard case .symbol(let symbol, let own) = image.content else { return nil }
        let configuration = (properties.preferredSymbolConfiguration ?? SymbolConfiguration()).applying(own)
        let textSize =
            configuration.pointSize
            ?? DynamicType.pointSize(
                of: configuration.textStyle ?? .body, at: metrics.traits.preferredContentSizeCategory)
        let pointSize = textSize * SymbolMetrics.factor(of: configuration.scale ?? .medium)
        return (SymbolMetrics.imageSize(of: symbol, pointSize: pointSize, grid: metrics.grid), pointSize)
    }
}
