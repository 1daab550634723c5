// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// Everything a scene is laid out and drawn for: traits, screen, container and deviations, all defaults taken.
public struct SceneEnvironment: Sendable, Hashable {
    /// What layout and drawing depend on, apart from the screen.
    public var traits: TraitCollection
    /// The device whose screen is drawn.
    public var device: Device
    /// The screen's width in points, which is the list's.
    public var width: CGFloat
    /// The screen's height in points.
    public var height: CGFloat
    /// What holds the list; default a collection view.
    public var container: List.Container
    /// The deviations that are turned on; default none.
    public var deviations: Set<Deviation>

    /// An environment in a collection view without deviations, unless stated.
    public init(
        traits: TraitCollection, device: Device, width: CGFloat, height: CGFloat,
        container: List.Container = .collectionView, deviations: Set<Deviation> = []
    ) {
        self.traits = traits
        self.device = device
        self.width = width
        self.height = height
        self.container = container
        self.deviations = deviations
    }
}
