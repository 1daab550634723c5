// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension BackgroundConfiguration {
    /// What was set of a background; nil is the preset's own.
    public struct Overrides: Hashable, Sendable {
        /// The colour that was set; nil inside stands for the tint.
        public var backgroundColor: Color??
        /// The colour's transformer; nil is the state's, or none where a colour was set.
        public var backgroundColorTransformer: ConfigurationColorTransformer?
        /// The picture of an own view; nil is none, as in all presets.
        public var customView: Image?
        /// The picture; nil is none, as in all presets.
        public var image: Image?
        /// The picture's content mode that was set.
        public var imageContentMode: ContentMode?
        /// The effect; nil is none, as in all presets.
        public var visualEffect: VisualEffect?
        /// The shadow that was set.
        public var shadowProperties: ShadowProperties?
        /// The corner that was set, in points.
        public var cornerRadius: CGFloat?
        /// The insets that were set, in points.
        public var backgroundInsets: DirectionalEdgeInsets?
        /// The edges that were set.
        public var edgesAddingLayoutMarginsToBackgroundInsets: Edges?
        /// The stroke's colour that was set; nil inside stands for the tint.
        public var strokeColor: Color??
        /// The stroke's transformer; nil is none, as in all presets.
        public var strokeColorTransformer: ConfigurationColorTransformer?
        /// The stroke's width that was set, in points.
        public var strokeWidth: CGFloat?
        /// The stroke's outset that was set, in points.
        public var strokeOutset: CGFloat?

        /// Nothing is set.
        public init() {}
    }
}

extension BackgroundConfiguration {
    /// The values of all members, as if each had been set.
    var complete: Overrides {
        var all = Overrides()
        all.backgroundColor = .some(backgroundColor)
        all.backgroundColorTransformer = backgroundColorTransformer
        all.customView = customView
        all.image = image
        all.imageContentMode = imageContentMode
        all.visualEffect = visualEffect
        all.shadowProperties = shadowProperties
        all.cornerRadius = cornerRadius
        all.backgroundInsets = backgroundInsets
        all.edgesAddingLayoutMarginsToBackgroundInsets = edgesAddingLayoutMarginsToBackgroundInsets
        all.strokeColor = .some(strokeColor)
        all.strokeColorTransformer = strokeColorTransformer
        all.strokeWidth = strokeWidth
        all.strokeOutset = strokeOutset
        return all
    }
}
