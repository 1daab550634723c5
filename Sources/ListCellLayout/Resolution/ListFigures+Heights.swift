// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension ListFigures {
    /// The sizes at which rows of one line were measured: at the others their figures are applied by the rule.
    static let measuredSizes: Set<ContentSizeCategory> = [.medium, .large]

    private var size: ContentSizeCategory { traits.preferredContentSizeCategory }

    /// The body leading at the size.
    var bodyLeading: Sum { Sum(DynamicType.leading(of: .body, at: size), "body leading", .leadings) }

    /// The size with which the least heights grow: at most XXXL.
    private var minimumSize: ContentSizeCategory { min(size, .extraExtraExtraLarge) }

    private var minimumLeading: Sum {
        Sum(DynamicType.leading(of: .body, at: minimumSize), "body leading", .leadings)
    }

    /// The least height of a cell, without the added separator.
    ///
    /// 26: the body leading and 30; 18: twice the leading, in a SwiftUI list at least 44 (measured). On 26 Korean,
    /// Chinese and Japanese raise the least height (Japanese by rule), and Arabic has a larger leading.
    var minimumCellHeight: Sum {
        let leadings = minimumLine * Sum(system.cellMinimumLeadings[design])
        let height = leadings + Sum(system.cellMinimumPadding[design])
        guard container == .swiftUI || deviations.contains(.contentCellMinimumOf44),
            let least = system.leastRowHeight[design]
        else { return height }
        return .larger(height, Sum(least))
    }

    private var minimumLine: Sum {
        if let leading = system.leading(ofBodyAt: minimumSize, in: traits) { return leading }
        guard let lineHeight = system.eastAsianLineHeight(in: traits) else { return minimumLeading }
        let pointSize = Sum(DynamicType.pointSize(of: .body, at: minimumSize), "body point size", .pointSizes)
        let raise = Sum(lineHeight) - Sum(TextFigures.lineHeight)
        return (minimumLeading + raise * pointSize).up(to: grid)
    }

    /// The least height of a sidebar's cell: twice the leading.
    var minimumSidebarCellHeight: Sum { minimumLeading * Sum(system.sidebarMinimumLeadings[design]) }

    /// A width at large that follows the text size: its figure times the body leading over that at large, to a pixel
    /// (UIFontMetrics of the body style).
    func scaledWidth(_ base: Figure, _ name: String) -> Sum {
        guard size != .large else { return Sum(base.value, name, Basis(base.certainty, base.source)) }
        let isMeasured = Self.measuredSizes.contains(size)
        let scaled = isMeasured ? base : base.atMost(.rule, "UIFontMetrics of the body style")
        let large = Sum(DynamicType.leading(of: .body, at: .large), "body leading at L", .leadings)
        let width = (Sum(scaled) * bodyLeading / large).nearest(on: grid)
        return Sum(width.value, name, Basis(width.certainty, scaled.source))
    }
}
