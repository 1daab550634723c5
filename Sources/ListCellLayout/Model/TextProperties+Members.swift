// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellText

extension ListContentConfiguration.TextProperties {
    /// Default: the preset's.
    public var font: Font {
        get { overrides?.font ?? base.font }
        set { set { $0.font = newValue } }
    }
    /// Default: the preset's.
    public var color: Color {
        get { overrides?.color ?? base.color }
        set { set { $0.color = newValue } }
    }
    /// What makes the drawn colour of `color`; default nil: nothing.
    public var colorTransformer: ConfigurationColorTransformer? {
        get { overrides?.colorTransformer }
        set { set { $0.colorTransformer = newValue } }
    }
    /// Default natural: the leading side.
    public var alignment: TextAlignment {
        get { overrides?.alignment ?? .natural }
        set { set { $0.alignment = newValue } }
    }
    /// Default byTruncatingTail.
    public var lineBreakMode: LineBreakMode {
        get { overrides?.lineBreakMode ?? .byTruncatingTail }
        set { set { $0.lineBreakMode = newValue } }
    }
    /// The most lines; 0 for as many as it takes. Default 0, in sidebars 1.
    public var numberOfLines: Int {
        get { overrides?.numberOfLines ?? base.numberOfLines }
        set { set { $0.numberOfLines = newValue } }
    }
    /// Whether text that does not fit is drawn smaller; default false, in sidebars true.
    public var adjustsFontSizeToFitWidth: Bool {
        get { overrides?.adjustsFontSizeToFitWidth ?? base.adjustsFontSizeToFitWidth }
        set { set { $0.adjustsFontSizeToFitWidth = newValue } }
    }
    /// How far text may shrink, 0 to 1; default 0, in sidebars 0.9.
    public var minimumScaleFactor: Double {
        get { overrides?.minimumScaleFactor ?? base.minimumScaleFactor }
        set { set { $0.minimumScaleFactor = newValue } }
    }
    /// Whether letters may move together before text is shortened; default false, in sidebars true.
    public var allowsDefaultTighteningForTruncation: Bool {
        get {
            overrides?.allowsDefaultTighteningForTruncation ?? base.allowsDefaultTighteningForTruncation
        }
        set { set { $0.allowsDefaultTighteningForTruncation = newValue } }
    }
    /// Whether a text style's font follows the text size; default true.
    public var adjustsFontForContentSizeCategory: Bool {
        get { overrides?.adjustsFontForContentSizeCategory ?? true }
        set { set { $0.adjustsFontForContentSizeCategory = newValue } }
    }
    /// Whether the whole text appears when a pointer rests on it; default false. Carried, not drawn.
    public var showsExpansionTextWhenTruncated: Bool {
        get { overrides?.showsExpansionTextWhenTruncated ?? false }
        set { set { $0.showsExpansionTextWhenTruncated = newValue } }
    }
    /// Default none; uppercase in the grouped headers of 18.
    public var transform: TextTransform {
        get { overrides?.transform ?? base.transform }
        set { set { $0.transform = newValue } }
    }

    /// The colour with its transformer applied.
    public func resolvedColor() -> Color { colorTransformer?(color) ?? color }

    private mutating func set(_ change: (inout Overrides) -> Void) {
        var changed = overrides ?? Overrides()
        change(&changed)
        overrides = changed
    }
}

extension ListContentConfiguration.TextProperties {
    /// Whether all members have the same values, set or not.
    public static func == (a: Self, b: Self) -> Bool {
        (a.base == b.base && a.$overrides == b.$overrides) || a.complete == b.complete
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(complete) }
}

extension ListContentConfiguration.TextProperties: CustomReflectable {
    /// The values that the members have.
    public var customMirror: Mirror { Mirror(self, children: Mirror(reflecting: complete).children) }
}
