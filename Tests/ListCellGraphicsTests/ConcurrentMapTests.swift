// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Synchronization
import Testing

@testable import ListCellGraphics

@Suite("Work on all cores")
struct ConcurrentMapTests {
    private struct Failure: Error, Equatable { var index: Int }

    @Test("The results are in order")
    func order() {
        #expect((0..<500).map { $0 }.concurrentMap { $0 * 3 } == (0..<500).map { $0 * 3 })
        #expect([Int]().concurrentMap { $0 } == [])
        #expect([7].concurrentMap { $0 + 1 } == [8])
    }

    @Test("The error is that of the first that fails, however long it takes")
    func errors() {
        for first in [0, 1, 40, 99] {
            #expect(throws: Failure(index: first)) {
                try (0..<100).map { $0 }.concurrentMap { index in
                    if index == first { for _ in 0..<50_000 { _ = Mutex(index).withLock { $0 } } }
                    if index >= first { throw Failure(index: index) }
                }
            }
        }
    }

    @Test("What stands behind an error is not begun")
    func stops() {
        let begun = Mutex(0)
        #expect(throws: Failure(index: 0)) {
            try (0..<10_000).map { $0 }.concurrentMap { index in
                begun.withLock { $0 += 1 }
                throw Failure(index: index)
            }
        }
        #expect(begun.withLock { $0 } < 5_000)
    }
}
