// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs a program to its end, with its results thrown away, and tells the time and the memory it took.
enum ChildProcess {
    static func run(_ words: [String]) throws -> Measurement {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

        // The strings live until `posix_spawn` has returned, and the array ends with the null it asks for.
        let arguments = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        var child = pid_t()
        let clock = ContinuousClock()
        let start = clock.now
        let code = posix_spawn(&child, words[0], &actions, nil, arguments + [nil], environ)
        guard code == 0 else { throw BenchmarkError(message: "\(words[0]) cannot be started: error \(code)") }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw BenchmarkError(message: "\(words[0]) was lost") }
        }
        let time = clock.now - start
        guard status == 0 else { throw BenchmarkError(message: words.joined(separator: " ") + " failed") }
        return Measurement(seconds: time / .seconds(1), mebibytes: Double(usage.ru_maxrss) / 1024)
    }
}
