// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellRendering
import Testing

/// The lists of figures that people read hold every figure that the sources state.
@Suite struct FigureListTests {
    /// The names of the figures that a target's sources write out.
    private static func names(in target: String) throws -> Set<String> {
        let folder = Repository.root.appending(path: "Sources/\(target)")
        let enumerator = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var names: Set<String> = []
        for case let file as URL in enumerator where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /Figure\(\s*"([^"\\]+)"/) { names.insert(String(match.1)) }
        }
        return names
    }

    private static func check(_ figures: [Figure], in target: String, atLeast count: Int) throws {
        let listed = Set(figures.map(\.name))
        #expect(listed.count == figures.count, "\(target) lists two figures of one name")
        let stated = try names(in: target)
        #expect(stated.count >= count)
        #expect(stated.subtracting(listed) == [])
        #expect(figures.allSatisfy { $0.value > 0 && $0.value.isFinite && !$0.source.isEmpty })
    }

    @Test func noFigureOfAnIconIsForgotten() throws {
        try Self.check(SettingsIconMetrics.all, in: "ListCellIcons", atLeast: 30)
    }

    @Test func noFigureOfTheDrawingIsForgotten() throws {
        try Self.check(DrawingFigures.all.flatMap(\.figures), in: "ListCellRendering", atLeast: 3)
    }
}
