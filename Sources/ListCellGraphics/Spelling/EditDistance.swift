// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The number of letters added, left out, replaced or swapped with a neighbour between two words.
///
/// Source: the optimal string alignment distance.
enum EditDistance {
    /// The distances from a word to each beginning of another: that of its first `n` letters at `n`.
    static func toBeginnings(of word: [UInt8], from other: [UInt8]) -> [Int] {
        var before = [Int](repeating: 0, count: word.count + 1)
        var above = Array(0...word.count)
        for i in other.indices {
            var row = [i + 1]
            row.reserveCapacity(word.count + 1)
            for j in word.indices {
                var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (other[i] == word[j] ? 0 : 1))
                if i > 0, j > 0, other[i] == word[j - 1], other[i - 1] == word[j] {
                    cost = min(cost, before[j - 1] + 1)
                }
                row.append(cost)
            }
            before = above
            above = row
        }
        return above
    }
}
