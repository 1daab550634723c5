// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

extension ListContentConfiguration {
    /// How one of a configuration's two texts looks and breaks.
    public struct TextProperties: Hashable, Sendable {
        public enum TextAlignment: String, CaseIterable, Sendable, Hashable { case natural, center, justified }
        public enum TextTransform: String, CaseIterable, Sendable, Hashable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: Font
        public var color: Color
        /// What makes the drawn colour of `color`; default nil: nothing.
        public var colorTransformer: ConfigurationColorTransformer?
        /// Default natural: the leading side.
        public var alignment: TextAlignment
        /// Default byTruncatingTail.
        public var lineBreakMode: LineBreakMode
        /// The most lines; 0, the default, for as many as it takes.
        public var numberOfLines: Int
        /// Whether text that does not fit is drawn smaller; default false.
        public var adjustsFontSizeToFitWidth: Bool
        /// How far text may shrink, 0 to 1; default 0.
        public var minimumScaleFactor: Double
        /// Whether letters may move together before text is shortened; default false.
        public var allowsDefaultTighteningForTruncation: Bool
        /// Whether a text style's font follows the text size; default true.
        public var adjustsFontForContentSizeCategory: Bool
        /// Whether the whole text appears when a pointer rests on it; default false. Carried, not drawn.
        public var showsExpansionTextWhenTruncated: Bool
        /// Default none.
        public var transform: TextTransform

        public init(
            font: Font, color: Color, colorTransformer: ConfigurationColorTransformer? = nil,
            alignment: TextAlignment = .natural,
            lineBreakMode: LineBreakMode = .byTruncatingTail, numberOfLines: Int = 0,
            adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: Double = 0,
            allowsDefaultTighteningForTruncation: Bool = false, adjustsFontForContentSizeCategory: Bool = true,
            showsExpansionTextWhenTruncated: Bool = false, transform: TextTransform = .none
        ) {
            self.font = font
            self.color = color
            self.colorTransformer = colorTransformer
            self.alignment = alignment
            self.lineBreakMode = lineBreakMode
            self.numberOfLines = numberOfLines
            self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            self.minimumScaleFactor = minimumScaleFactor
            self.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
            self.showsExpansionTextWhenTruncated = showsExpansionTextWhenTruncated
            self.transform = transform
        }

        /// The colour with its transformer applied.
        public func resolvedColor() -> Color { colorTransformer?(color) ?? color }
    }
}
