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
        /// In points; default 0.
        public var strokeWidth: CGFloat
        /// Default nil: the tint.
        public var strokeColor: Color?
        /// Default body, large.
        public var preferredSymbolConfiguration: SymbolConfiguration?

        public init(
            reservedLayoutSize: CGSize = .zero, maximumSize: CGSize = .zero, cornerRadius: CGFloat = 0,
            tintColor: Color? = nil, strokeWidth: CGFloat = 0, strokeColor: Color? = nil,
            preferredSymbolConfiguration: SymbolConfiguration? = SymbolConfiguration(textStyle: .body, scale: .large)
        ) {
            self.reservedLayoutSize = reservedLayoutSize
            self.maximumSize = maximumSize
            self.cornerRadius = cornerRadius
            self.tintColor = tintColor
            self.strokeWidth = strokeWidth
            self.strokeColor = strokeColor
            self.preferredSymbolConfiguration = preferredSymbolConfiguration
        }
    }
}
