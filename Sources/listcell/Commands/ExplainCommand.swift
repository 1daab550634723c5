// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellLayout
import ListCellShaping

/// `listcell explain`: where each number of a row comes from.
enum ExplainCommand: Command {
    static let name = "explain"
    static let operands = "SCENE"
    static let summary = "Prints the sum behind each frame of a row, its source and how sure it is."
    static let details = """
        Each sum is as sure as its least sure figure: measured, apple, rule, reported, assumed; stated is what the \
        scene says. --row takes an id as layout prints it: 0.2, 0.header, 0.footer. SCENE is a file, or - for \
        standard input.
        """
    static let row = OptionDeclaration(
        "--row", .required(placeholder: "ID"), help: "the row, header or footer: 0.2, 0.header, 0.footer")
    static let groups = [
        OptionGroup(title: "Output", options: [row, .format("text|json")]), .traits, .reading, .general,
    ]

    enum Format: String, CaseIterable { case text, json }

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let path = try arguments.onlyOperand("SCENE")
        let format = try arguments.choice(.format("text|json"), Format.self) ?? .text
        guard let id = arguments.value(of: row) else { throw UsageError.missingOption("--row ID") }
        let variants = try VariantList(arguments).variants
        let scene = try SceneInput.read(
            [path], arguments, symbols: SymbolFolder.library(arguments), console)[0]
        let measurer = try FullTextMeasurer(fonts: FontLibrary(arguments))
        let explanations = try variants.map { variant in
            let environment = scene.environment(variant.overrides)
            let list = scene.list(for: environment)
            guard let cell = CellLayout.ID(id),
                let explanation = Explanation(
                    of: cell, in: list, traits: environment.traits, width: environment.width, measurer: measurer)
            else { throw InputError.unknownRow(id, known: list.ids, file: path) }
            return explanation
        }
        try console.write(format == .json ? Explanation.json(explanations) : Explanation.text(explanations))
        return .success
    }
}

extension List {
    /// The ids of all headers, rows and footers.
    fileprivate var ids: [String] {
        sections.enumerated().flatMap { index, section in
            (section.header == nil ? [] : ["\(index).header"]) + section.rows.indices.map { "\(index).\($0)" }
                + (section.footer == nil ? [] : ["\(index).footer"])
        }
    }
}
