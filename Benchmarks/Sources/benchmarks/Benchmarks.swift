// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Prints the best of ten runs of each job beside its limit.
///
/// `swift run -c release benchmarks [--check] [--only WORDS] [--listcell PATH] [--scene FILE]`, after
/// `swift build -c release --product listcell` in the package above. `--only` runs the jobs whose names contain the
/// words. With `--check` a figure over its limit makes the exit status 1.
@main
struct Benchmarks {
    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
            exit(error is BenchmarkError ? 64 : 2)
        }
    }

    private static func run() throws {
        let options = try Options(CommandLine.arguments.dropFirst())
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("listcell-benchmarks-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        // Processes first: a child's greatest memory counts from that of the process that starts it.
        let jobs = ProcessJobs(options: options, folder: folder).all + InProcessJobs().all
        var isOver = false
        for job in jobs where options.only.isEmpty || job.name.contains(options.only) {
            for result in try job.run() {
                print(result.line)
                isOver = isOver || result.isOver
            }
        }
        if options.isCheck, isOver {
            try? FileManager.default.removeItem(at: folder)
            exit(1)
        }
    }
}
