// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// What lies behind a cell's content; UIBackgroundConfiguration.
public struct BackgroundConfiguration: Hashable, Sendable {
    /// Default nil: the list's own for the cell.
    public var backgroundColor: Color?
    /// What makes the drawn colour of the colour, or of the tint where there is none; default nil: nothing.
    public var backgroundColorTransformer: ConfigurationColorTransformer?
    /// In points; default 0.
    public var cornerRadius: CGFloat
    /// Between the cell's edges and the background's, in points; default zero.
    public var backgroundInsets: DirectionalEdgeInsets
    /// The edges whose insets grow by the row's margins; default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: Edges
    /// Default nil: no stroke.
    public var strokeColor: Color?
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

    public init(
        backgroundColor: Color? = nil, backgroundColorTransformer: ConfigurationColorTransformer? = nil,
        cornerRadius: CGFloat = 0, backgroundInsets: DirectionalEdgeInsets = .zero,
        edgesAddingLayoutMarginsToBackgroundInsets: Edges = [],
        strokeColor: Color? = nil, strokeWidth: CGFloat = 0, strokeOutset: CGFloat = 0
    ) {
        self.backgroundColor = backgroundColor
        self.backgroundColorTransformer = backgroundColorTransformer
        self.cornerRadius = cornerRadius
        self.backgroundInsets = backgroundInsets
        self.edgesAddingLayoutMarginsToBackgroundInsets = edgesAddingLayoutMarginsToBackgroundInsets
        self.strokeColor = strokeColor
        self.strokeWidth = strokeWidth
        self.strokeOutset = strokeOutset
    }
}
