// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

extension ListContentConfiguration.TextProperties {
    /// What was set of a text's properties; nil is the preset's own.
    public struct Overrides: Hashable, Sendable {
        /// The font that was set.
        public var font: Font?
        /// The colour that was set.
        public var color: Color?
        /// The colour transformer; nil is none, as in all presets.
        public var colorTransformer: ConfigurationColorTransformer?
        /// The alignment that was set.
        public var alignment: TextAlignment?
        /// The line break mode that was set.
        public var lineBreakMode: LineBreakMode?
        /// The most lines that were set.
        public var numberOfLines: Int?
        /// Whether text shrinks, as it was set.
        public var adjustsFontSizeToFitWidth: Bool?
        /// How far text shrinks, as it was set.
        public var minimumScaleFactor: Double?
        /// Whether letters move together, as it was set.
        public var allowsDefaultTighteningForTruncation: Bool?
        /// Whether the font follows the text size, as it was set.
        public var adjustsFontForContentSizeCategory: Bool?
        /// Whether the whole text appears under a pointer, as it was set.
        public var showsExpansionTextWhenTruncated: Bool?
        /// The transform that was set.
        public var transform: TextTransform?

        /// Nothing is set.
        public init() {}
    }
}

extension ListContentConfiguration.TextProperties {
    /// The values of all members, as if each had been set.
    var complete: Overrides {
        var all = Overrides()
        all.font = font
        all.color = color
        all.colorTransformer = colorTransformer
        all.alignment = alignment
        all.lineBreakMode = lineBreakMode
        all.numberOfLines = numberOfLines
        all.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        all.minimumScaleFactor = minimumScaleFactor
        all.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        all.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        all.showsExpansionTextWhenTruncated = showsExpansionTextWhenTruncated
        all.transform = transform
        return all
    }

    /// What is set where the properties stand on another base: what was set here, and whatever would change its value.
    func overrides(over base: TextBase) -> Boxed<Overrides> {
        guard base != self.base else { return $overrides }
        let own = self.base
        var result = overrides ?? Overrides()
        func keep<Value: Equatable>(_ value: inout Value?, _ own: Value, unless other: Value) {
            if value == nil, own != other { value = own }
        }
        keep(&result.font, own.font, unless: base.font)
        keep(&result.color, own.color, unless: base.color)
        keep(&result.numberOfLines, own.numberOfLines, unless: base.numberOfLines)
        keep(
            &result.adjustsFontSizeToFitWidth, own.adjustsFontSizeToFitWidth,
            unless: base.adjustsFontSizeToFitWidth)
        keep(&result.minimumScaleFactor, own.minimumScaleFactor, unless: base.minimumScaleFactor)
        keep(
            &result.allowsDefaultTighteningForTruncation, own.allowsDefaultTighteningForTruncation,
            unless: base.allowsDefaultTighteningForTruncation)
        keep(&result.transform, own.transform, unless: base.transform)
        return result == Overrides() ? Boxed(wrappedValue: nil) : Boxed(wrappedValue: result)
    }
}
