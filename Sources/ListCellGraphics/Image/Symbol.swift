// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A symbol's shape in units of its point size: at 17 pt one unit is 17 points.
///
/// The origin is the centre of the symbol's box, which lies on half the cap height of the text beside it; y is down.
public struct Symbol: Hashable, Sendable {
    /// The SF Symbols name, `bell.badge.fill`.
    public var name: String
    /// The filled outline at regular weight and medium scale.
    public var path: Path
    /// Which parts of the outline are inside where it overlaps itself; default non-zero.
    public var fillRule: FillRule
    /// Where the outline's ink lies.
    public var bounds: CGRect
    /// The width of the symbol's box, side bearings included.
    public var advance: CGFloat
    /// Whether the symbol is mirrored in a right-to-left list, as `chevron.forward` is.
    public var isDirectional: Bool

    /// A symbol of an outline in point sizes, not directional by default.
    ///
    /// - Parameters:
    ///   - bounds: The box of the outline's ink, in point sizes.
    ///   - advance: The width of the symbol's box, in point sizes.
    public init(
        name: String, path: Path, fillRule: FillRule = .nonZero, bounds: CGRect, advance: CGFloat,
        isDirectional: Bool = false
    ) {
        self.name = name
        self.path = path
        self.fillRule = fillRule
        self.bounds = bounds
        self.advance = advance
        self.isDirectional = isDirectional
    }
}

extension Symbol {
    /// Hashes the name alone, which tells symbols apart well enough; an outline has hundreds of points.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
