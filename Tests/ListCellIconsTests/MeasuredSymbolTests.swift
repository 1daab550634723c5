// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellTestSupport
import Testing

@testable import ListCellIcons

/// The drawings against what the system's images say of the symbols they stand for.
struct MeasuredSymbolTests {
    private func number(_ name: String, _ row: [String: String]) throws -> CGFloat {
        CGFloat(try #require(Double(row[name] ?? "")))
    }

    @Test func inkIsAsLargeAsTheSystems() throws {
        let rows = try Fixture("symbol-ink.csv", in: .module).rows
        #expect(rows.count == 74)
        for row in rows {
            let symbol = try #require(SymbolLibrary.builtIn.exactSymbol(named: row["symbol"] ?? ""), "\(row)")
            let width = abs(symbol.bounds.width - (try number("width", row)))
            let height = abs(symbol.bounds.height - (try number("height", row)))
            #expect(try width <= number("width_tolerance", row) + 1e-9, "\(row): \(symbol.bounds.width)")
            #expect(try height <= number("height_tolerance", row) + 1e-9, "\(row): \(symbol.bounds.height)")
        }
    }

    /// The rule gives of our drawings the images that were recorded at regular weight, to the pixel. The chevrons that
    /// point sideways are 0.5 narrower at large: their bearings differ, which the rule leaves out.
    @Test func imagesAreTheRecordedOnes() throws {
        let table = EmbeddedSymbolsTests.root.appending(path: "Tests/ListCellLayoutTests/Fixtures/symbol-sizes.csv")
        var compared = 0
        var differing: Set<String> = []
        for row in Fixture(try String(contentsOf: table, encoding: .utf8)).rows
        where row["context"] == "image" && row["weight"] == "regular" {
            guard let symbol = SymbolLibrary.builtIn.exactSymbol(named: row["symbol"] ?? "") else { continue }
            let size = symbol.imageSize(
                pointSize: try number("point_size", row),
                scale: try #require(SymbolScale(rawValue: row["scale"] ?? "")),
                grid: PixelGrid(scale: try number("display_scale", row)))
            let width = abs(size.width - (try number("width", row)))
            let height = abs(size.height - (try number("height", row)))
            if width > 0.001 || height > 0.001 { differing.insert(symbol.name) }
            compared += 1
        }
        #expect(compared >= 146)
        #expect(differing == ["chevron.backward", "chevron.forward", "chevron.left", "chevron.right"])
    }
}
