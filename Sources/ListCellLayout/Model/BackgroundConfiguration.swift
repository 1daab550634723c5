// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// What lies behind a cell's content; UIBackgroundConfiguration.
public struct BackgroundConfiguration: Hashable, Sendable {
    /// Default nil: the list's own for the cell.
    public var backgroundColor: Color?
    /// In points; default 0.
    public var cornerRadius: CGFloat
    /// Between the cell's edges and the background's, in points; default zero.
    public var backgroundInsets: DirectionalEdgeInsets
    /// Default nil: no stroke.
    public var strokeColor: Color?
    /// In points; default 0.
    public var strokeWidth: CGFloat
    /// How far the stroke lies outside the background, in points; default 0.
    public var strokeOutset: CGFloat

    public init(
        backgroundColor: Color? = nil, cornerRadius: CGFloat = 0, backgroundInsets: DirectionalEdgeInsets = .zero,
        strokeColor: Color? = nil, strokeWidth: CGFloat = 0, strokeOutset: CGFloat = 0
    ) {
        self.backgroundColor = backgroundColor
        self.cornerRadius = cornerRadius
        self.backgroundInsets = backgroundInsets
        self.strokeColor = strokeColor
        self.strokeWidth = strokeWidth
        self.strokeOutset = strokeOutset
    }
}
