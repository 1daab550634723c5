// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// What a function makes of each element, in order; it runs on all cores, for as many elements at a time as there
    /// are cores.
    ///
    /// - Throws: The error of the first element, in order, whose function throws; elements behind one that failed are
    ///   not begun.
    package func concurrentMap<Value: Sendable, Failure: Error>(
        _ transform: @Sendable (Element) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        guard count > 1 else { return try map(transform) }
        let results = Mutex<(values: [Value?], failure: (index: Int, error: Failure)?)>(
            (Array<Value?>(repeating: nil, count: count), nil))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            guard results.withLock({ $0.failure.map { index < $0.index } ?? true }) else { return }
            do throws(Failure) {
                let value = try transform(self[index])
                results.withLock { $0.values[index] = value }
            } catch {
                results.withLock { results in
                    if results.failure.map({ index < $0.index }) ?? true { results.failure = (index, error) }
                }
            }
        }
        return try results.withLock { results throws(Failure) in
            if let failure = results.failure { throw failure.error }
            return results.values.compactMap { $0 }
        }
    }
}
