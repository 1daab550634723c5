// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import Testing

@testable import ListCellIcons

/// The source `EmbeddedSymbols.swift`, made of the drawings in `Fonts/Symbols`.
///
/// After a change there, `LISTCELL_RECORD=all swift test --filter EmbeddedSymbolsTests` writes it anew.
struct EmbeddedSymbolsTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let source = root.appending(path: "Sources/ListCellIcons/Library/EmbeddedSymbols.swift")

    static let drawnSymbols = Result { try readSymbols() }

    private static func readSymbols() throws -> [Symbol] {
        let folder = root.appending(path: "Fonts/Symbols")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try files.filter { $0.hasSuffix(".svg") }.sorted().map { file in
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file)))
            return try Symbol(name: String(file.dropLast(4)), svg: bytes)
        }
    }

    static func text(of symbols: [Symbol]) -> String {
        let rows = symbols.map(EmbeddedSymbol.init).sorted { $0.name < $1.name }.map {
            "        EmbeddedSymbol(\"\($0.name)\", \($0.advance), \"\($0.data)\"),\n"
        }
        return """
            // Copyright (c) 2026 the listcell authors
            // SPDX-License-Identifier: MIT

            // Generated from the drawings in Fonts/Symbols by EmbeddedSymbolsTests.
            // swift-format-ignore-file

            extension EmbeddedSymbol {
                /// Every built-in symbol, by rising name.
                static let all: [EmbeddedSymbol] = [
            \(rows.joined())    ]
            }

            """
    }

    @Test func embeddedSymbolsAreThoseOfTheFolder() throws {
        let text = Self.text(of: try Self.drawnSymbols.get())
        if ProcessInfo.processInfo.environment["LISTCELL_RECORD"] == "all" {
            try Data(text.utf8).write(to: Self.source, options: .atomic)
            return
        }
        let embedded = try String(contentsOf: Self.source, encoding: .utf8)
        let isInStep = embedded == text
        #expect(isInStep, "Fonts/Symbols has changed: LISTCELL_RECORD=all swift test --filter EmbeddedSymbolsTests")
    }

    @Test func everySymbolReadFromTheBinaryIsTheOneDrawn() throws {
        let drawn = try Self.drawnSymbols.get()
        #expect(drawn.count >= 60)
        let differing = drawn.filter { SymbolLibrary.builtIn.exactSymbol(named: $0.name) != $0 }
        #expect(differing.map(\.name) == [])
        #expect(SymbolLibrary.builtIn.names == drawn.map(\.name).sorted())
    }

    /// A random point has ink in the one outline where any element of the drawing has some by SVG's own rules.
    @Test func outlinesPaintWhatTheElementsPaint() throws {
        let folder = Self.root.appending(path: "Fonts/Symbols")
        var random = SystemlessRandom(state: 17)
        for symbol in try Self.drawnSymbols.get() {
            let root = try SVGElement.root(
                of: [UInt8](try Data(contentsOf: folder.appending(path: symbol.name + ".svg"))))
            let shapes = try ElementInk.shapes(of: root)
            let box = try #require(try SVGAttributes(root).numbers("viewBox"))
            let outline = InkTest(symbol.path.applying(AffineTransform(scale: 100)), .nonZero)
            var differing = 0
            for _ in 0..<60 {
                let x = CGFloat(random.next() % 10_000) / 10_000 * box[2]
                let y = CGFloat(random.next() % 10_000) / 10_000 * box[3]
                let isPainted = shapes.contains { $0.hasInk(CGPoint(x: x, y: y)) }
                let hasInk = outline.hasInk(CGPoint(x: x - box[2] / 2, y: y - box[3] / 2))
                if isPainted != hasInk { differing += 1 }
            }
            // A point may fall into the width of a rounding between the two.
            #expect(differing <= 1, "\(symbol.name)")
        }
    }

    /// The outline's ink against the published size: within 4 %.
    ///
    /// The logo of Apple has a published size, but is not ours to draw.
    @Test func symbolsHaveThePublishedSizes() {
        let library = SymbolLibrary.builtIn
        #expect(PublishedSymbolSizes.all.count == 87)
        var missing: [String] = []
        for size in PublishedSymbolSizes.all {
            guard let symbol = library.exactSymbol(named: size.name) else {
                missing.append(size.name)
                continue
            }
            #expect(abs(symbol.bounds.width / size.width - 1) <= 0.04, "\(size.name)")
            #expect(abs(symbol.bounds.height / size.height - 1) <= 0.04, "\(size.name)")
        }
        #expect(missing == ["apple.logo"])
    }
}
