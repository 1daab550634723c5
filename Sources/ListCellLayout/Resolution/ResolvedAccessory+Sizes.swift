// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ResolvedAccessory {
    /// The reported and the drawn size of a system accessory.
    ///
    /// A glyph scales with the body size: value × size / 17, rounded up to a pixel (measured at L and M). The views
    /// that were measured at an accessibility size lie on a line to it (assumed).
    static func systemSizes(of kind: CellAccessory.Kind, metrics: ListMetrics) -> (reported: CGSize, drawn: CGSize) {
        let isChevron = kind == .disclosureIndicator || kind == .outlineDisclosure
        if metrics.container == .swiftUI, kind == .disclosureIndicator {
            let size = swiftUIChevronSize(metrics)
            return (metrics.grid.ceil(size), size)
        }
        let factor = metrics.bodyFont.pointSize / 17
        let image = AccessoryMetrics.glyphImage(of: kind).size(in: metrics.design)
        let ink = AccessoryMetrics.glyphInk(of: kind).size(in: metrics.design)
        let natural = metrics.grid.ceil(CGSize(width: image.width * factor, height: image.height * factor))
        let drawn = CGSize(width: ink.width * factor, height: ink.height * factor)

        if isChevron, metrics.container == .collectionView {
            let view = AccessoryMetrics.disclosureView.size(in: metrics.design)
            guard metrics.isAccessibilitySize else {
                return (CGSize(width: view.width, height: natural.height), drawn)
            }
            let larger = AccessoryMetrics.disclosureViewAX2.size(in: metrics.design)
            return (metrics.grid.ceil(size(view, larger, at: .accessibilityLarge, metrics)), drawn)
        }
        if kind == .checkmark, metrics.isAccessibilitySize {
            let larger = AccessoryMetrics.checkmarkAX2.size(in: metrics.design)
            return (metrics.grid.ceil(size(image, larger, at: .accessibilityLarge, metrics)), drawn)
        }
        return (natural, drawn)
    }

    private static func swiftUIChevronSize(_ metrics: ListMetrics) -> CGSize {
        let base = AccessoryMetrics.swiftUIChevron.size(in: metrics.design)
        guard metrics.isAccessibilitySize else {
            let factor = metrics.bodyFont.pointSize / 17
            return CGSize(width: base.width * factor, height: base.height * factor)
        }
        return size(
            base, AccessoryMetrics.swiftUIChevronAX3.size(in: metrics.design), at: .accessibilityExtraLarge, metrics)
    }

    static func swiftUIChevronMargin(_ metrics: ListMetrics) -> CGFloat {
        let base = AccessoryMetrics.swiftUIChevronMargin[metrics.design].value
        guard metrics.isAccessibilitySize else { return metrics.grid.round(base) }
        let larger = AccessoryMetrics.swiftUIChevronMarginAX3[metrics.design].value
        return metrics.grid.round(base + (larger - base) * fraction(to: .accessibilityExtraLarge, metrics))
    }

    /// The size on the line through one at large and one at a larger text size, by the body point size.
    private static func size(
        _ large: CGSize, _ larger: CGSize, at size: ContentSizeCategory, _ metrics: ListMetrics
    ) -> CGSize {
        let fraction = fraction(to: size, metrics)
        return CGSize(
            width: large.width + (larger.width - large.width) * fraction,
            height: large.height + (larger.height - large.height) * fraction)
    }

    private static func fraction(to size: ContentSizeCategory, _ metrics: ListMetrics) -> CGFloat {
        let first = DynamicType.pointSize(of: .body, at: .large)
        return (metrics.bodyFont.pointSize - first) / (DynamicType.pointSize(of: .body, at: size) - first)
    }
}
