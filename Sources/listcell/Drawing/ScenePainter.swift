// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellRendering
import ListCellReview
import ListCellScenes
import ListCellShaping

/// Draws scenes as a command line says.
struct ScenePainter {
    let symbols: SymbolLibrary
    let fonts: FontLibrary
    let text: TextDrawing
    let measurer: FullTextMeasurer

    enum Text: String, CaseIterable { case glyphs, blocks }

    init(_ arguments: Arguments) throws {
        let text = try arguments.choice(.text, Text.self) ?? .glyphs
        symbols = try SymbolFolder.library(arguments)
        fonts = try FontLibrary(arguments)
        self.text = text == .glyphs ? .glyphs(fonts) : .blocks
        measurer = FullTextMeasurer(fonts: fonts)
    }
}

extension ScenePainter {
    /// Lays a scene out on its screen.
    func screen(of scene: Scene, _ overrides: TraitOverrides) -> SceneScreen {
        SceneScreen(scene, in: scene.environment(overrides), measurer: measurer, text: text, symbols: symbols)
    }
}
