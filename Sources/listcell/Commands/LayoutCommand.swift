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
        let layouts = variants.map { variant in
            progress.step()
            return scene.layout(variant.overrides, measurer: measurer)
        }
        progress.end()
        let reports = layouts.map { LayoutReport($0.list, deviceName: $0.environment.device.name) }
        console.reportOverflow(of: layouts.flatMap { scene.overflowingRows(in: $0.list) }, in: path)
        try console.write(format == .json ? LayoutReport.json(reports) : LayoutReport.text(reports))
        return .success
    }
}
