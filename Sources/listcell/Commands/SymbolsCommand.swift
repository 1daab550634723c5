// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellIcons
import ListCellImages
import ListCellRendering
import ListCellReview

/// `listcell symbols`: the symbols that can be drawn.
enum SymbolsCommand: Command {
    static let name = "symbols"
    static let summary = "Lists the symbols: name, width and height of the ink in parts of the point size."
    static let groups = [
        OptionGroup(title: "Options", options: [.symbolSheet, .symbols, .text, .fonts]), .general,
    ]

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        try arguments.expectNoOperands()
        let library = try SymbolFolder.library(arguments)
        if let file = arguments.value(of: .symbolSheet) {
            let sheet = SymbolSheet(library, text: try TextDrawing(arguments))
            let metadata = PNG.Metadata(scale: Double(SymbolSheet.scale))
            try console.deliver(PNG.encode(sheet.picture(), metadata: metadata), to: file)
            return .success
        }
        var table = TextTable()
        for name in library.names {
            guard let symbol = library.exactSymbol(named: name) else { continue }
            table.add([name, decimals(symbol.bounds.width), decimals(symbol.bounds.height)])
        }
        try console.write(table.text)
        return .success
    }

    /// A length with three decimals.
    private static func decimals(_ value: Double) -> String {
        DecimalText.text(value, decimals: 3, isPadded: true)
    }
}
