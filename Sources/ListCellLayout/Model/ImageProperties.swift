// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics

extension ListContentConfiguration {
    /// How a configuration's image is sized, placed and coloured.
    ///
    /// As `TextProperties`, a value knows which of its members were set; equality compares the values alone.
    public struct ImageProperties: Hashable, Sendable {
        /// Stands for the system's standard size of an axis, which follows the text size: a sentinel, not a length.
        ///
        /// Its value is UIKit's (measured), since app code compares it with 0.
        public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

        /// The tint that the state gives an image where none was set; nil: the list's.
        let baseTintColor: Color?
        /// What was set; nil where nothing was.
        @Boxed var overrides: Overrides?

        init(baseTintColor: Color?, overrides: Boxed<Overrides>) {
            self.baseTintColor = baseTintColor
            _overrides = overrides
        }
    }
}

extension ListContentConfiguration.ImageProperties {
    /// Image properties in which the given members are set; nil is the default of the property.
    ///
    /// A member whose default is not nil can be set to nil afterwards: `preferredSymbolConfiguration`.
    public init(
        reservedLayoutSize: CGSize? = nil, maximumSize: CGSize? = nil, cornerRadius: CGFloat? = nil,
        tintColor: Color? = nil, tintColorTransformer: ConfigurationColorTransformer? = nil,
        strokeWidth: CGFloat? = nil, strokeColor: Color? = nil,
        strokeColorTransformer: ConfigurationColorTransformer? = nil,
        accessibilityIgnoresInvertColors: Bool? = nil, preferredSymbolConfiguration: SymbolConfiguration? = nil
    ) {
        var overrides = Overrides()
        overrides.reservedLayoutSize = reservedLayoutSize
        overrides.maximumSize = maximumSize
        overrides.cornerRadius = cornerRadius
        overrides.tintColor = tintColor.map { .some($0) }
        overrides.tintColorTransformer = tintColorTransformer
        overrides.strokeWidth = strokeWidth
        overrides.strokeColor = strokeColor
        overrides.strokeColorTransformer = strokeColorTransformer
        overrides.accessibilityIgnoresInvertColors = accessibilityIgnoresInvertColors
        overrides.preferredSymbolConfiguration = preferredSymbolConfiguration.map { .some($0) }
        self.init(baseTintColor: nil, overrides: Boxed(wrappedValue: overrides == Overrides() ? nil : overrides))
    }
}

extension ListContentConfiguration.ImageProperties {
    /// The space the image takes in the layout, per axis in points: 0, the default, for the image's own;
    /// `standardDimension` for the system's. It never changes the drawn size.
    public var reservedLayoutSize: CGSize {
        get { overrides?.reservedLayoutSize ?? .zero }
        set { set { $0.reservedLayoutSize = newValue } }
    }
    /// The largest drawn size, per axis in points: 0, the default, for no limit. Reduces, keeping the aspect.
    public var maximumSize: CGSize {
        get { overrides?.maximumSize ?? .zero }
        set { set { $0.maximumSize = newValue } }
    }
    /// In points; default 0.
    public var cornerRadius: CGFloat {
        get { overrides?.cornerRadius ?? 0 }
        set { set { $0.cornerRadius = newValue } }
    }
    /// Default nil: the list's tint. Set to nil it stays the tint in all states.
    public var tintColor: Color? {
        get { overrides?.tintColor ?? baseTintColor }
        set { set { $0.tintColor = .some(newValue) } }
    }
    /// What makes the drawn tint of the tint; default nil: nothing.
    public var tintColorTransformer: ConfigurationColorTransformer? {
        get { overrides?.tintColorTransformer }
        set { set { $0.tintColorTransformer = newValue } }
    }
    /// In points; default 0.
    public var strokeWidth: CGFloat {
        get { overrides?.strokeWidth ?? 0 }
        set { set { $0.strokeWidth = newValue } }
    }
    /// Default nil: the tint.
    public var strokeColor: Color? {
        get { overrides?.strokeColor }
        set { set { $0.strokeColor = newValue } }
    }
    /// What makes the drawn stroke's colour of the stroke's; default nil: nothing.
    public var strokeColorTransformer: ConfigurationColorTransformer? {
        get { overrides?.strokeColorTransformer }
        set { set { $0.strokeColorTransformer = newValue } }
    }
    /// Whether Smart Invert leaves the image as it is; default false. Carried, not drawn.
    public var accessibilityIgnoresInvertColors: Bool {
        get { overrides?.accessibilityIgnoresInvertColors ?? false }
        set { set { $0.accessibilityIgnoresInvertColors = newValue } }
    }
    /// What a symbol image takes of its size and weight that it does not state itself; default body, large, and where
    /// nothing is set small at accessibility sizes.
    public var preferredSymbolConfiguration: SymbolConfiguration? {
        get { overrides?.preferredSymbolConfiguration ?? Self.defaultSymbolConfiguration }
        set { set { $0.preferredSymbolConfiguration = .some(newValue) } }
    }

    /// What a symbol image takes of its size at a text size: what was set; otherwise the default, which is small at
    /// accessibility sizes (measured in UIKit's sidebars and SwiftUI's lists, iOS 27).
    func symbolConfiguration(isAccessibilitySize: Bool) -> SymbolConfiguration {
        if let overrides, let set = overrides.preferredSymbolConfiguration { return set ?? SymbolConfiguration() }
        var configuration = Self.defaultSymbolConfiguration
        if isAccessibilitySize { configuration.scale = .small }
        return configuration
    }

    private static let defaultSymbolConfiguration = SymbolConfiguration(textStyle: .body, scale: .large)

    private mutating func set(_ change: (inout Overrides) -> Void) {
        var changed = overrides ?? Overrides()
        change(&changed)
        overrides = changed
    }
}

extension ListContentConfiguration.ImageProperties {
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
