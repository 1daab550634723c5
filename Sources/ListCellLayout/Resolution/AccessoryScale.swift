// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// How the figures of accessories follow one list's container, generation and text size.
///
/// A glyph scales with the body size: value × size / 17, rounded up to a pixel (measured at L and M). The views that
/// were measured at an accessibility size lie on a line to it (assumed).
struct AccessoryScale {
    typealias Sides = ListCellLayout.Sides<Sum>

    let container: List.Container
    let design: Design
    let size: ContentSizeCategory
    private let bodyPointSize: CGFloat
    private let grid: PixelGrid

    init(_ figures: ListFigures, bodyPointSize: CGFloat, grid: PixelGrid) {
        container = figures.container
        design = figures.design
        size = figures.traits.preferredContentSizeCategory
        self.bodyPointSize = bodyPointSize
        self.grid = grid
    }

    /// Slots are the collection view's; at accessibility sizes the glyph stands alone (both measured).
    var hasSlots: Bool { container == .collectionView && !size.isAccessibilityCategory }

    /// The reported and the drawn size of a kind's glyph; nil where it has none.
    func glyph(of descriptor: AccessoryDescriptor) -> (reported: Sides, drawn: CGSize)? {
        guard case .glyph(let glyph) = descriptor.content else { return nil }
        if case .chevron(hasSwiftUIImage: true) = glyph.image, container == .swiftUI {
            return (ceil(swiftUIChevron), swiftUIChevron.size)
        }
        return (reported(glyph.image), scaled(glyph.ink).size)
    }

    /// A length that only SwiftUI lists have, to a pixel; nil in other lists.
    func swiftUILength(_ length: AccessoryDescriptor.SwiftUILength?) -> Sum? {
        guard container == .swiftUI, let length else { return nil }
        guard size.isAccessibilityCategory, let larger = length.larger else {
            return Sum(length.large[design]).nearest(on: grid)
        }
        return line(length.large, larger.figure, at: larger.size).nearest(on: grid)
    }
}

// MARK: - Glyphs

extension AccessoryScale {
    private func reported(_ image: GlyphDescriptor.Image) -> Sides {
        switch image {
        case .scaled(let figures): ceil(scaled(figures))
        case .onLine(let large, let atAX2):
            size.isAccessibilityCategory
                ? ceil(line(large, atAX2, at: .accessibilityLarge)) : ceil(scaled(large))
        case .chevron:
            container == .collectionView ? disclosureView : ceil(scaled(AccessoryMetrics.chevronImage))
        }
    }

    /// The system's view in a collection view's list.
    private var disclosureView: Sides {
        let view = AccessoryMetrics.disclosureView
        guard size.isAccessibilityCategory else {
            return Sides(Sum(view.width[design]), ceil(scaled(AccessoryMetrics.chevronImage)).height)
        }
        return ceil(line(view, AccessoryMetrics.disclosureViewAX2, at: .accessibilityLarge))
    }

    private var swiftUIChevron: Sides {
        let large = AccessoryMetrics.swiftUIChevron
        guard size.isAccessibilityCategory else { return scaled(large) }
        return line(large, AccessoryMetrics.swiftUIChevronAX3, at: .accessibilityExtraLarge)
    }
}

// MARK: - Scaling

extension AccessoryScale {
    private var pointSize: Sum {
        Sum(bodyPointSize, "body point size", .pointSizes)
    }

    /// The body leading at the text size.
    var bodyLeading: Sum {
        Sum(DynamicType.leading(of: .body, at: size), "body leading", .leadings)
    }

    private func pointSize(at size: ContentSizeCategory) -> Sum {
        Sum(DynamicType.pointSize(of: .body, at: size), "body point size at \(size.abbreviation)", .pointSizes)
    }

    /// A size at large, scaled with the body size.
    func scaled(_ figures: FigureSize) -> Sides { Sides(scaled(figures.width), scaled(figures.height)) }

    func scaled(_ figure: GenerationFigure) -> Sum {
        guard size != .large else { return Sum(figure[design]) }
        let isMeasured = ListFigures.measuredSizes.contains(size)
        let base =
            isMeasured
            ? figure[design]
            : figure[design].atMost(size.isAccessibilityCategory ? .assumed : .rule, "scaled with the body size")
        return Sum(base) * pointSize / pointSize(at: .large)
    }

    func ceil(_ sides: Sides) -> Sides { Sides(sides.width.up(to: grid), sides.height.up(to: grid)) }

    /// The size on the line through one at large and one at a larger text size, by the body point size.
    private func line(_ large: FigureSize, _ larger: FigureSize, at size: ContentSizeCategory) -> Sides {
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
}
