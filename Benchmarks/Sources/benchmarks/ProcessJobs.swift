// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// What is measured of whole processes of the program.
struct ProcessJobs {
    let options: Options
    /// Where files may be written.
    let folder: URL

    var all: [Job] { [render, layout, layoutOfManyRows, renderOfManyRows, variants] }

    private var render: Job {
        let name = "render \(options.scene) @3x"
        return Job(name) {
            let best = try Job.best {
                try listcell(["render", options.scene, "--scale", "3", "--quiet", "-o", path("picture.png")])
            }
            return [
                .time("\(name), whole process", seconds: best.seconds, limit: Limits.render),
                .memory("  peak memory", mebibytes: best.mebibytes, limit: Limits.renderMemory),
            ]
        }
    }

    private var layout: Job {
        Job("layout of 10,000 rows, whole process") {
            let scene = try write(GeneratedScene(rows: 10_000, seed: 1).yaml)
            let best = try Job.best { try listcell(["layout", scene, "--format", "json"]) }
            return [
                .time("layout of 10,000 rows, whole process", seconds: best.seconds, limit: Limits.layout),
                .memory("  peak memory", mebibytes: best.mebibytes, limit: Limits.layoutMemory),
            ]
        }
    }

    /// The peak hardly differs from run to run, and a run is long.
    private var layoutOfManyRows: Job {
        Job("layout of 100,000 rows at 12 sizes, peak memory") {
            let scene = try write(GeneratedScene(rows: 100_000, seed: 1).yaml)
            let run = try listcell(["layout", scene, "--size", "all", "--format", "json"])
            return [
                .memory(
                    "layout of 100,000 rows at 12 sizes, peak memory", mebibytes: run.mebibytes,
                    limit: Limits.manyRowsMemory)
            ]
        }
    }

    private var renderOfManyRows: Job {
        Job("render of a screen of 100,000 rows, peak memory") {
            let scene = try write(GeneratedScene(rows: 100_000, seed: 1).yaml)
            let run = try listcell(["render", scene, "--scale", "3", "--quiet", "-o", path("picture.png")])
            return [
                .memory(
                    "render of a screen of 100,000 rows, peak memory", mebibytes: run.mebibytes,
                    limit: Limits.manyRowsMemory)
            ]
        }
    }

    /// Twelve sizes, light and dark, on all cores and on one.
    private var variants: Job {
        Job("render of 24 variants on all cores") {
            let cores = try Cores()
            let count = cores.numbers.count
            let words = ["render", options.scene, "--scale", "3", "--size", "all", "--appearance", "both", "--quiet"]
            let many = try Job.best(of: 5) { try listcell(words + ["-o", path("many")]) }
            let one = try Job.best(of: 5) {
                try ChildProcess.run(cores.wordsForOne + [options.listcell] + words + ["-o", path("one")])
            }
            try checkEqual(path("many"), path("one"))
            return [
                .ratio(
                    "render of 24 variants, \(count) cores, of \(count == 1 ? "" : "1/\(count) of ")the time on one",
                    many.seconds / one.seconds * Double(count), limit: Limits.allCores)
            ]
        }
    }

    private func checkEqual(_ first: String, _ second: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: first).sorted()
        guard names.count == 24, names == (try FileManager.default.contentsOfDirectory(atPath: second).sorted())
        else { throw BenchmarkError(message: "the variants have other files on one core") }
        for name in names
        where !FileManager.default.contentsEqual(
            atPath: first + "/" + name, andPath: second + "/" + name)
        {
            throw BenchmarkError(message: "\(name) has other bytes on one core")
        }
    }

    private func listcell(_ words: [String]) throws -> Measurement {
        try ChildProcess.run([options.listcell] + words)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func write(_ yaml: String) throws -> String {
        let file = folder.appendingPathComponent("rows.yaml")
        try Data(yaml.utf8).write(to: file)
        return file.path
    }
}
