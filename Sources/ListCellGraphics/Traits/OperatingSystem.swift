// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A release of iOS whose lists can be simulated; releases are ordered, and those that are known are in `allCases`.
public struct OperatingSystem: RawRepresentable, Sendable, Hashable {
    /// The release's number.
    public let rawValue: Int

    /// A release by its number; no number fails.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// iOS 17, of the generation of 18.
    public static let iOS17 = OperatingSystem(rawValue: 17)
    /// iOS 18.
    public static let iOS18 = OperatingSystem(rawValue: 18)
    /// iOS 26.
    public static let iOS26 = OperatingSystem(rawValue: 26)
    /// iOS 27, of the generation of 26.
    public static let iOS27 = OperatingSystem(rawValue: 27)
}

extension OperatingSystem: CaseIterable {
    /// The releases that scenes may name, oldest first.
    public static let allCases: [OperatingSystem] = [.iOS17, .iOS18, .iOS26, .iOS27]

    /// The newest release, the default of every scene.
    public static let newest = OperatingSystem.iOS27
}

extension OperatingSystem {
    /// The name people write: "iOS 27".
    public var name: String { "iOS \(rawValue)" }

    /// The look that an app linked with this release's SDK has: that of the newest generation that is not later.
    public var defaultDesign: Design { Design.allCases.last { $0.rawValue <= rawValue } ?? Design.allCases[0] }
}

extension OperatingSystem: Comparable {
    /// Whether the first is the earlier release.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
