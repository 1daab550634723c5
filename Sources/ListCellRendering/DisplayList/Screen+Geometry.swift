// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout
import ListCellText

extension Screen {
    private var largeTitle: LargeTitle { LargeTitle(traits: layout.traits, safeAreaTop: safeAreaInsets.top) }

    /// The font of a large title at the screen's text size.
    public var titleFont: ResolvedFont { largeTitle.font }

    /// Where the title's label begins, in points from the top: below the bar.
    public var titleTop: CGFloat { largeTitle.labelTop }

    /// Where the list begins, in points from the top: below the safe area, or below a large title.
    public var listTop: CGFloat { title == nil ? safeAreaInsets.top : largeTitle.listTop }

    /// The lowest point of the content, in points, the safe area's bottom included.
    public var contentHeight: CGFloat { listTop + layout.contentSize.height + safeAreaInsets.bottom }
}
