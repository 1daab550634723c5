// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellLayout
import ListCellShaping

/// `listcell layout`: the frames of a scene.
enum LayoutCommand: Command {
    static let name = "layout"
    static let operands = "SCENE"
    static let summary = "Prints the frames of a scene's rows, texts, images, accessories and separators."
    static let details = """
        Numbers are points with at most three decimals, y down, x from the left edge. Several sizes, systems, \
        appearances or directions are an array in JSON. SCENE is a file, or - for standard input.
        """
    static let groups = [OptionGroup(title: "Output", options: [.format("text|json")]), .traits, .reading, .general]

    enum Format: String, CaseIterable { case text, json }

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let path = try arguments.onlyOperand("SCENE")
        let format = try arguments.choice(.format("text|json"), Format.self) ?? .text
        let variants = try VariantList(arguments).variants
        let scene = try SceneInput.read(
            [path], arguments, symbols: SymbolFolder.library(arguments), console)[0]
        let measurer = try FullTextMeasurer(fonts: FontLibrary(arguments))
        var progress = Progress(console, "laying out", total: variants.count)
        var warnings = RowWarnings()
        // Each variant is printed before the next is laid out, and each part written before the next is printed: a list
        // may have a hundred thousand rows.
        func report(_ index: Int) -> LayoutReport {
            progress.step()
            let layout = scene.layout(variants[index].overrides, measurer: measurer)
            warnings += RowWarnings(scene, in: layout.list)
            return LayoutReport(
                layout.list, deviceName: layout.environment.device.name,
                screen: layout.screen(of: scene, measurer: measurer))
        }
        func write(_ bytes: [UInt8]) throws {
            progress.giveWay()
            try console.write(bytes)
        }
        let count = variants.count
        switch format {
        case .json: try LayoutReport.writeJSON(count: count, report: report, to: write)
        case .text: try LayoutReport.writeText(count: count, report: report, to: write)
        }
        progress.end()
        console.report(warnings, in: path)
        return .success
    }
}
