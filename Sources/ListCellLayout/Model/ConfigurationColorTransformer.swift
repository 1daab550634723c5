// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics

/// Makes one colour of another; UIConfigurationColorTransformer. Two are equal if they are the same object.
public final class ConfigurationColorTransformer: Sendable {
    public let transform: @Sendable (Color) -> Color

    public init(_ transform: @escaping @Sendable (Color) -> Color) {
        self.transform = transform
    }

    public func callAsFunction(_ color: Color) -> Color { transform(color) }
}

extension ConfigurationColorTransformer: Hashable {
    public static func == (a: ConfigurationColorTransformer, b: ConfigurationColorTransformer) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
