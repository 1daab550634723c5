// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The generation of list metrics, decided by the SDK an app is linked with and not only by the system.
///
/// Generations are ordered: what a table says of one holds for all later ones, until it says something else. Any number
/// is a generation; those that the tables know are in `allCases`.
///
/// Source: an app linked with an older SDK keeps the figures of 18 on iOS 26.0.1 (measured).
public struct Design: RawRepresentable, Sendable, Hashable {
    private let number: Int16

    /// The number of the first release of iOS that has the look.
    public var rawValue: Int { Int(number) }

    /// A generation by the number of its first release; no number fails, and one beyond 32,767 counts as that.
    public init(rawValue: Int) { number = Int16(clamping: rawValue) }

    /// iOS 14 to 18.
    public static let design18 = Design(rawValue: 18)
    /// iOS 26 and 27.
    public static let design26 = Design(rawValue: 26)
}

extension Design: Comparable {
    /// Whether the first is the earlier generation.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension Design: CaseIterable {
    /// The generations with figures of their own, oldest first.
    public static let allCases: [Design] = [.design18, .design26]
}

extension Design {
    /// The generation of the newest release, which a preset has unless another is stated.
    public static let newest = OperatingSystem.newest.defaultDesign
}
