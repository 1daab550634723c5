// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// The system font as a configuration names it: by text style, or by size.
public final class Font: Sendable {
    /// The text style the font follows when the text size changes; nil for a fixed size.
    public let textStyle: TextStyle?
    /// The size in points: at the large text size for a text style.
    public let pointSize: CGFloat
    /// How heavy the letters are, Bold Text apart.
    public let weight: FontWeight
    /// How a font without text style follows the text size; nil if it does not.
    let scaling: FontScaling?

    init(textStyle: TextStyle?, pointSize: CGFloat, weight: FontWeight, scaling: FontScaling? = nil) {
        self.textStyle = textStyle
        self.pointSize = pointSize
        self.weight = weight
        self.scaling = scaling
    }
}

extension Font {
    /// The font of a text style; `weight` nil takes the style's own, semibold for headline and regular otherwise.
    public convenience init(textStyle: TextStyle, weight: FontWeight? = nil) {
        self.init(
            textStyle: textStyle, pointSize: DynamicType.pointSize(of: textStyle, at: .large),
            weight: weight ?? (textStyle == .headline ? .semibold : .regular))
    }

    /// The system font of a fixed size, UIFont.systemFont(ofSize:weight:).
    public convenience init(systemFontOfSize pointSize: CGFloat, weight: FontWeight = .regular) {
        self.init(textStyle: nil, pointSize: pointSize, weight: weight)
    }

    /// The font under traits.
    ///
    /// - Parameter adjusts: Whether a text style or scaled font follows the text size
    ///   (adjustsFontForContentSizeCategory); otherwise it keeps its size at large.
    public func resolved(with traits: TraitCollection, adjusts: Bool = true) -> ResolvedFont {
        let weight = traits.legibilityWeight == .bold ? weight.forBoldText : weight
        let size = adjusts ? traits.preferredContentSizeCategory : .large
        guard let textStyle else {
            let pointSize = scaling?.pointSize(for: pointSize, at: size) ?? pointSize
            return ResolvedFont(fixedPointSize: pointSize, weight: weight)
        }
        return ResolvedFont(
            pointSize: DynamicType.pointSize(of: textStyle, at: size), weight: weight,
            leading: DynamicType.leading(of: textStyle, at: size))
    }
}

extension Font: Hashable {
    /// Whether two fonts have one text style or size, one weight, and follow the text size alike.
    public static func == (a: Font, b: Font) -> Bool {
        a === b
            || (a.textStyle == b.textStyle && a.pointSize == b.pointSize && a.weight == b.weight
                && a.scaling == b.scaling)
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(textStyle)
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(scaling)
    }
}

extension FontWeight {
    /// The weight that Bold Text turns this one into (assumed: the next heavier but one, at most heavy).
    var forBoldText: FontWeight { FontWeight(rawValue: min(rawValue + 2, FontWeight.heavy.rawValue)) ?? self }
}
