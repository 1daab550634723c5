// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import listcell

@Suite("listcell explain")
struct ExplainCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(TestScene.settings, to: "settings.yaml")
    }

    func run(_ arguments: String...) throws -> ListCellProcess {
        try ListCellProcess.run(["explain", "settings.yaml"] + arguments, in: folder.url)
    }

    @Test("The sums of a row, its figures and what is approximate")
    func text() throws {
        let run = try run("--row", "0.1")
        #expect(run.status == 0)
        let lines = run.text.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
        let joined = lines.map { $0.joined(separator: " ") }
        #expect(joined.first?.hasPrefix(#"0.1 "Wi-Fi" valueCell iOS 27 design 26 width 402"#) == true)
        #expect(
            joined.contains { $0.hasPrefix("height 52 = max(22 + 30, 15 + max(22, 20.333, 20.333) + 15) measured") })
        #expect(joined.contains { $0.hasPrefix("text.x 56 = 16 + 24 + 16 measured") })
        #expect(joined.contains { $0.hasPrefix("approximate:") })
    }

    @Test("At high contrast it says which colours' values are assumed or not known, by the release")
    func highContrast() throws {
        let remark = "approximate: at high contrast labels, separators and fills have the opacities reported of iOS 18"
        let high = try run("--row", "0.1", "--contrast", "high").text
        #expect(high.contains(remark + " (assumed), and links and backgrounds their usual colours (assumed)\n"))
        let old = try run("--row", "0.1", "--contrast", "high", "--system", "ios18").text
        #expect(old.contains(remark + "; of the system colours only red and the greys have values of their own\n"))
        #expect(try !run("--row", "0.1").text.contains("contrast"))
    }

    @Test("It says what was not measured with Bold Text and in languages whose letters come from other fonts")
    func unmeasuredTraits() throws {
        let bold = "approximate: nothing was measured with Bold Text"
        #expect(try run("--row", "0.1", "--bold-text").text.contains(bold))
        let thai = "approximate: line heights were not measured for the locale th_TH"
        #expect(try run("--row", "0.1", "--locale", "th_TH").text.contains(thai))
        for locale in ["ko", "de_DE"] {
            let text = try run("--row", "0.1", "--locale", locale).text
            #expect(!text.contains(bold) && !text.contains("line heights were not measured"))
        }
    }

    @Test("Headers and footers have ids too; several variants are an array")
    func json() throws {
        let run = try run("--row", "0.footer", "--format", "json", "--size", "L,AX3", "--system", "ios18,ios27")
        #expect(run.status == 0)
        let explanations = try #require(run.json() as? [[String: Any]])
        #expect(explanations.count == 4)
        for explanation in explanations {
            #expect(explanation["id"] as? String == "0.footer")
            let figures = try #require(explanation["figures"] as? [[String: Any]])
            let height = try #require(figures.first { $0["name"] as? String == "height" })
            #expect(height["sum"] as? String != nil && height["rule"] as? String != nil)
            #expect(height["certainty"] as? String != nil)
            #expect((height["terms"] as? [Any])?.isEmpty == false)
        }
    }

    @Test("A row that is not there exits 2 and says which there are")
    func unknownRow() throws {
        let run = try run("--row", "0.9")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
            run.messages
                == "listcell: error: settings.yaml: no row \"0.9\": the scene has 0.header, 0.0, 0.1, 0.footer, 1.0\n")
    }
}
