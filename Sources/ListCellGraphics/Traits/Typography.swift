// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A Dynamic Type text style; its point sizes and leadings are in `DynamicType`.
public enum TextStyle: String, CaseIterable, Sendable, Hashable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
}

/// The weight of a font or symbol, lightest first; the raw values are UIKit's order of symbol weights.
public enum FontWeight: Int, CaseIterable, Sendable, Hashable {
    case ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black
}

extension FontWeight {
    /// The member's name, `semibold`.
    public var name: String { String(describing: self) }
}

extension FontWeight: Comparable {
    /// Whether the first is lighter.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The size of a symbol relative to the text beside it.
public enum SymbolScale: String, CaseIterable, Sendable, Hashable {
    case small, medium, large
}

/// What a symbol image takes its size and weight from; a nil member leaves it to the next configuration.
public struct SymbolConfiguration: Hashable, Sendable {
    /// A fixed size in points, not scaled with the text size.
    public var pointSize: CGFloat?
    /// A text style whose size at the current text size is the symbol's.
    public var textStyle: TextStyle?
    /// The thickness of the symbol's lines.
    public var weight: FontWeight?
    /// The size beside the text: 0.791, 1 or 1.2765 of the point size (`SymbolScale.factor`).
    public var scale: SymbolScale?

    /// A configuration that leaves to the next one what is not given.
    public init(
        pointSize: CGFloat? = nil, textStyle: TextStyle? = nil, weight: FontWeight? = nil, scale: SymbolScale? = nil
    ) {
        self.pointSize = pointSize
        self.textStyle = textStyle
        self.weight = weight
        self.scale = scale
    }
}

extension SymbolConfiguration {
    /// This configuration with the members that `other` has replaced by those of `other`.
    ///
    /// A point size and a text style replace each other, as the two say the same thing.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
        var result = self
        if other.pointSize != nil || other.textStyle != nil {
            result.pointSize = other.pointSize
            result.textStyle = other.textStyle
        }
        result.weight = other.weight ?? weight
        result.scale = other.scale ?? scale
        return result
    }
}
