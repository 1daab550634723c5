// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellLayout
import Testing

/// Every figure that was measured on a real system, against the layout of its scene.
@Suite struct FidelityCaseTests {
    /// The misses that are known, each with what explains it.
    static let known: [String: Disagreement] = [
        "76-ipad-sidebar-ax5-ios27 sections[0].rows[3].text.frame.width": .hyphenationUnderImages
    ]

    @Test(arguments: FidelityCase.names) func figures(of name: String) throws {
        let result = try FidelityCase.named(name).misses(name: name)
        #expect(result.compared > 0)
        for miss in result.misses {
            let place = "\(name) \(miss.path)"
            if let disagreement = Self.known[place] {
                withKnownIssue("\(disagreement.rawValue)") {
                    Issue.record("\(place): \(miss.found), measured \(miss.expected)")
                }
            } else {
                Issue.record("\(place): \(miss.found), measured \(miss.expected)")
            }
        }
    }

    /// Known misses that are none any more are a reason to be glad, and to take them off the list.
    @Test func theNumberOfMissesIsKnown() throws {
        var compared = 0
        var misses: Set<String> = []
        for name in FidelityCase.names {
            let result = try FidelityCase.named(name).misses(name: name)
            compared += result.compared
            misses.formUnion(result.misses.map { "\(name) \($0.path)" })
        }
        #expect(compared == 1106)
        #expect(misses == Set(Self.known.keys))
    }
}
