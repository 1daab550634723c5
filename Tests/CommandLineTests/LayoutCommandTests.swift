// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import listcell

@Suite("listcell layout and listcell heights")
struct LayoutCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(TestScene.settings, to: "settings.yaml")
        try folder.write(TestScene.broken, to: "broken.yaml")
    }

    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> ListCellProcess
    {
        try ListCellProcess.run(arguments, input: input, in: folder.url, environment: environment)
    }

    @Test("The JSON has the documented fields and says the default size")
    func json() throws {
        let run = try run("layout", "settings.yaml", "--format", "json")
        #expect(run.status == 0)
        #expect(run.messages.isEmpty)
        let layout = try #require(run.json() as? [String: Any])
        #expect(layout["schemaVersion"] as? Int == 1)
        let traits = try #require(layout["traits"] as? [String: Any])
        #expect(traits["size"] as? String == "L")
        #expect(traits["system"] as? String == "iOS 27")
        #expect(traits["device"] as? String == "iPhone 17")
        #expect(traits["width"] as? Double == 402)
        let sections = try #require(layout["sections"] as? [[String: Any]])
        #expect(sections.count == 2)
        #expect(sections[0]["header"] != nil && sections[0]["footer"] != nil && sections[0]["card"] != nil)
        let rows = try #require(sections[0]["rows"] as? [[String: Any]])
        #expect(rows.map { $0["id"] as? String } == ["0.0", "0.1"])
        #expect((rows[0]["accessories"] as? [[String: Any]])?.first?["kind"] as? String == "switch")
        #expect((rows[0]["image"] as? [String: [Double]])?["frame"]?.count == 4)
        #expect((rows[1]["secondaryText"] as? [String: Any])?["string"] as? String == "Home, \"5 GHz\"")
    }

    @Test("Several variants are an array, over systems, sizes, appearances and directions")
    func variants() throws {
        let run = try run(
            "layout", "settings.yaml", "--format=json", "--system=ios18,ios27", "--size=L,AX3", "--direction=both")
        let traits = try #require(run.json() as? [[String: Any]]).compactMap { $0["traits"] as? [String: Any] }
        #expect(
            traits.prefix(3).map { "\($0["system"]!) \($0["size"]!) \($0["direction"]!)" } == [
                "iOS 18 L leftToRight", "iOS 18 L rightToLeft", "iOS 18 AX3 leftToRight",
            ])
        #expect(traits.count == 8)
    }

    @Test("The command line overrides the scene")
    func overrides() throws {
        let run = try run(
            "layout", "settings.yaml", "--format", "json", "--device", "iphone se (3rd gen)", "--bold-text",
            "--contrast", "high", "--container", "tableView", "--locale", "tr_TR", "--deviation", "textBesideImage"
        )
        let traits = try #require((run.json() as? [String: Any])?["traits"] as? [String: Any])
        #expect(traits["device"] as? String == "iPhone SE (3rd gen)")
        #expect(traits["width"] as? Double == 375)
        #expect(traits["scale"] as? Double == 2)
        #expect(traits["boldText"] as? Bool == true)
        #expect(traits["contrast"] as? String == "high")
        #expect(traits["container"] as? String == "tableView")
        #expect(traits["locale"] as? String == "tr_TR")
        #expect(traits["deviations"] as? [String] == ["textBesideImage"])
    }

    @Test("A deviation that was settled is a warning and has no effect, in any spelling; a wrong name is an error")
    func settledDeviations() throws {
        let plain = try run("layout", "settings.yaml")
        for name in ["textWrapsAroundImage", "textwrapsaroundimage", "TEXTWRAPSAROUNDIMAGE,textWrapsAroundImage"] {
            let settled = try run("layout", "settings.yaml", "--deviation", name)
            #expect(settled.status == 0)
            #expect(settled.output == plain.output)
            #expect(
                settled.messages
                    == "listcell: warning: --deviation: the deviation textWrapsAroundImage has no effect any "
                    + "more: text wraps under the image in all lists now\n")
            #expect(try run("layout", "settings.yaml", "--deviation", name, "--quiet").messages.isEmpty)
        }
        let other = try run("heights", "settings.yaml", "--deviation", "textWrapsAroundImage,textBesideImage")
        #expect(other.status == 0 && other.messages.hasPrefix("listcell: warning: --deviation: "))
        #expect(try run("layout", "settings.yaml", "--deviation", "textWrapsAroundImages").status == 64)
    }

    @Test(
        "The same bytes in every locale and time zone, from a file and from standard input",
        arguments: ["text", "json"])
    func determinism(format: String) throws {
        let plain = try run("layout", "settings.yaml", "--format", format, "--size", "all")
        let turkish = try run(
            "layout", "settings.yaml", "--format", format, "--size", "all",
            environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"])
        let piped = try run("layout", "-", "--format", format, "--size", "all", input: TestScene.settings)
        #expect(plain.status == 0 && !plain.output.isEmpty)
        #expect(plain.output == turkish.output)
        #expect(plain.output == piped.output)
    }

    @Test("Heights are at all twelve sizes, or at those asked for")
    func heights() throws {
        let all = try #require(run("heights", "settings.yaml", "--format", "json").json() as? [String: Any])
        #expect((all["sizes"] as? [String])?.count == 12)
        let rows = try #require(all["rows"] as? [[String: Any]])
        #expect(rows.map { $0["id"] as? String } == ["0.0", "0.1", "1.0"])
        #expect(rows.allSatisfy { ($0["heights"] as? [Double])?.count == 12 })
        let some = try run("heights", "settings.yaml", "--format", "csv", "--size", "AX1,L")
        let lines = some.text.components(separatedBy: "\r\n")
        #expect(lines[0] == "id,text,AX1,L")
        #expect(lines[3].hasPrefix("1.0,\"İstanbul, 1.5\","))
        #expect(lines.count == 5)
        #expect(try run("heights", "settings.yaml").text.split(separator: "\n").count == 4)
    }

    @Test("A broken scene exits 2 with the places of all issues and no result")
    func broken() throws {
        let run = try run("layout", "broken.yaml")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        let lines = run.messages.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("broken.yaml:5:9: sections[0].rows[0]") == true)
        #expect(lines.last?.contains("broken.yaml:7:16: sections[0].rows[1].alpha") == true)
    }

    @Test("A missing scene, a folder and an empty standard input exit 2")
    func unreadable() throws {
        #expect(try run("layout", "missing.yaml").status == 2)
        #expect(try run("layout", ".").status == 2)
        let empty = try run("layout", "-")
        #expect(empty.status == 2)
        #expect(empty.messages.hasPrefix("listcell: error: standard input: "))
    }
}
