// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

/// A Settings-style icon: a white symbol on a coloured tile.
public struct SettingsIcon: Hashable, Sendable {
    public enum Platform: String, CaseIterable, Sendable, Hashable { case iOS, watchOS, visionOS }
    public enum Shape: String, CaseIterable, Sendable, Hashable { case squircle, circle }
    /// What the picture's size is: the visible tile, or the larger symbol image that UIKit's own drawing gives.
    public enum Canvas: String, CaseIterable, Sendable, Hashable { case tile, symbol }

    public var symbol: Symbol
    /// The tile's colour; a system colour in its light variant.
    public var color: RGBA
    public var platform: Platform
    /// nil: the platform's own.
    public var shape: Shape?
    /// The point size of the tile's background symbol, in points; nil: the platform's own (31 on iOS 27).
    public var pointSize: CGFloat?
    public var canvas: Canvas
    /// Decides the tile's size, outline and gradient on iOS.
    public var system: OperatingSystem
    /// Whether the list is a SwiftUI list, where iOS 26 draws a 29 pt tile.
    public var isInSwiftUIList: Bool

    public init(
        symbol: Symbol, color: RGBA, platform: Platform = .iOS, shape: Shape? = nil, pointSize: CGFloat? = nil,
        canvas: Canvas = .tile, system: OperatingSystem = .newest, isInSwiftUIList: Bool = false
    ) {
        self.symbol = symbol
        self.color = color
        self.platform = platform
        self.shape = shape
        self.pointSize = pointSize
        self.canvas = canvas
        self.system = system
        self.isInSwiftUIList = isInSwiftUIList
    }
}

extension SettingsIcon {
    /// The icon as drawing commands with its size and tile.
    public func image() -> Image { Image(Color(color), size: CGSize(width: 28, height: 28)) }
}
