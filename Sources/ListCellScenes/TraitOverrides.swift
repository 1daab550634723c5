// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// Traits that a scene file or a command line states; nil leaves a trait to the next source.
public struct TraitOverrides: Sendable, Hashable {
    public var system: OperatingSystem?
    public var design: Design?
    public var device: Device?
    /// In points.
    public var width: CGFloat?
    /// In points.
    public var height: CGFloat?
    /// Pixels a point.
    public var scale: CGFloat?
    public var size: ContentSizeCategory?
    public var appearance: UserInterfaceStyle?
    public var direction: LayoutDirection?
    public var boldText: Bool?
    public var contrast: AccessibilityContrast?
    public var locale: String?
    public var container: List.Container?
    /// Deviations to turn on, in addition to those of the next source.
    public var deviations: Set<Deviation> = []

    public init() {}
}

/// Everything a scene is laid out and drawn for: traits, screen and container, all defaults taken.
public struct SceneEnvironment: Sendable, Hashable {
    public var traits: TraitCollection
    public var device: Device
    /// The screen's width in points, which is the list's.
    public var width: CGFloat
    /// The screen's height in points.
    public var height: CGFloat

    public init(traits: TraitCollection, device: Device, width: CGFloat, height: CGFloat) {
        self.traits = traits
        self.device = device
        self.width = width
        self.height = height
    }
}
