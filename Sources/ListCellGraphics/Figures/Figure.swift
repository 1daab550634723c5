// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A figure of UIKit with how sure it is and where it comes from; a length in points unless its name says otherwise.
public struct Figure: Hashable, Sendable {
    /// What it is, for people: "card inset of a narrow list".
    public let name: String
    /// In points, unless the name says otherwise.
    public let value: CGFloat
    /// How the value is known.
    public let certainty: Certainty
    /// What it was read from, in words.
    public let source: String

    /// A figure of a name and value, how it is known and what it was read from.
    public init(_ name: String, _ value: CGFloat, _ certainty: Certainty, _ source: String) {
        self.name = name
        self.value = value
        self.certainty = certainty
        self.source = source
    }
}
