// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What README.md prints is what the program prints.
@Suite("README.md")
struct ReadmeTests {
    let readme: String
    let folder: TemporaryFolder

    init() throws {
        readme = try String(contentsOf: ListCellProcess.root.appendingPathComponent("README.md"), encoding: .utf8)
        folder = try TemporaryFolder()
    }

    struct Missing: Error { var what: String }

    /// The text between two others.
    func part(after start: String, upTo end: String) throws -> String {
        guard let start = readme.range(of: start),
            let end = readme.range(of: end, range: start.upperBound..<readme.endIndex)
        else { throw Missing(what: start) }
        return String(readme[start.upperBound..<end.lowerBound])
    }

    func scene() throws -> String { try part(after: "```yaml\n", upTo: "```\n") }

    @Test("The first scene is laid out as printed")
    func layout() throws {
        try folder.write(scene(), to: "connections.yaml")
        let run = try ListCellProcess.run(["layout", "connections.yaml"], in: folder.url)
        #expect(run.status == 0 && run.messages.isEmpty)
        #expect(run.text == (try part(after: "```\n$ listcell layout connections.yaml\n", upTo: "```\n")))
    }

    @Test("The message is the reader's")
    func message() throws {
        let broken = try scene().replacingOccurrences(of: "text: Wi-Fi", with: "txt: Wi-Fi")
        try folder.write(broken, to: "typo.yaml")
        let run = try ListCellProcess.run(["layout", "typo.yaml"], in: folder.url)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages == (try part(after: "```\n$ listcell layout typo.yaml\n", upTo: "```\n")))
    }

    @Test("Every scene, script and picture that is named is there")
    func files() throws {
        let names = try Regex(#"(?:Scenes|Scripts|Documentation|Tests)/[A-Za-z0-9_./-]*[A-Za-z0-9]"#)
        let paths = Set(readme.matches(of: names).map { String(readme[$0.range]) })
        #expect(paths.count > 5)
        for path in paths.sorted() {
            #expect(FileManager.default.fileExists(atPath: ListCellProcess.root.path + "/" + path), "\(path)")
        }
    }
}
