// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellText

extension Screen {
    /// The font of a large title at the screen's text size.
    public var titleFont: ResolvedFont {
        Font(textStyle: .largeTitle, weight: .bold).resolved(with: layout.traits)
    }

    /// Where the title's label begins, in points from the top: below the bar.
    public var titleTop: CGFloat {
        safeAreaInsets.top + ScreenMetrics.barHeight.value + ScreenMetrics.barToTitle.value
    }

    /// Where the list begins, in points from the top: below the safe area, or below a large title.
    ///
    /// A title's zone has a least height; a larger title keeps the points below its label.
    public var listTop: CGFloat {
        guard title != nil else { return safeAreaInsets.top }
        let grid = PixelGrid(scale: layout.traits.displayScale)
        let label = ScreenMetrics.barToTitle.value + grid.ceil(titleFont.lineHeight)
        return safeAreaInsets.top + ScreenMetrics.barHeight.value
            + max(ScreenMetrics.titleHeight.value, label + ScreenMetrics.titleToList.value)
    }

    /// The lowest point of the content, in points, the safe area's bottom included.
    public var contentHeight: CGFloat { listTop + layout.contentSize.height + safeAreaInsets.bottom }
}
