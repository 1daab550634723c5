// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellIcons

/// The symbol and the colour that an icon is made of.
enum IconInput {
    /// A symbol by its name, those of `--symbols` first.
    static func symbol(_ name: String, _ arguments: Arguments) throws -> Symbol {
        let library = try SymbolFolder.library(arguments)
        guard let symbol = library.symbol(named: name) else {
            throw InputError.unknownSymbol(name, nearest: library.nearestNames(to: name))
        }
        return symbol
    }

    /// The colour of `--color` in its light variant.
    static func color(_ arguments: Arguments, system: OperatingSystem) throws -> RGBA {
        guard let name = arguments.value(of: .color) else { throw UsageError.missingOption("--color COLOR") }
        if let color = RGBA(hex: name) { return color }
        guard let color = CatalogColor.named(name), color.isPaletteColor else {
            let nearest =
                RGBA(hex: "#" + name) != nil
                ? "#" + name : Speller.nearest(to: name, among: CatalogColor.paletteNames)
            throw InputError.unknownColor(name, nearest: nearest)
        }
        return color.resolved(with: TraitCollection(system: system))
    }
}
