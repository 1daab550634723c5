// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

extension Place {
    /// The sizes at which rows of one line were measured: at the others their figures are applied by the rule.
    static let measuredSizes: Set<ContentSizeCategory> = [.medium, .large]

    private var size: ContentSizeCategory { traits.preferredContentSizeCategory }

    /// The body leading at the size, at most that of XXXL, with which the least heights grow.
    private var minimumLeading: Formula {
        Formula(
            "body leading", DynamicType.leading(of: .body, at: min(size, .extraExtraExtraLarge)), .measured,
            "leadings of running UIKit")
    }

    /// The least height of a cell, without the added separator.
    ///
    /// 26: the body leading and 30; 18: twice the leading, in a SwiftUI list at least 44 (measured). Korean text
    /// raises the least height on 26 (rule).
    func minimumCellHeight(grid: PixelGrid) -> Formula {
        guard design == .design26 else {
            let doubled = minimumLeading * Formula(SystemMetrics.cellMinimumLeadings18)
            let hasLeast = container == .swiftUI || deviations.contains(.contentCellMinimumOf44)
            return hasLeast ? .maximum([doubled, Formula(SystemMetrics.minimumHeight18)]) : doubled
        }
        return line(grid: grid) + Formula(SystemMetrics.cellMinimumPadding26)
    }

    private func line(grid: PixelGrid) -> Formula {
        guard traits.language == "ko" else { return minimumLeading }
        let pointSize = Formula(
            "body point size", DynamicType.pointSize(of: .body, at: min(size, .extraExtraExtraLarge)), .measured,
            "sizes of running UIKit")
        let raise = Formula(SystemMetrics.koreanLineHeight) - Formula(TextFigures.lineHeight)
        return .ceil(minimumLeading + raise * pointSize, grid)
    }

    /// The least height of a sidebar's cell: twice the leading.
    func minimumSidebarCellHeight() -> Formula {
        minimumLeading * Formula(SystemMetrics.sidebarMinimumLeadings[design])
    }

    /// The standard slot's width at the size: its figure times the body leading over that at large, to a pixel.
    func standardWidth(_ figure: GenerationFigure, grid: PixelGrid) -> Formula {
        let leading = Formula(
            "body leading", DynamicType.leading(of: .body, at: size), .measured, "leadings of running UIKit")
        let large = Formula(
            "body leading at L", DynamicType.leading(of: .body, at: .large), .measured, "leadings of running UIKit")
        guard size != .large else { return Formula(figure[design]) }
        let base =
            Self.measuredSizes.contains(size)
            ? figure[design] : figure[design].atMost(.rule, "UIFontMetrics of the body style")
        return .round(Formula(base) * leading / large, grid)
    }
}
