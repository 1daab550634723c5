// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// The cores that this process may run on.
struct Cores {
    /// Their numbers, in order.
    let numbers: [Int]

    /// - Throws: `BenchmarkError` where the system does not tell.
    init() throws {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
        guard let list = line?.split(separator: "\t").last else {
            throw BenchmarkError(message: "the cores of this process are not known")
        }
        // "0-3,8" are five.
        numbers = list.split(separator: ",").flatMap { part in
            let ends = part.split(separator: "-").compactMap { Int($0) }
            return ends.count == 2 ? Array(ends[0]...ends[1]) : ends
        }
    }

    /// The words that run a program on one core alone.
    var wordsForOne: [String] { ["/usr/bin/taskset", "-c", String(numbers.first ?? 0)] }
}
