// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// The sizes that the system's accessories have in one list; a class, since every cell of the list shares it.
///
/// A glyph scales with the body size: value × size / 17, rounded up to a pixel (measured at L and M). The views that
/// were measured at an accessibility size lie on a line to it (assumed).
final class AccessorySizes: Sendable {
    typealias Sides = ListCellLayout.Sides<Sum>

    private let disclosureIndicator: Sides
    private let outlineDisclosure: Sides
    private let checkmark: Sides
    private let reorder: Sides
    private let popUpMenu: Sides
    private let detail: Sides
    private let circle: Sides
    /// From a SwiftUI chevron to the row's edge.
    let swiftUIChevronMargin: Sum
    /// The body size over that at large, with which glyphs scale.
    let glyphFactor: CGFloat
    /// The size of a SwiftUI chevron before it is rounded.
    let swiftUIChevronInk: CGSize

    init(_ figures: ListFigures, bodyPointSize: CGFloat, grid: PixelGrid) {
        let scale = AccessoryScale(figures, bodyPointSize: bodyPointSize, grid: grid)
        let isAccessibilitySize = figures.traits.preferredContentSizeCategory.isAccessibilityCategory
        let chevron =
            figures.container == .collectionView
            ? scale.disclosureView(isAccessibilitySize) : scale.glyph(AccessoryMetrics.chevronImage)
        outlineDisclosure = chevron
        let swiftUIChevron = scale.swiftUIChevron(isAccessibilitySize)
        disclosureIndicator = figures.container == .swiftUI ? scale.ceil(swiftUIChevron) : chevron
        swiftUIChevronInk = swiftUIChevron.size
        swiftUIChevronMargin = scale.swiftUIChevronMargin(isAccessibilitySize)
        checkmark =
            isAccessibilitySize
            ? scale.ceil(
                scale.line(AccessoryMetrics.checkmarkImage, AccessoryMetrics.checkmarkAX2, at: .accessibilityLarge))
            : scale.glyph(AccessoryMetrics.checkmarkImage)
        reorder = scale.glyph(AccessoryMetrics.reorderImage)
        popUpMenu = scale.glyph(AccessoryMetrics.popUpMenuImage)
        detail = scale.glyph(AccessoryMetrics.detailImage)
        circle = scale.glyph(AccessoryMetrics.circleImage)
        glyphFactor = bodyPointSize / DynamicType.pointSize(of: .body, at: .large)
    }

    /// What the system reports for a system accessory: its view or glyph.
    func reported(_ kind: CellAccessory.Kind) -> Sides {
        switch kind {
        case .disclosureIndicator: disclosureIndicator
        case .outlineDisclosure: outlineDisclosure
        case .checkmark: checkmark
        case .reorder: reorder
        case .popUpMenu: popUpMenu
        case .detail: detail
        default: circle
        }
    }
}

/// How the figures of accessories follow the text size.
private struct AccessoryScale {
    let design: Design
    let size: ContentSizeCategory
    let bodyPointSize: CGFloat
    let grid: PixelGrid

    init(_ figures: ListFigures, bodyPointSize: CGFloat, grid: PixelGrid) {
        design = figures.design
        size = figures.traits.preferredContentSizeCategory
        self.bodyPointSize = bodyPointSize
        self.grid = grid
    }

    private var pointSize: Sum { Sum(bodyPointSize, "body point size", .pointSizes) }

    private func pointSize(at size: ContentSizeCategory) -> Sum {
        Sum(DynamicType.pointSize(of: .body, at: size), "body point size at \(size.abbreviation)", .pointSizes)
    }

    /// A figure at large, scaled with the body size.
    private func scaled(_ figure: GenerationFigure) -> Sum {
        guard size != .large else { return Sum(figure[design]) }
        let isMeasured = ListFigures.measuredSizes.contains(size)
        let base =
            isMeasured
            ? figure[design]
            : figure[design].atMost(size.isAccessibilityCategory ? .assumed : .rule, "scaled with the body size")
        return Sum(base) * pointSize / pointSize(at: .large)
    }

    func glyph(_ figures: FigureSize) -> Sides { ceil(Sides(scaled(figures.width), scaled(figures.height))) }

    func ceil(_ sides: Sides) -> Sides { Sides(sides.width.up(to: grid), sides.height.up(to: grid)) }

    typealias Sides = AccessorySizes.Sides

    /// The size on the line through one at large and one at a larger text size, by the body point size.
    func line(_ large: FigureSize, _ larger: FigureSize, at size: ContentSizeCategory) -> Sides {
        Sides(line(large.width, larger.width, at: size), line(large.height, larger.height, at: size))
    }

    private func line(
        _ large: GenerationFigure, _ larger: GenerationFigure, at size: ContentSizeCategory
    ) -> Sum {
        if self.size == size { return Sum(larger[design]) }
        let base = Sum(large[design].atMost(.assumed, "on a line to the size at \(size.abbreviation)"))
        let fraction = (pointSize - pointSize(at: .large)) / (pointSize(at: size) - pointSize(at: .large))
        return base + (Sum(larger[design]) - Sum(large[design])) * fraction
    }

    /// The system's view in a collection view's list.
    func disclosureView(_ isAccessibilitySize: Bool) -> Sides {
        let view = AccessoryMetrics.disclosureView
        guard isAccessibilitySize else {
            return Sides(Sum(view.width[design]), glyph(AccessoryMetrics.chevronImage).height)
        }
        return ceil(line(view, AccessoryMetrics.disclosureViewAX2, at: .accessibilityLarge))
    }

    func swiftUIChevron(_ isAccessibilitySize: Bool) -> Sides {
        let base = AccessoryMetrics.swiftUIChevron
        guard isAccessibilitySize else { return Sides(scaled(base.width), scaled(base.height)) }
        return line(base, AccessoryMetrics.swiftUIChevronAX3, at: .accessibilityExtraLarge)
    }

    func swiftUIChevronMargin(_ isAccessibilitySize: Bool) -> Sum {
        let base = AccessoryMetrics.swiftUIChevronMargin
        guard isAccessibilitySize else { return Sum(base[design]).nearest(on: grid) }
        return line(base, AccessoryMetrics.swiftUIChevronMarginAX3, at: .accessibilityExtraLarge).nearest(on: grid)
    }
}
