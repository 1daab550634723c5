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
        switch glyph.image {
        case .scaled(let image, let ink): return (ceil(scaled(image)), scaled(ink).size)
        case .onLine(let large, let atAX2, let ink):
            let image = size.isAccessibilityCategory ? line(large, atAX2, at: .accessibilityLarge) : scaled(large)
            return (ceil(image), scaled(ink).size)
        case .chevron(let hasSwiftUIImage):
            let ink = inPointSizes(AccessoryMetrics.chevronInk)
            let isSwiftUIImage = hasSwiftUIImage && container == .swiftUI
            return (isSwiftUIImage ? ceil(ink) : chevronView, ink.size)
        case .editControl(let ink, let bearings):
            let scale: SymbolScale = size.isAccessibilityCategory ? .medium : .large
            return (
                symbolImage(ink, bearings: bearings, scale: scale),
                ink.size(in: design) * (bodyPointSize * scale.factor)
            )
        }
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
    /// The system's view in a collection view's list, the chevron's image in other lists.
    private var chevronView: Sides {
        let view = AccessoryMetrics.disclosureView
        if container == .collectionView, size.isAccessibilityCategory {
            return ceil(line(view, AccessoryMetrics.disclosureViewAX2, at: .accessibilityLarge))
        }
        // The margins above and below are those of a small symbol; its ink is known at its drawn size.
        let height = symbolImage(
            AccessoryMetrics.chevronInk, bearings: AccessoryMetrics.circleBearings, scale: .medium
        ).height
        let width =
            container == .collectionView
            ? Sum(view.width[design]) : inPointSizes(AccessoryMetrics.chevronWidth).up(to: grid)
        return Sides(width, height)
    }

    /// The image of a symbol of some ink, both side bearings and a scale, in body point sizes.
    private func symbolImage(_ ink: FigureSize, bearings: GenerationFigure, scale: SymbolScale) -> Sides {
        let size = Symbol.imageSize(
            ink: ink.size(in: design), bearings: bearings[design].value, pointSize: bodyPointSize, scale: scale,
            grid: grid)
        func side(_ value: CGFloat, _ figure: GenerationFigure) -> Sum {
            let known = atTextSize(figure)
            return Sum(value, "image around the " + known.name, Basis(known.certainty, known.source))
        }
        return Sides(side(size.width, ink.width), side(size.height, ink.height))
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
        return Sum(atTextSize(figure)) * pointSize / pointSize(at: .large)
    }

    /// A size that is stated in body point sizes.
    private func inPointSizes(_ figures: FigureSize) -> Sides {
        Sides(inPointSizes(figures.width), inPointSizes(figures.height))
    }

    private func inPointSizes(_ figure: GenerationFigure) -> Sum { Sum(atTextSize(figure)) * pointSize }

    /// A figure that scales with the body size, less sure where it was not measured at the text size.
    private func atTextSize(_ figure: GenerationFigure) -> Figure {
        guard size != .large, !ListFigures.measuredSizes.contains(size) else { return figure[design] }
        return figure[design].atMost(size.isAccessibilityCategory ? .assumed : .rule, "scaled with the body size")
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
