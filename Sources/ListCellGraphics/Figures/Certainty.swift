// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// How sure a figure is, from the surest to the least sure.
public enum Certainty: String, CaseIterable, Sendable, Hashable {
    /// Read off real systems: view frames, pixels, printed descriptions.
    case measured
    /// Stated by Apple.
    case apple
    /// Computed by a rule that fits everything measured.
    case rule
    /// Published by others and not seen in a measurement.
    case reported
    /// A choice where nothing is known.
    case assumed
}

extension Certainty: Comparable {
    /// Whether the first is surer: the largest of several certainties is the least sure.
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
        switch self {
        case .measured: 0
        case .apple: 1
        case .rule: 2
        case .reported: 3
        case .assumed: 4
        }
    }
}
