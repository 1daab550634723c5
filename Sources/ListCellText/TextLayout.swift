// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A text laid out in lines.
public struct TextLayout: Hashable, Sendable {
    /// At least one, except for an empty text.
    public var lines: TextLines
    /// Whether part of the text is not shown.
    public var isTruncated: Bool
    /// Whether a width is no recorded fact: another script, a fallback font.
    public var isApproximate: Bool

    /// - Parameters:
    ///   - lines: From top to bottom.
    ///   - isTruncated: Whether part of the text is not shown.
    ///   - isApproximate: Whether a width is no recorded fact.
    public init(lines: TextLines, isTruncated: Bool = false, isApproximate: Bool = false) {
        self.lines = lines
        self.isTruncated = isTruncated
        self.isApproximate = isApproximate
    }

    /// The widest line with its indent, in points, not rounded to a pixel.
    public var width: CGFloat { lines.width }
}
