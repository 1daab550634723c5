// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellIcons
import ListCellRendering

/// Draws 1,000 different Settings icons at three pixels a point, from their names to their pixels, on one core.
struct IconJob {
    private let names: [String]
    private let colors: [RGBA]

    init() {
        names = SymbolLibrary.builtIn.names
        colors = CatalogColor.allCases.filter(\.isPaletteColor).map { $0.resolved(with: TraitCollection()) }
    }

    func run() throws -> Measurement {
        var pixels = 0
        let seconds = try ProcessorTime.measure {
            for index in 0..<1000 {
                guard let symbol = SymbolLibrary.builtIn.exactSymbol(named: names[index % names.count]),
                    // A step through the colours at every round of the symbols, so that no two icons are equal.
                    case .drawing(let drawing) = SettingsIcon(
                        symbol: symbol, color: colors[(index + index / names.count) % colors.count]
                    ).image().content
                else { throw BenchmarkError(message: "no icon \(index)") }
                pixels += try Renderer.render(drawing, scale: 3).width
            }
        }
        guard pixels == 84_000 else { throw BenchmarkError(message: "the icons have \(pixels) pixels across") }
        return Measurement(seconds: seconds)
    }
}
