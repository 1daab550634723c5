// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText

/// Where a large title and its navigation bar stand above a list, in the screen's coordinates.
public struct LargeTitle: Sendable {
    private let traits: TraitCollection
    /// The lower edge of the navigation bar, in points.
    public let barBottom: CGFloat

    /// - Parameter safeAreaTop: What the system keeps free at the screen's top, in points.
    public init(traits: TraitCollection, safeAreaTop: CGFloat) {
        self.traits = traits
        barBottom =
            max(safeAreaTop, ScreenMetrics.barTop[traits.design].value) + ScreenMetrics.barHeight[traits.design].value
    }
}

extension LargeTitle {
    /// largeTitle, bold, at the text size.
    public var font: ResolvedFont { font(at: traits.preferredContentSizeCategory) }

    /// The height of the label, up to a pixel.
    public var labelHeight: CGFloat { grid.ceil(font.lineHeight) }

    /// Where the label begins: below a gap, or at the bar where it is high (measured).
    public var labelTop: CGFloat {
        guard labelHeight <= ScreenMetrics.titleTallest[traits.design].value else { return barBottom }
        let gap = traits.displayScale > 2.5 ? ScreenMetrics.titleTopAt3x : ScreenMetrics.titleTop
        return barBottom + gap[traits.design].value
    }

    /// Where the list begins: below the title's zone.
    ///
    /// The zone is at least 52 high, and 4 higher than its label up to AX2; it is 73 at AX5 (measured), and lies on the
    /// line between by the point size (assumed).
    public var listTop: CGFloat { barBottom + zone }

    private var zone: CGFloat {
        let least = ScreenMetrics.titleZone[traits.design].value
        let padding = ScreenMetrics.titlePadding[traits.design].value
        let size = traits.preferredContentSizeCategory
        guard size > .accessibilityLarge else { return max(least, labelHeight + padding) }
        let (start, end) = (font(at: .accessibilityLarge), font(at: .accessibilityExtraExtraExtraLarge))
        let zoneAtStart = grid.ceil(start.lineHeight) + padding
        let share = (font.pointSize - start.pointSize) / (end.pointSize - start.pointSize)
        return grid.round(zoneAtStart + (ScreenMetrics.titleZoneAX5[traits.design].value - zoneAtStart) * share)
    }

    private var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }

    private func font(at size: ContentSizeCategory) -> ResolvedFont {
        var traits = traits
        traits.preferredContentSizeCategory = size
        return Font(textStyle: .largeTitle, weight: .bold).resolved(with: traits)
    }
}
