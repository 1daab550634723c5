// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// What lies behind a cell's content; UIBackgroundConfiguration.
///
/// From back to front: shadow, colour or own view, image, stroke.
public struct BackgroundConfiguration: Hashable, Sendable {
    /// The preset the configuration was made from, which decides what its list and its state change.
    public internal(set) var preset: Preset
    /// nil: the tint. Default: the preset's.
    public var backgroundColor: Color?
    /// What makes the drawn colour of the colour, or of the tint where there is none; default nil: nothing.
    public var backgroundColorTransformer: ConfigurationColorTransformer?
    /// The picture that stands for an app's own view, which fills the background in place of the colour; default nil.
    public var customView: Image?
    /// Default nil. What sticks out of the background is cut off.
    public var image: Image?
    /// How the image lies in the background; default scaleToFill, a view's own (assumed).
    public var imageContentMode: ContentMode
    /// Default nil. Carried, not drawn: how materials look is not measured.
    public var visualEffect: VisualEffect?
    /// Default: opacity 0, no shadow.
    public var shadowProperties: ShadowProperties
    /// In points; default 0, in sidebars the corner of a selected row.
    public var cornerRadius: CGFloat
    /// Between the cell's edges and the background's, in points; default zero.
    public var backgroundInsets: DirectionalEdgeInsets
    /// The edges whose insets grow by the row's margins; default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: Edges
    /// nil: the tint. Default: clear in a list's presets, nil in `clear()` (reported).
    public var strokeColor: Color?
    /// What makes the drawn stroke's colour of the stroke's; default nil: nothing.
    public var strokeColorTransformer: ConfigurationColorTransformer?
    /// In points; default 0.
    public var strokeWidth: CGFloat
    /// How far the stroke lies outside the background, in points; default 0.
    public var strokeOutset: CGFloat

    /// A set of edges; NSDirectionalRectEdge.
    public struct Edges: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let top = Edges(rawValue: 1)
        public static let leading = Edges(rawValue: 2)
        public static let bottom = Edges(rawValue: 4)
        public static let trailing = Edges(rawValue: 8)
        public static let all: Edges = [.top, .leading, .bottom, .trailing]
    }

    /// The drawn colour where the list has a tint, the transformer applied.
    public func resolvedBackgroundColor(for tintColor: Color) -> Color {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The stroke's colour where the list has a tint, the transformer applied.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
