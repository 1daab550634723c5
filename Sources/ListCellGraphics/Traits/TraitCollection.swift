// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Light or dark.
public enum UserInterfaceStyle: String, CaseIterable, Sendable, Hashable {
    case light, dark
}

/// The side on which lines begin.
public enum LayoutDirection: String, CaseIterable, Sendable, Hashable {
    case leftToRight, rightToLeft
}

/// The kind of device.
public enum UserInterfaceIdiom: String, CaseIterable, Sendable, Hashable {
    case phone, pad
}

/// The Increase Contrast setting.
public enum AccessibilityContrast: String, CaseIterable, Sendable, Hashable {
    case normal, high
}

/// The Bold Text setting.
public enum LegibilityWeight: String, CaseIterable, Sendable, Hashable {
    case regular, bold
}

/// Everything of the environment that layout and drawing depend on, apart from the width.
///
/// Nothing is optional: a scene's missing traits have taken their defaults before a value of this type is made.
public struct TraitCollection: Hashable, Sendable {
    /// The release of iOS; default the newest. Decides colours and the style of Settings icons.
    public var system: OperatingSystem
    /// The generation of the list metrics; default that of `system`.
    public var design: Design
    /// Phone or pad; default phone.
    public var userInterfaceIdiom: UserInterfaceIdiom
    /// Pixels a point; default 3. Always above 0 and finite.
    public var displayScale: CGFloat
    /// The text size; default large, as on a new phone.
    public var preferredContentSizeCategory: ContentSizeCategory
    /// Light or dark; default light.
    public var userInterfaceStyle: UserInterfaceStyle
    /// Left to right or right to left; default left to right.
    public var layoutDirection: LayoutDirection
    /// The Bold Text setting; default regular.
    public var legibilityWeight: LegibilityWeight
    /// The Increase Contrast setting; default normal.
    public var accessibilityContrast: AccessibilityContrast
    /// A locale identifier such as `en_US` or `ko-KR`; default `en_US`.
    public var locale: String
    /// The colour of what a person can tap or has chosen: symbols, checkmarks, focused rows; UIView.tintColor. Default
    /// `systemBlue`.
    public var tintColor: Color

    /// Traits with a default for each: a new phone with the newest release, text size large, light, left to right.
    public init(
        system: OperatingSystem = .newest, design: Design? = nil, userInterfaceIdiom: UserInterfaceIdiom = .phone,
        displayScale: CGFloat = 3, preferredContentSizeCategory: ContentSizeCategory = .large,
        userInterfaceStyle: UserInterfaceStyle = .light, layoutDirection: LayoutDirection = .leftToRight,
        legibilityWeight: LegibilityWeight = .regular, accessibilityContrast: AccessibilityContrast = .normal,
        locale: String = "en_US", tintColor: Color = .systemBlue
    ) {
        self.system = system
        self.design = design ?? system.defaultDesign
        self.userInterfaceIdiom = userInterfaceIdiom
        self.displayScale = displayScale
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.legibilityWeight = legibilityWeight
        self.accessibilityContrast = accessibilityContrast
        self.locale = locale
        self.tintColor = tintColor
    }
}

extension TraitCollection {
    /// The language part of the locale in lower case: `ko` of `ko_KR`.
    public var language: String {
        String(locale.prefix { $0 != "_" && $0 != "-" }).lowercased()
    }
}
