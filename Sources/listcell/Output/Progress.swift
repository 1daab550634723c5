// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellFiles

/// How far a run is, on a line of its own that is gone at the end: on a terminal, and only when it takes a second.
struct Progress {
    private let words: String
    private let total: Int
    private var isShown: Bool
    private let start = ContinuousClock.now
    private var done = 0
    private var hasLine = false

    init(_ console: Console, _ words: String, total: Int) {
        self.words = words
        self.total = total
        isShown = !console.isQuiet && isatty(STDERR_FILENO) == 1
    }

    /// Says that the next part begins.
    mutating func step() {
        done += 1
        guard isShown, ContinuousClock.now - start > .seconds(1) else { return }
        hasLine = true
        write("\r\u{1B}[K\(words) \(done) of \(total)")
    }

    /// Makes room for a part of a result: no line may follow it where both go to one terminal.
    mutating func giveWay() {
        end()
        if isatty(STDOUT_FILENO) == 1 { isShown = false }
    }

    mutating func end() {
        if hasLine { write("\r\u{1B}[K") }
        hasLine = false
    }

    private func write(_ text: String) {
        try? FileSystem.write(Array(text.utf8), to: STDERR_FILENO)
    }
}
