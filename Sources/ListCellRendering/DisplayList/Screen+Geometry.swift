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

    /// Where the title's label begins, in points from the top (assumed: 3 pt below a bar of 44).
    public var titleTop: CGFloat { safeAreaInsets.top + 44 + 3 }

    /// Where the list begins, in points from the top: below the safe area, or below a large title.
    ///
    /// The title is 52 high at the large text size (assumed); a larger one keeps the 8 points below its label.
    public var listTop: CGFloat {
        guard title != nil else { return safeAreaInsets.top }
        let grid = PixelGrid(scale: layout.traits.displayScale)
        return safeAreaInsets.top + 44 + max(52, 3 + grid.ceil(titleFont.lineHeight) + 8)
    }

    /// The lowest point of the content, in points, the safe area's bottom included.
    public var contentHeight: CGFloat { listTop + layout.contentSize.height + safeAreaInsets.bottom }
}
