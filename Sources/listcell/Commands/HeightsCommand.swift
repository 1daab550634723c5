// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellLayout
import ListCellScenes
import ListCellShaping

/// `listcell heights`: the height of each row at each text size.
enum HeightsCommand: Command {
    static let name = "heights"
    static let operands = "SCENE"
    static let summary = "Prints the height of each row at each text size, in points."
    static let details = "Without --size at all twelve sizes. SCENE is a file, or - for standard input."
    static let groups = [
        OptionGroup(title: "Output", options: [.format("text|json|csv")]), .traits, .reading, .general,
    ]

    enum Format: String, CaseIterable { case text, json, csv }

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let path = try arguments.onlyOperand("SCENE")
        let format = try arguments.choice(.format("text|json|csv"), Format.self) ?? .text
        var list = try VariantList(arguments)
        let sizes = list.sizes.isEmpty ? ContentSizeCategory.allCases : list.uniqueSizes
        list.sizes = []
        let scene = try SceneInput.read(
            [path], arguments, symbols: SymbolFolder.library(arguments), console)[0]
        let measurer = try FullTextMeasurer(fonts: FontLibrary(arguments))
        let variants = list.variants
        var progress = Progress(console, "laying out", total: variants.count)
        let reports = variants.map { variant -> HeightsReport in
            progress.step()
            var report = HeightsReport(
                traits: variant.differences.map { HeightsReport.Trait(name: $0.trait, value: $0.value) })
            // A layout is let go when its heights are taken: a list may have a hundred thousand rows.
            let parts = sizes.concurrentMap { size in
                var overrides = variant.overrides
                overrides.size = size
                var part = HeightsReport()
                part.append(scene.layout(overrides, measurer: measurer).list)
                return part
            }
            for part in parts { report.append(part) }
            return report
        }
        progress.end()
        switch format {
        case .text: try console.write(HeightsReport.text(reports))
        case .json: try console.write(HeightsReport.json(reports))
        case .csv: try console.write(HeightsReport.csv(reports))
        }
        return .success
    }
}
