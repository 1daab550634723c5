// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellRendering
import ListCellScenes
import ListCellShaping
import ListCellText

/// Draws scenes as a command line says.
struct ScenePainter {
    let symbols: SymbolLibrary
    private let fonts: FontLibrary
    private let text: TextDrawing
    private let measurer: FullTextMeasurer

    enum Text: String, CaseIterable { case glyphs, blocks }

    init(_ arguments: Arguments) throws {
        let text = try arguments.choice(.text, Text.self) ?? .glyphs
        symbols = try SymbolFolder.library(arguments)
        fonts = FontLibrary(directory: arguments.value(of: .fonts), isLenient: arguments.has(.lenient))
        self.text = text == .glyphs ? .glyphs(fonts) : .blocks
        measurer = FullTextMeasurer(fonts: fonts)
    }
}

/// A scene laid out on its screen, ready to be drawn.
struct SceneScreen {
    var environment: SceneEnvironment
    var screen: Screen
    var renderer: Renderer
}

extension ScenePainter {
    /// Lays a scene out on its screen.
    func screen(of scene: Scene, _ overrides: TraitOverrides) -> SceneScreen {
        let layout = scene.layout(overrides, measurer: measurer)
        let environment = layout.environment
        let screen = Screen(
            layout: layout.list, title: scene.title(for: environment.traits),
            size: CGSize(width: environment.width, height: environment.height),
            safeAreaInsets: environment.device.safeAreaInsets)
        let renderer = Renderer(scale: environment.traits.displayScale, text: text, symbols: symbols)
        return SceneScreen(environment: environment, screen: screen, renderer: renderer)
    }

    /// Warns of characters that were drawn as boxes.
    func reportMissingGlyphs(_ console: Console) {
        let missing = fonts.missingCharacters
        if !missing.isEmpty {
            console.report(warning: "no font has a glyph for \(quoted(missing)): drawn as a box")
        }
    }

    /// The file of the font that draws text, for the window's panel; nil where there is none.
    var fontPath: String? {
        try? fonts.drawingFont(for: ResolvedFont(pointSize: 13, weight: .regular, leading: 18)).path
    }
}
