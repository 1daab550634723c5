// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellLayout

/// Traits that a scene file or a command line states; nil leaves a trait to the next source.
public struct TraitOverrides: Sendable, Hashable {
    /// The release of iOS.
    public var system: OperatingSystem?
    /// The generation of the list metrics.
    public var design: Design?
    /// Gives width, height, scale and idiom.
    public var device: Device?
    /// In points.
    public var width: CGFloat?
    /// In points.
    public var height: CGFloat?
    /// Pixels a point.
    public var scale: CGFloat?
    /// The text size.
    public var size: ContentSizeCategory?
    /// Light or dark.
    public var appearance: UserInterfaceStyle?
    /// The side on which lines begin.
    public var direction: LayoutDirection?
    /// The Bold Text setting.
    public var boldText: Bool?
    /// The Increase Contrast setting.
    public var contrast: AccessibilityContrast?
    /// A locale identifier such as `en_US`.
    public var locale: String?
    /// The colour of what can be tapped.
    public var tint: Color?
    /// What holds the list.
    public var container: List.Container?
    /// Deviations to turn on, in addition to those of the next source.
    public var deviations: Set<Deviation> = []

    /// Nothing is stated.
    public init() {}
}

extension TraitOverrides {
    /// These overrides over those of a weaker source: a command line over a scene file.
    ///
    /// A device replaces width, height and scale of the weaker source too, as it states them all.
    public func applied(over other: TraitOverrides) -> TraitOverrides {
        var result = self
        result.system = system ?? other.system
        result.design = design ?? other.design
        if device == nil {
            result.device = other.device
            result.width = width ?? other.width
            result.height = height ?? other.height
            result.scale = scale ?? other.scale
        }
        result.size = size ?? other.size
        result.appearance = appearance ?? other.appearance
        result.direction = direction ?? other.direction
        result.boldText = boldText ?? other.boldText
        result.contrast = contrast ?? other.contrast
        result.locale = locale ?? other.locale
        result.tint = tint ?? other.tint
        result.container = container ?? other.container
        result.deviations = deviations.union(other.deviations)
        return result
    }

    /// The environment, with the default of everything that is not stated.
    public func resolved() -> SceneEnvironment {
        let device = device ?? .default
        let system = system ?? .newest
        return SceneEnvironment(
            traits: TraitCollection(
                system: system, design: design, userInterfaceIdiom: device.idiom,
                displayScale: scale ?? device.displayScale, preferredContentSizeCategory: size ?? .large,
                userInterfaceStyle: appearance ?? .light, layoutDirection: direction ?? .leftToRight,
                legibilityWeight: boldText == true ? .bold : .regular, accessibilityContrast: contrast ?? .normal,
                locale: locale ?? "en_US", tintColor: tint ?? .systemBlue),
            device: device, width: width ?? device.size.width, height: height ?? device.size.height,
            container: container ?? .collectionView, deviations: deviations)
    }
}

extension Scene {
    /// What the scene is laid out for: what is stated over its traits, then these, then the defaults.
    public func environment(_ overrides: TraitOverrides = TraitOverrides()) -> SceneEnvironment {
        overrides.applied(over: traits).resolved()
    }
}
