// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A release of iOS whose lists can be simulated.
public enum OperatingSystem: Int, CaseIterable, Sendable, Hashable {
    case iOS17 = 17
    case iOS18 = 18
    case iOS26 = 26
    case iOS27 = 27
}

extension OperatingSystem {
    /// The newest release, the default of every scene.
    public static let newest = OperatingSystem.iOS27

    /// The name people write: "iOS 27".
    public var name: String { "iOS \(rawValue)" }

    /// The look that an app linked with this release's SDK has.
    public var defaultDesign: Design { self < .iOS26 ? .design18 : .design26 }
}

extension OperatingSystem: Comparable {
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The generation of list metrics, decided by the SDK an app is linked with and not only by the system.
///
/// Source: an app linked with an older SDK keeps the figures of 18 on iOS 26.0.1 (measured).
public enum Design: Int, CaseIterable, Sendable, Hashable {
    /// iOS 14 to 18.
    case design18 = 18
    /// iOS 26 and 27.
    case design26 = 26
}

extension Design {
    /// The generation of the newest release, which a preset has unless another is stated.
    public static let newest = OperatingSystem.newest.defaultDesign
}
