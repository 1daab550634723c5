// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension ListContentConfiguration.ImageProperties {
    /// What was set of an image's properties; nil is the preset's own.
    public struct Overrides: Hashable, Sendable {
        /// The reserved size that was set, in points.
        public var reservedLayoutSize: CGSize?
        /// The largest size that was set, in points.
        public var maximumSize: CGSize?
        /// The corner that was set, in points.
        public var cornerRadius: CGFloat?
        /// The tint that was set; nil inside stands for the list's, whatever the state.
        public var tintColor: Color??
        /// The tint's transformer; nil is none, as in all presets.
        public var tintColorTransformer: ConfigurationColorTransformer?
        /// The stroke's width that was set, in points.
        public var strokeWidth: CGFloat?
        /// The stroke's colour; nil is the tint, as in all presets.
        public var strokeColor: Color?
        /// The stroke's transformer; nil is none, as in all presets.
        public var strokeColorTransformer: ConfigurationColorTransformer?
        /// Whether Smart Invert leaves the image, as it was set.
        public var accessibilityIgnoresInvertColors: Bool?
        /// The symbol configuration that was set; nil inside stands for none.
        public var preferredSymbolConfiguration: SymbolConfiguration??

        /// Nothing is set.
        public init() {}
    }
}

extension ListContentConfiguration.ImageProperties {
    /// The values of all members, as if each had been set.
    var complete: Overrides {
        var all = Overrides()
        all.reservedLayoutSize = reservedLayoutSize
        all.maximumSize = maximumSize
        all.cornerRadius = cornerRadius
        all.tintColor = .some(tintColor)
        all.tintColorTransformer = tintColorTransformer
        all.strokeWidth = strokeWidth
        all.strokeColor = strokeColor
        all.strokeColorTransformer = strokeColorTransformer
        all.accessibilityIgnoresInvertColors = accessibilityIgnoresInvertColors
        all.preferredSymbolConfiguration = .some(preferredSymbolConfiguration)
        return all
    }

    /// What is set where the properties stand on another state's tint: what was set here, and a tint that would change.
    func overrides(overTint baseTintColor: Color?) -> Boxed<Overrides> {
        var result = self
        if overrides?.tintColor == nil, baseTintColor != self.baseTintColor { result.tintColor = self.baseTintColor }
        return result.$overrides
    }

    /// Whether all members have the same values, set or not.
    public static func == (a: Self, b: Self) -> Bool {
        (a.baseTintColor == b.baseTintColor && a.$overrides == b.$overrides) || a.complete == b.complete
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(complete) }
}

extension ListContentConfiguration.ImageProperties: CustomReflectable {
    /// The values that the members have.
    public var customMirror: Mirror { Mirror(self, children: Mirror(reflecting: complete).children) }
}
