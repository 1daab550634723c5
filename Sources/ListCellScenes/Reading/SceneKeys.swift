// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The keys of one kind of mapping; the raw values are the file's words.
protocol SceneKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    static var table: [String: Self] { get }
}

extension SceneKey {
    static func makeTable() -> [String: Self] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    }

    static var names: [String] { allCases.map(\.rawValue) }
}

enum TopKey: String, SceneKey {
    case listcell, title, traits, deviations, list, sections, strings

    static let table = makeTable()
}

enum TraitKey: String, SceneKey {
    case system, design, device, width, height, scale, size, appearance, direction, boldText, contrast, locale
    case tint

    static let table = makeTable()
}

enum ListKey: String, SceneKey {
    case appearance, container, inset

    static let table = makeTable()
}

enum SectionKey: String, SceneKey {
    case header, footer, rows

    static let table = makeTable()
}

enum RowKey: String, SceneKey {
    case cell, style, text, secondaryText, image, icon, imageProperties, textProperties, secondaryTextProperties
    case directionalLayoutMargins, axesPreservingSuperviewLayoutMargins
    case imageToTextPadding, textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding
    case prefersSideBySideTextAndSecondaryText, alpha
    case accessories, control, state, indentationLevel, background, separator, height, opens

    static let table = makeTable()
}

enum ImagePropertyKey: String, SceneKey {
    case maximumSize, reservedLayoutSize, cornerRadius, tintColor, strokeWidth, strokeColor
    case preferredSymbolConfiguration

    static let table = makeTable()
}

enum TextPropertyKey: String, SceneKey {
    case font, color, alignment, lineBreakMode, numberOfLines, adjustsFontSizeToFitWidth, minimumScaleFactor
    case allowsDefaultTighteningForTruncation, adjustsFontForContentSizeCategory, transform

    static let table = makeTable()
}

enum FontKey: String, SceneKey {
    case size, textStyle, weight

    static let table = makeTable()
}

enum BackgroundKey: String, SceneKey {
    case backgroundColor, cornerRadius, backgroundInsets, strokeColor, strokeWidth, strokeOutset

    static let table = makeTable()
}

enum SeparatorKey: String, SceneKey {
    case top, bottom, color, leading, trailing

    static let table = makeTable()
}

enum ColorKey: String, SceneKey {
    case light, dark

    static let table = makeTable()
}

enum SymbolKey: String, SceneKey {
    case symbol, pointSize, weight, scale, textStyle, tintColor, size

    static let table = makeTable()
}

enum IconKey: String, SceneKey {
    case symbol, color, platform, shape, pointSize, canvas, method

    static let table = makeTable()
}

enum FileImageKey: String, SceneKey {
    case file, scale

    static let table = makeTable()
}

enum PlainImageKey: String, SceneKey {
    case size, color

    static let table = makeTable()
}

enum IconImageKey: String, SceneKey {
    case icon

    static let table = makeTable()
}

enum AccessoryKey: String, SceneKey {
    case value, size, placement, tintColor, reservedLayoutWidth, displayed, hidden
    case text, placeholder, secure, items, selected, title, style, role

    static let table = makeTable()
}
