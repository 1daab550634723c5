// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Signals that wait while files get their names: the moment between the first and the last is short.
///
/// Several threads may hold them at a time: the first keeps the handlers, and the last puts them back.
final class HeldSignals: Sendable {
    private typealias Handler = @convention(c) (Int32) -> Void

    /// Those that would end the process.
    static let ending = HeldSignals([SIGINT, SIGTERM, SIGHUP])

    private let numbers: [Int32]
    private let held = Mutex<(count: Int, handlers: [Handler?])>((0, []))

    init(_ numbers: [Int32]) { self.numbers = numbers }

    func hold() {
        held.withLock { held in
            if held.count == 0 { held.handlers = numbers.map { signal($0, SIG_IGN) } }
            held.count += 1
        }
    }

    func release() {
        held.withLock { held in
            held.count -= 1
            guard held.count == 0 else { return }
            for (number, handler) in zip(numbers, held.handlers) { signal(number, handler) }
        }
    }
}
