// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The same bytes everywhere")
struct DeterminismTests {
    static let environments = [
        ["LANG": "tr_TR.UTF-8", "LC_ALL": ""], ["LC_ALL": "de_DE.UTF-8"], ["TZ": "Asia/Kolkata"],
        ["LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar", "TZ": "Pacific/Chatham"],
    ]

    static func output(_ words: [String], _ environment: [String: String] = [:]) throws -> Data {
        let run = try ListCellProcess.run(words, in: ListCellProcess.root, environment: environment)
        #expect(run.status == 0 && !run.output.isEmpty, "\(run.messages)")
        return run.output
    }

    @Test("Frames and heights of every ready scene do not depend on locale and time zone", arguments: readyScenes)
    func layout(scene: String) throws {
        for words in [["layout", scene, "--size=XS,L,AX5", "--format=json"], ["heights", scene, "--format=csv"]] {
            let plain = try Self.output(words)
            for environment in Self.environments { #expect(try Self.output(words, environment) == plain) }
        }
    }

    @Test("Nor do the bytes of pictures", arguments: [[], ["--text=blocks"], ["--locale=tr_TR"]])
    func pictures(options: [String]) throws {
        let words = ["render", "Scenes/settings-root.yaml", "-o", "-"] + options
        let plain = try Self.output(words)
        for environment in Self.environments { #expect(try Self.output(words, environment) == plain) }
        #expect(try Self.output(words) == plain)
    }

    static var readyScenes: [String] { ListCellProcess.readyScenes }
}
