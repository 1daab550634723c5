// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Something a check found in an app icon or in a set of them.
public enum AppIconFinding: Hashable, Sendable {
    /// Pixels are not opaque: their number, and some of them, corners first.
    case notOpaque(count: Int, pixels: [AppIconPixel])
    /// The corners are rounded already: the four corner pixels, with the ground that was left there.
    case roundedCorners([AppIconPixel])
    /// The picture is smaller than the largest icon, in pixels.
    case tooSmall(side: Int, needed: Int)
    /// At 29 points as many of the neighbouring pixels differ as in photographs and text: parts of one.
    case fineDetail(share: Double, limit: Double)
    /// At 29 points all pixels are nearly as light: the range of lightness, 0 to 255.
    case lowContrast(range: Int, limit: Int)
    /// Something lies close to the rounded edge: its distance in parts of the width.
    case nearEdge(distance: Double, limit: Double)
    /// The icon's edge is as light as a wallpaper: the contrast, from 1.
    case blendsIn(Wallpaper, contrast: Double, limit: Double)

    /// A set has no picture of a size that it needs, in pixels.
    case missingSize(Int)
    /// `Contents.json` names a file that is not there.
    case missingFile(String)
    /// A picture that `Contents.json` does not name.
    case unnamedFile(String)
    /// A file that cannot be read as PNG.
    case unreadable(file: String, AppIconError)
    /// A picture is not as large as its entry says, in pixels.
    case wrongSize(file: String, width: Int, height: Int, expected: Int)
    /// A picture of a set has pixels that are not opaque: their number.
    case notOpaqueFile(file: String, count: Int)
    /// Two entries stand for the same use.
    case repeatedEntry(String)
    /// A picture shows another icon than the largest one: the mean difference of a component, 0 to 255.
    case otherVersion(file: String, difference: Double, limit: Double)
}

/// The grounds that an icon stands on.
public enum Wallpaper: String, CaseIterable, Sendable, Hashable { case light, dark }

extension AppIconFinding {
    /// What a finding means for the set: it is not made, or it is made with a word of warning.
    public enum Severity: String, Sendable, Hashable { case error, warning }

    /// An error keeps a set from being made; what it is about would be refused or look broken.
    public var severity: Severity {
        switch self {
        case .notOpaque, .roundedCorners, .missingFile, .unreadable, .wrongSize, .notOpaqueFile: .error
        case .tooSmall, .fineDetail, .lowContrast, .nearEdge, .blendsIn, .missingSize, .unnamedFile, .repeatedEntry,
            .otherVersion:
            .warning
        }
    }

    /// The check's name, `not-opaque`.
    public var rule: String {
        switch self {
        case .notOpaque, .notOpaqueFile: "not-opaque"
        case .roundedCorners: "rounded-corners"
        case .tooSmall: "too-small"
        case .fineDetail: "fine-detail"
        case .lowContrast: "low-contrast"
        case .nearEdge: "near-edge"
        case .blendsIn: "blends-in"
        case .missingSize: "missing-size"
        case .missingFile: "missing-file"
        case .unnamedFile: "unnamed-file"
        case .unreadable: "unreadable"
        case .wrongSize: "wrong-size"
        case .repeatedEntry: "repeated-entry"
        case .otherVersion: "other-version"
        }
    }
}
