// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

extension ListContentConfiguration {
    /// How one of a configuration's two texts looks and breaks.
    ///
    /// A value knows which of its members were set: only these stay when the configuration follows another list,
    /// generation or state. Assigned to another configuration it takes along what was set in it, and whatever else
    /// would read differently there. Equality compares the values alone, whether set or not.
    public struct TextProperties: Hashable, Sendable {
        /// Where the lines of a text begin; UIListContentConfiguration.TextProperties.TextAlignment.
        public enum TextAlignment: String, CaseIterable, Sendable, Hashable { case natural, center, justified }

        /// What becomes of a text's letters; UIListContentConfiguration.TextProperties.TextTransform.
        public enum TextTransform: String, CaseIterable, Sendable, Hashable {
            case none, uppercase, lowercase, capitalized
        }

        let base: TextBase
        /// What was set; nil where nothing was.
        @Boxed var overrides: Overrides?

        init(base: TextBase, overrides: Boxed<Overrides>) {
            self.base = base
            _overrides = overrides
        }
    }
}

extension ListContentConfiguration.TextProperties {
    /// Text properties in which the given members are set, and the others those of a cell's text.
    ///
    /// - Parameters:
    ///   - font: nil: body.
    ///   - color: nil: `label`.
    ///   - numberOfLines: nil: 0, as many as it takes.
    ///   - adjustsFontForContentSizeCategory: nil: true.
    ///
    /// The other members have the defaults of the properties. `transform` has an initialiser of its own.
    public init(
        font: Font? = nil, color: Color? = nil, colorTransformer: ConfigurationColorTransformer? = nil,
        alignment: TextAlignment? = nil, lineBreakMode: LineBreakMode? = nil, numberOfLines: Int? = nil,
        adjustsFontSizeToFitWidth: Bool? = nil, minimumScaleFactor: Double? = nil,
        allowsDefaultTighteningForTruncation: Bool? = nil, adjustsFontForContentSizeCategory: Bool? = nil,
        showsExpansionTextWhenTruncated: Bool? = nil
    ) {
        var overrides = Overrides()
        overrides.font = font
        overrides.color = color
        overrides.colorTransformer = colorTransformer
        overrides.alignment = alignment
        overrides.lineBreakMode = lineBreakMode
        overrides.numberOfLines = numberOfLines
        overrides.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        overrides.minimumScaleFactor = minimumScaleFactor
        overrides.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        overrides.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        overrides.showsExpansionTextWhenTruncated = showsExpansionTextWhenTruncated
        self.init(base: .plain, overrides: Boxed(wrappedValue: overrides == Overrides() ? nil : overrides))
    }

    /// The same with a transform, which is set even where it is `none`: an optional one could not tell that from nil.
    public init(
        font: Font? = nil, color: Color? = nil, colorTransformer: ConfigurationColorTransformer? = nil,
        alignment: TextAlignment? = nil, lineBreakMode: LineBreakMode? = nil, numberOfLines: Int? = nil,
        adjustsFontSizeToFitWidth: Bool? = nil, minimumScaleFactor: Double? = nil,
        allowsDefaultTighteningForTruncation: Bool? = nil, adjustsFontForContentSizeCategory: Bool? = nil,
        showsExpansionTextWhenTruncated: Bool? = nil, transform: TextTransform
    ) {
        self.init(
            font: font, color: color, colorTransformer: colorTransformer, alignment: alignment,
            lineBreakMode: lineBreakMode, numberOfLines: numberOfLines,
            adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth, minimumScaleFactor: minimumScaleFactor,
            allowsDefaultTighteningForTruncation: allowsDefaultTighteningForTruncation,
            adjustsFontForContentSizeCategory: adjustsFontForContentSizeCategory,
            showsExpansionTextWhenTruncated: showsExpansionTextWhenTruncated)
        self.transform = transform
    }
}
