// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// A named disagreement between sources, and the switch that chooses the other side.
public enum Deviation: String, CaseIterable, Sendable, Hashable {
    /// `standardDimension` in `maximumSize` sets no limit, as UIKit 26 is reported to behave; by default it means the
    /// same standard size as in `reservedLayoutSize` (assumed).
    case maximumSizeIgnoresStandardDimension
    /// At accessibility sizes text stands beside the image, as lists were read before it was seen wrapping under it.
    case textBesideImage
    /// The cards of a UITableView have the inset of the other release: 16 on iOS 26, 20 from 376 wide on iOS 27.
    case tableCardInsetOfOtherRelease
    /// A cell with a content configuration is at least 44 high on 18 in UIKit too, as it is in SwiftUI lists.
    case contentCellMinimumOf44
    /// At accessibility sizes a value stands beside its label where both fit on a phone too, as it does on an iPad.
    case sideBySideAtAccessibilitySizes
}

extension Deviation {
    /// A deviation of former versions that was settled: its name is still read, without effect.
    public struct Settled: Sendable, Hashable {
        /// The name as it was.
        public let name: String
        /// What became of it: a clause.
        public let outcome: String

        /// What a warning says where the name is still in use.
        public var message: String { "the deviation \(name) has no effect any more: \(outcome)" }
    }

    /// All deviations that were settled.
    public static let settled = [
        Settled(name: "textWrapsAroundImage", outcome: "text wraps under the image in all lists now")
    ]
}

/// What the name of a deviation stands for, in a scene or on a command line.
package enum NamedDeviation: Sendable, Hashable {
    case current(Deviation)
    case settled(Deviation.Settled)

    /// What a name stands for, without regard to case and spaces; nil for any other text.
    package init?(_ name: String) {
        let name = Speller.folded(name)
        if let deviation = Deviation.allCases.first(where: { Speller.folded($0.rawValue) == name }) {
            self = .current(deviation)
        } else if let settled = Deviation.settled.first(where: { Speller.folded($0.name) == name }) {
            self = .settled(settled)
        } else {
            return nil
        }
    }
}

extension Sequence<NamedDeviation> {
    /// Those that have an effect.
    package var current: Set<Deviation> {
        Set(compactMap { if case .current(let deviation) = $0 { deviation } else { nil } })
    }

    /// Those that have none any more, each once, in order.
    package var settled: [Deviation.Settled] {
        Deviation.settled.filter { settled in contains(.settled(settled)) }
    }
}
