// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A run of the built program as a process of its own.
struct ListCellProcess {
    var status: Int32
    var output: Data
    var messages: String

    var text: String { String(decoding: output, as: UTF8.self) }

    func json() throws -> Any { try JSONSerialization.jsonObject(with: output) }

    /// The program, which the build puts beside the tests.
    static var executable: URL {
        let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("listcell")
    }

    /// The project's folder.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The ready scenes, as paths below the project's folder.
    static var readyScenes: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/Scenes")) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().map { "Scenes/" + $0 }
    }

    /// Runs the program to its end; its streams are files, so that none of them can fill up and wait.
    ///
    /// - Parameters:
    ///   - input: What standard input gives; nothing by default.
    ///   - environment: Variables set beside those of the tests.
    static func run(
        _ arguments: [String], input: String = "", in folder: URL? = nil, environment: [String: String] = [:],
        executable: URL = executable
    ) throws -> ListCellProcess {
        let streams = try TemporaryFolder()
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = try FileHandle(forReadingFrom: streams.write(input, to: "input"))
        let output = try streams.write("", to: "output")
        let messages = try streams.write("", to: "messages")
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        process.waitUntilExit()
        return try ListCellProcess(
            status: process.terminationStatus, output: Data(contentsOf: output),
            messages: String(decoding: Data(contentsOf: messages), as: UTF8.self))
    }

    /// Runs a line of the shell, in which `$LISTCELL` is the program.
    static func shell(_ line: String, in folder: URL? = nil) throws -> ListCellProcess {
        try run(
            ["-c", line], in: folder, environment: ["LISTCELL": executable.path],
            executable: URL(fileURLWithPath: "/bin/sh"))
    }
}

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("listcell-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and returns its place.
    @discardableResult
    func write(_ text: String, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// The names of everything in the folder, folders below it included.
    func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
}
