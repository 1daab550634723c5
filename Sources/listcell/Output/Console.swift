// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellFiles
import ListCellGraphics

/// The two streams of the program: results go to standard output, messages to standard error.
struct Console: Sendable {
    /// Whether warnings, progress and the names of written files are left out.
    let isQuiet: Bool
    /// Whether results may have colours.
    let colorsResults: Bool
    /// Whether messages may have colours.
    let colorsMessages: Bool

    /// The console of a command line; it is needed before the options are parsed, since parsing has messages too.
    init(words: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
        let options = words.prefix { $0 != "--" }
        let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let allowsColors = !noColor && !options.contains("--no-color") && environment["TERM"] != "dumb"
        isQuiet = options.contains("--quiet")
        colorsResults = allowsColors && isatty(STDOUT_FILENO) == 1
        colorsMessages = allowsColors && isatty(STDERR_FILENO) == 1
    }
}

/// The reader of standard output has gone: nobody waits for the rest, and nothing is to be said.
struct ClosedPipe: Error {}

extension Console {
    /// Writes a result to standard output.
    func write(_ bytes: [UInt8]) throws {
        do throws(SystemError) {
            try FileSystem.write(bytes, to: STDOUT_FILENO)
        } catch {
            throw error.code == EPIPE ? ClosedPipe() : FileWritingError.system(path: "standard output", error)
        }
    }

    func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    /// Writes the names of written files to standard output, a line each, unless `--quiet`.
    func writeNames(_ paths: [String]) throws {
        if !isQuiet { try write(paths.map { $0 + "\n" }.joined()) }
    }

    /// Writes one result where it is told: to a file whose name is then printed, or `-` for standard output.
    func deliver(_ bytes: [UInt8], to path: String) throws {
        if path == "-" { return try write(bytes) }
        if let form = FileForm(bytes), let found = FileForm.foreignExtension(of: path) {
            throw UsageError.conflict(
                "\(quotedPath(path)): the picture is \(form.rawValue.uppercased()), not \(found.uppercased())")
        }
        var files = OutputFiles()
        files.add(bytes, at: path)
        try files.commit()
        try writeNames(files.paths)
    }

    /// Writes a line to standard error: what is wrong, in red on a terminal.
    func report(error line: String) { report("error", line, color: "31") }

    /// Writes a line to standard error unless `--quiet`.
    func report(warning line: String) {
        if !isQuiet { report("warning", line, color: "33") }
    }

    /// Writes a line without a label to standard error.
    func note(_ line: String) {
        try? FileSystem.write(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    private func report(_ label: String, _ line: String, color: String) {
        let label = colorsMessages ? "\u{1B}[1;\(color)m\(label):\u{1B}[0m" : "\(label):"
        note("listcell: \(label) \(line)")
    }
}
