// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// Prints the best of ten runs of each job beside its limit.
///
/// `swift run -c release benchmarks [--check] [--listcell PATH] [--scene FILE]`, after
/// `swift build -c release --product listcell` in the package above. With `--check` a figure over its limit makes the
/// exit status 1.
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
        let large = folder.appendingPathComponent("rows.yaml")
        try Data(GeneratedScene(rows: 10_000, seed: 1).yaml.utf8).write(to: large)

        // Processes first: a child's greatest memory counts from that of the process that starts it.
        var results = try processResults(options, folder: folder, large: large.path)
        results += try inProcessResults(large.path)
        for result in results { print(result.line) }
        if options.isCheck, results.contains(where: \.isOver) {
            try? FileManager.default.removeItem(at: folder)
            exit(1)
        }
    }

    private static func processResults(_ options: Options, folder: URL, large: String) throws -> [Result] {
        let picture = folder.appendingPathComponent("picture.png").path
        let render = try bestOfTen {
            try ChildProcess.run(
                [options.listcell, "render", options.scene, "--scale", "3", "--quiet", "-o", picture])
        }
        let layout = try bestOfTen {
            try ChildProcess.run([options.listcell, "layout", large, "--format", "json"])
        }
        return [
            Result("render \(options.scene) @3x, whole process", seconds: render.seconds, limit: Limits.render),
            Result("  peak memory", mebibytes: render.mebibytes, limit: Limits.renderMemory),
            Result("layout of 10,000 rows, whole process", seconds: layout.seconds, limit: Limits.layout),
            Result("  peak memory", mebibytes: layout.mebibytes, limit: Limits.layoutMemory),
        ]
    }

    private static func inProcessResults(_ large: String) throws -> [Result] {
        let job = try LayoutJob(path: large)
        let seconds = try bestOfTen { try job.run() }.seconds
        let iconJob = IconJob()
        let icons = try bestOfTen { try iconJob.run() }.seconds
        return [
            Result("layout of 10,000 rows at 12 sizes, in process", seconds: seconds, limit: Limits.layoutAtAllSizes),
            Result("1,000 different icons @3x, in process", seconds: icons, limit: Limits.icons),
        ]
    }

    private static func bestOfTen(_ job: () throws -> Measurement) throws -> Measurement {
        var best = try job()
        for _ in 1..<10 { best = best.best(with: try job()) }
        return best
    }
}
