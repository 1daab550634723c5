// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Something that is measured and judged.
struct Job {
    /// Part of the names of its results; `--only` picks by it.
    var name: String
    var run: () throws -> [Result]

    init(_ name: String, run: @escaping () throws -> [Result]) {
        self.name = name
        self.run = run
    }

    /// The best of some runs, ten unless there are reasons.
    static func best(of runs: Int = 10, _ job: () throws -> Measurement) throws -> Measurement {
        var best = try job()
        for _ in 1..<runs { best = best.best(with: try job()) }
        return best
    }
}

/// The time that a processor works for this thread: what other processes take of a busy machine does not count.
enum ProcessorTime {
    /// Of a piece of work on one thread, in seconds.
    static func measure(_ work: () throws -> Void) rethrows -> Double {
        let start = now
        try work()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
