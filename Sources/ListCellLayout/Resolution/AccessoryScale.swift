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
    typealias Sides = AccessorySizes.Sides

    let container: List.Container
    let design: Design
    let size: ContentSizeCategory
    private let bodyPointSize: CGFloat
    private let grid: PixelGrid

    init(_ place: Place, bodyPointSize: CGFloat, grid: PixelGrid) {
        container = place.container
        design = place.design
        size = place.traits.preferredContentSizeCategory
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
    func swiftUILength(_ length: AccessoryDescriptor.SwiftUILength?) -> Formula? {
        guard container == .swiftUI, let length else { return nil }
        guard size.isAccessibilityCategory, let larger = length.larger else {
            return .round(Formula(length.large[design]), grid)
        }
        return .round(line(length.large, larger.figure, at: larger.size), grid)
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
            return Sides(Formula(view.width[design]), ceil(scaled(AccessoryMetrics.chevronImage)).height)
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
    private var pointSize: Formula {
        Formula("body point size", bodyPointSize, .measured, "sizes of running UIKit")
    }

    /// The body leading at the text size.
    var bodyLeading: Formula {
        Formula(
            "body leading", DynamicType.leading(of: .body, at: size), .measured, "leadings of running UIKit")
    }

    private func pointSize(at size: ContentSizeCategory) -> Formula {
        Formula(
            "body point size at \(size.abbreviation)", DynamicType.pointSize(of: .body, at: size), .measured,
            "sizes of running UIKit")
    }

    /// A size at large, scaled with the body size.
    func scaled(_ figures: FigureSize) -> Sides { Sides(scaled(figures.width), scaled(figures.height)) }

    func scaled(_ figure: GenerationFigure) -> Formula {
        guard size != .large else { return Formula(figure[design]) }
        let isMeasured = Place.measuredSizes.contains(size)
        let base =
            isMeasured
            ? figure[design]
            : figure[design].atMost(size.isAccessibilityCategory ? .assumed : .rule, "scaled with the body size")
        return Formula(base) * pointSize / pointSize(at: .large)
    }

    func ceil(_ sides: Sides) -> Sides { Sides(.ceil(sides.width, grid), .ceil(sides.height, grid)) }

    /// The size on the line through one at large and one at a larger text size, by the body point size.
    private func line(_ large: FigureSize, _ larger: FigureSize, at size: ContentSizeCategory) -> Sides {
        Sides(line(large.width, larger.width, at: size), line(large.height, larger.height, at: size))
    }

    private func line(
        _ large: GenerationFigure, _ larger: GenerationFigure, at size: ContentSizeCategory
    ) -> Formula {
        if self.size == size { return Formula(larger[design]) }
        let base = Formula(large[design].atMost(.assumed, "on a line to the size at \(size.abbreviation)"))
        let fraction = (pointSize - pointSize(at: .large)) / (pointSize(at: size) - pointSize(at: .large))
        return base + (Formula(larger[design]) - Formula(large[design])) * fraction
    }
}
