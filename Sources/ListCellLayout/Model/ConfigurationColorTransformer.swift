// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Makes one colour of another; UIConfigurationColorTransformer. Two are equal if they are the same object.
public final class ConfigurationColorTransformer: Sendable {
    /// What is made of a colour.
    public let transform: @Sendable (Color) -> Color

    /// A transformer of a function; equal to no other.
    public init(_ transform: @escaping @Sendable (Color) -> Color) {
        self.transform = transform
    }

    /// The colour that is made of another.
    public func callAsFunction(_ color: Color) -> Color { transform(color) }
}

extension ConfigurationColorTransformer: Hashable {
    /// Whether the two are the same object.
    public static func == (a: ConfigurationColorTransformer, b: ConfigurationColorTransformer) -> Bool { a === b }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
