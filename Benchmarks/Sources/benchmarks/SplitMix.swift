// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// A small generator of numbers that look random; the same seed gives the same numbers.
///
/// Source: SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(bound))
    }

    mutating func pick<Element>(_ values: [Element]) -> Element { values[next(below: values.count)] }
}
