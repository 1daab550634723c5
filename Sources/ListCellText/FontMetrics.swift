// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// Scales values and fonts with the text size, as UIFontMetrics does.
public struct FontMetrics: Hashable, Sendable {
    /// The style whose leading is the measure.
    public let textStyle: TextStyle

    /// The metrics of a text style.
    public init(forTextStyle textStyle: TextStyle) {
        self.textStyle = textStyle
    }
}

extension FontMetrics {
    /// The value times the style's leading at the size over that at large, rounded to a pixel (measured, 429 of 429).
    public func scaledValue(for value: CGFloat, at size: ContentSizeCategory, displayScale: CGFloat) -> CGFloat {
        PixelGrid(scale: displayScale).round(value * factor(at: size))
    }

    /// A font that follows the text size as the style does; UIFontMetrics.scaledFont(for:maximumPointSize:).
    ///
    /// - Parameters:
    ///   - font: The font at the large text size. One that follows a text style already is taken at that size.
    ///   - maximumPointSize: The size in points that it never exceeds; infinite for no limit.
    public func scaledFont(for font: Font, maximumPointSize: CGFloat = .infinity) -> Font {
        let scaling = FontScaling(metrics: self, maximumPointSize: maximumPointSize)
        return Font(textStyle: nil, pointSize: font.pointSize, weight: font.weight, scaling: scaling)
    }

    func factor(at size: ContentSizeCategory) -> CGFloat {
        DynamicType.leading(of: textStyle, at: size) / DynamicType.leading(of: textStyle, at: .large)
    }
}
