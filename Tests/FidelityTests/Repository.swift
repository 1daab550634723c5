// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The files of the repository that the tests here read and, on purpose, write.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Whether expected files are written instead of compared: `LISTCELL_RECORD=all`, and never on a build server.
    static let isRecording: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return environment["LISTCELL_RECORD"] == "all" && environment["CI"] == nil
    }()

    static func file(_ path: String) -> URL { root.appending(path: path) }

    /// The names of the files of a folder that end so, sorted, without the ending.
    static func names(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(folder).path)
            .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    /// Compares a text with a file's, or writes it there when recording.
    static func expect(_ text: String, at path: String, _ location: SourceLocation = #_sourceLocation) throws {
        let url = file(path)
        if isRecording {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
            return
        }
        let expected = try? String(contentsOf: url, encoding: .utf8)
        guard expected != text else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let known = (expected ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let first = zip(lines, known).enumerated().first { $0.element.0 != $0.element.1 }
        let number = first?.offset ?? min(lines.count, known.count)
        let was = number < known.count ? String(known[number]) : "nothing"
        let isNow = number < lines.count ? String(lines[number]) : "nothing"
        Issue.record(
            """
            \(path):\(number + 1): expected \(was)
            found \(isNow)
            LISTCELL_RECORD=all swift test --filter FidelityTests writes it anew
            """, sourceLocation: location)
    }
}
