// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Random numbers from a seed, the same in every run (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Any seed will do; neighbouring ones have nothing in common.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next of the numbers that follow from the seed.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

extension SeededGenerator {
    /// One of some values, which are at least one; each is as likely.
    public mutating func pick<T>(_ values: [T]) -> T { values[Int(next() >> 33) % values.count] }

    /// Whether something happens that happens once in so many times.
    public mutating func oneIn(_ count: Int) -> Bool { next() >> 33 % UInt64(count) == 0 }
}
