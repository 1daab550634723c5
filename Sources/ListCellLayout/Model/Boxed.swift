// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A value behind a reference: for what is large and mostly missing, so that its owner stays small.
///
/// Copies share the value until it is set anew.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    /// A box of a value; nil takes no memory but the reference.
    public init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

    /// The value; nil where it is missing.
    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }

    /// The box itself, which another owner can share without a copy of the value.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// Whether two boxes hold equal values, which a shared one does without a comparison.
    public static func == (a: Self, b: Self) -> Bool { a.box === b.box || a.wrappedValue == b.wrappedValue }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
