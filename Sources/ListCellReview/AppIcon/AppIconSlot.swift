// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// One use of an app icon: an entry of a catalog.
public struct AppIconSlot: Hashable, Sendable {
    /// The kind of device that an entry is for, in the catalog's words.
    public enum Idiom: String, Sendable, Hashable {
        /// An entry for one kind of device, or for all devices of a platform.
        case iphone, ipad, universal
        /// The largest picture, which the App Store shows.
        case marketing = "ios-marketing"
    }

    /// A variant for an appearance of the system.
    public enum Appearance: String, CaseIterable, Sendable, Hashable { case dark, tinted }

    /// What the entry is for; universal in catalogs of one size.
    public var idiom: Idiom
    /// The side in points, as the catalog writes it: `83.5`.
    public var points: String
    /// Pixels a point; nil where the catalog names none.
    public var scale: Int?
    /// The system of a universal entry, `ios` or `watchos`; nil for the others.
    public var platform: String?
    /// nil: the icon for every appearance that has no variant.
    public var appearance: Appearance?
    /// The side in pixels.
    public var pixels: Int
}

extension AppIconSlot {
    /// The picture's file in a set; slots of one size share it.
    public var fileName: String {
        appearance.map { "icon-\(pixels)-\($0.rawValue).png" } ?? "icon-\(pixels).png"
    }

    /// The slots of a catalog that states every size, in the catalog's order.
    ///
    /// Source: the design guidelines' table of icon sizes; 40, 58, 60, 80, 87, 120, 152, 167, 180 and 1024 pixels.
    public static let classic: [AppIconSlot] = [
        slot(.iphone, "20", 2, 40), slot(.iphone, "20", 3, 60), slot(.iphone, "29", 2, 58),
        slot(.iphone, "29", 3, 87), slot(.iphone, "40", 2, 80), slot(.iphone, "40", 3, 120),
        slot(.iphone, "60", 2, 120), slot(.iphone, "60", 3, 180), slot(.ipad, "20", 2, 40), slot(.ipad, "29", 2, 58),
        slot(.ipad, "40", 2, 80), slot(.ipad, "76", 2, 152), slot(.ipad, "83.5", 2, 167),
        slot(.marketing, "1024", 1, 1024),
    ]

    /// The slots of a catalog of one size, with variants for dark and tinted home screens, and the watch.
    public static let modern: [AppIconSlot] = [
        universal("ios"), universal("ios", .dark), universal("ios", .tinted), universal("watchos"),
    ]

    /// The sides of the classic slots in pixels, each once, rising.
    public static let classicSides: [Int] = Array(Set(classic.map(\.pixels))).sorted()

    /// The side of the largest icon, in pixels.
    public static let largestSide = 1024

    private static func slot(_ idiom: Idiom, _ points: String, _ scale: Int, _ pixels: Int) -> AppIconSlot {
        AppIconSlot(idiom: idiom, points: points, scale: scale, platform: nil, appearance: nil, pixels: pixels)
    }

    private static func universal(_ platform: String, _ appearance: Appearance? = nil) -> AppIconSlot {
        AppIconSlot(
            idiom: .universal, points: "1024", scale: nil, platform: platform, appearance: appearance,
            pixels: largestSide)
    }
}
