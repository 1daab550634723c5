// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension ListContentConfiguration {
    /// How a configuration's image is sized, placed and coloured.
    public struct ImageProperties: Hashable, Sendable {
        /// Stands for the system's standard size of an axis, which follows the text size: a sentinel, not a length.
        ///
        /// Its value is UIKit's (measured), since app code compares it with 0.
        public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

        /// The space the image takes in the layout, per axis in points: 0, the default, for the image's own;
        /// `standardDimension` for the system's. It never changes the drawn size.
        public var reservedLayoutSize: CGSize
        /// The largest drawn size, per axis in points: 0, the default, for no limit. Reduces, keeping the aspect.
        public var maximumSize: CGSize
        /// In points; default 0.
        public var cornerRadius: CGFloat
        /// Default nil: the list's tint.
        public var tintColor: Color?
        /// What makes the drawn tint of the tint; default nil: nothing.
        public var tintColorTransformer: ConfigurationColorTransformer?
        /// In points; default 0.
        public var strokeWidth: CGFloat
        /// Default nil: the tint.
        public var strokeColor: Color?
        /// What makes the drawn stroke's colour of the stroke's; default nil: nothing.
        public var strokeColorTransformer: ConfigurationColorTransformer?
        /// Whether Smart Invert leaves the image as it is; default false. Carried, not drawn.
        public var accessibilityIgnoresInvertColors: Bool
        /// Default body, large.
        public var preferredSymbolConfiguration: SymbolConfiguration?

        public init(
            reservedLayoutSize: CGSize = .zero, maximumSize: CGSize = .zero, cornerRadius: CGFloat = 0,
            tintColor: Color? = nil, tintColorTransformer: ConfigurationColorTransformer? = nil,
            strokeWidth: CGFloat = 0, strokeColor: Color? = nil,
            strokeColorTransformer: ConfigurationColorTransformer? = nil,
            accessibilityIgnoresInvertColors: Bool = false,
            preferredSymbolConfiguration: SymbolConfiguration? = SymbolConfiguration(textStyle: .body, scale: .large)
        ) {
            self.reservedLayoutSize = reservedLayoutSize
            self.maximumSize = maximumSize
            self.cornerRadius = cornerRadius
            self.tintColor = tintColor
            self.tintColorTransformer = tintColorTransformer
            self.strokeWidth = strokeWidth
            self.strokeColor = strokeColor
            self.strokeColorTransformer = strokeColorTransformer
            self.accessibilityIgnoresInvertColors = accessibilityIgnoresInvertColors
            self.preferredSymbolConfiguration = preferredSymbolConfiguration
        }

        /// The image's tint where the list has a tint, the transformer applied.
        public func resolvedTintColor(for tintColor: Color) -> Color {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The stroke's colour where the list has a tint, the transformer applied.
        public func resolvedStrokeColor(for tintColor: Color) -> Color {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }
    }
}
