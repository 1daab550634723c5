// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A scene of rows with two long texts each, made of some thousand different words; the same seed gives the same scene.
struct LongTextScene {
    let rows: Int
    private var random: SplitMix
    private var words: [String] = []

    init(rows: Int, seed: UInt64) {
        self.rows = rows
        random = SplitMix(state: seed)
        var known: Set<String> = []
        while words.count < Self.wordCount {
            let word = word()
            if known.insert(word).inserted { words.append(word) }
        }
    }

    /// The scene as a file: one section, texts of together about 200 letters a row.
    var yaml: String {
        var copy = self
        var text = "listcell: 1\ntitle: Long\nsections:\n  - rows:\n"
        for _ in 0..<rows {
            text += "      - { text: \(copy.sentence()), secondaryText: \(copy.sentence()), cell: subtitleCell }\n"
        }
        return text
    }

    private static let wordCount = 2_400
    private static let beginnings = ["b", "c", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "st", "t", "w"]
    private static let vowels = ["a", "e", "i", "o", "u", "ai", "ea"]
    private static let endings = ["", "n", "r", "s", "t", "ng", "ll", "ck"]

    /// One to three syllables.
    private mutating func word() -> String {
        (0...random.next(below: 3)).map { _ in
            random.pick(Self.beginnings) + random.pick(Self.vowels) + random.pick(Self.endings)
        }.joined()
    }

    /// About a hundred letters.
    private mutating func sentence() -> String {
        var text = random.pick(words).capitalized
        while text.utf8.count < 95 { text += " " + random.pick(words) }
        return text + "."
    }
}
