// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

extension ContentSizeCategory {
    /// The size of a name, without regard to case and spaces: `XXL`, `AX1`, UIKit's member name
    /// `accessibilityMedium`, or its raw value `UICTContentSizeCategoryAccessibilityM`; nil for any other.
    public static func named(_ name: String) -> ContentSizeCategory? { byFoldedName[Speller.folded(name)] }

    private static let byFoldedName: [String: ContentSizeCategory] = {
        var names: [String: ContentSizeCategory] = [:]
        for size in allCases {
            names[Speller.folded(size.abbreviation)] = size
            names[Speller.folded(size.name)] = size
            names[Speller.folded(size.uiKitRawValue)] = size
        }
        return names
    }()

    /// UIContentSizeCategory's raw value.
    var uiKitRawValue: String {
        let shift = Self.accessibilityMedium.rawValue - Self.medium.rawValue
        let suffix = isAccessibilityCategory ? "Accessibility" + Self.abbreviations[rawValue - shift] : abbreviation
        return "UICTContentSizeCategory" + suffix
    }
}

extension OperatingSystem {
    /// The release of a name, without regard to case and spaces: `iOS 27`, `ios27`; nil for any other.
    public static func named(_ name: String) -> OperatingSystem? {
        let folded = Speller.folded(name)
        return allCases.first { Speller.folded($0.name) == folded }
    }
}

extension TextStyle {
    /// The text style of a name, without regard to case and spaces: `title1`, `Title 1`; nil for any other.
    public static func named(_ name: String) -> TextStyle? { byFoldedName[Speller.folded(name)] }

    private static let byFoldedName = Dictionary(
        uniqueKeysWithValues: allCases.map { (Speller.folded($0.rawValue), $0) })
}
