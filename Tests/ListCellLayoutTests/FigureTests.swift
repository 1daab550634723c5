// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellLayout

@Suite struct FigureTests {
    /// Every figure that is declared in the metrics is in the list of them all, under a name of its own.
    @Test func noFigureIsForgotten() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/ListCellLayout/Metrics")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let registry = try String(contentsOf: folder.appending(path: "FigureGroup+All.swift"), encoding: .utf8)
        var declared = 0
        for file in files.sorted() {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for match in text.matches(
                of: /static let (\w+) = (Figure|GenerationFigure|FigureSize|WidthLimit)\(/)
            {
                declared += 1
                #expect(registry.contains(try Regex("Metrics\\.\(match.1)\\b|Figures\\.\(match.1)\\b")), "\(match.1)")
            }
        }
        #expect(declared > 60)
        let names = FigureGroup.all.flatMap(\.entries).map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func everyFigureSaysWhereItComesFrom() {
        for entry in FigureGroup.all.flatMap(\.entries) {
            for figure in [entry.design18, entry.design26].compactMap(\.self) {
                #expect(!figure.source.isEmpty && !figure.name.isEmpty)
                #expect(figure.value.isFinite)
            }
        }
    }

    /// Of the presets only what was printed by a system is measured.
    @Test func presetsAreAsSureAsTheirSource() {
        func certainty(_ preset: ListContentConfiguration.Preset, _ design: Int) -> Certainty {
            PresetValues.basis(of: preset, in: design == 18 ? .design18 : .design26).certainty
        }
        let measured18 = ListContentConfiguration.Preset.allCases.filter { certainty($0, 18) == .measured }
        let reported26 = ListContentConfiguration.Preset.allCases.filter { certainty($0, 26) == .reported }
        #expect(Set(measured18) == [.cell, .groupedHeader])
        #expect(Set(reported26) == [.prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader])
    }
}
