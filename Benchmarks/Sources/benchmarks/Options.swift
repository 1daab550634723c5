// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the benchmarks are called with.
struct Options {
    var isCheck = false
    /// The release build of the program.
    var listcell = ""
    var scene = ""
    /// What the names of the jobs that run contain; empty for all.
    var only = ""

    init(_ words: ArraySlice<String>) throws {
        var rest = words
        while let word = rest.popFirst() {
            switch word {
            case "--check": isCheck = true
            case "--listcell": listcell = rest.popFirst() ?? ""
            case "--scene": scene = rest.popFirst() ?? ""
            case "--only": only = rest.popFirst() ?? ""
            default: throw BenchmarkError(message: "unknown option \(word)")
            }
        }
        if listcell.isEmpty { listcell = try Self.find(".build/release/listcell") }
        if scene.isEmpty { scene = try Self.find("Scenes/settings-root.yaml") }
    }

    /// A file of the package above, from there or from this package's folder.
    private static func find(_ path: String) throws -> String {
        for path in [path, "../" + path] where FileManager.default.fileExists(atPath: path) { return path }
        throw BenchmarkError(message: "no \(path): build with `swift build -c release --product listcell` first")
    }
}

struct BenchmarkError: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
}
