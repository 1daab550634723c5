// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The system font at one size and weight, all traits applied: what text is measured and drawn with.
public struct ResolvedFont: Hashable, Sendable {
    /// In points.
    public var pointSize: CGFloat
    /// Traits applied: heavier with Bold Text.
    public var weight: FontWeight
    /// The distance between the baselines of two lines in a list cell, in points: the text style's leading at the
    /// text size, or the line height for a font of fixed size.
    public var leading: CGFloat

    /// A font of a size and weight; sizes and leading in points.
    public init(pointSize: CGFloat, weight: FontWeight, leading: CGFloat) {
        self.pointSize = pointSize
        self.weight = weight
        self.leading = leading
    }
}

extension ResolvedFont {
    /// A font of a fixed size, whose lines follow one another by their own height, as a plain label's (measured).
    public init(fixedPointSize pointSize: CGFloat, weight: FontWeight) {
        self.init(pointSize: pointSize, weight: weight, leading: 0)
        leading = lineHeight
    }

    /// The height of a line of a label, before it is rounded to a pixel; UIFont.lineHeight (measured).
    public var lineHeight: CGFloat { pointSize * 2444 / 2048 }

    /// From the top of a line to its baseline; UIFont.ascender (measured).
    public var ascender: CGFloat { pointSize * 1950 / 2048 }

    /// The height of capital letters; UIFont.capHeight (measured).
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }

    /// The height of a small x; UIFont.xHeight (measured).
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}
