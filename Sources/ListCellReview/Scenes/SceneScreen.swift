// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellIcons
import ListCellLayout
import ListCellRendering
import ListCellScenes
import ListCellText

/// A scene laid out on its screen for one environment, ready to be drawn.
public struct SceneScreen: Sendable {
    /// What the scene is laid out for.
    public let environment: SceneEnvironment
    /// The screen with the list's layout.
    public let screen: Screen
    /// What draws it, at the environment's scale.
    public let renderer: Renderer

    /// Lays a scene out.
    ///
    /// - Parameters:
    ///   - measurer: What measures text.
    ///   - text: How text is drawn.
    ///   - symbols: The glyphs of accessories.
    public init(
        _ scene: Scene, in environment: SceneEnvironment, measurer: some TextMeasuring, text: TextDrawing,
        symbols: SymbolLibrary = .builtIn
    ) {
        self.environment = environment
        screen = scene.screen(in: environment, measurer: measurer)
        renderer = Renderer(scale: environment.traits.displayScale, text: text, symbols: symbols)
    }
}

extension SceneScreen {
    /// The picture of the screen, or of the whole content.
    ///
    /// - Throws: `RenderingError` where it is too large, or where its text cannot be drawn.
    public func picture(mode: Renderer.Mode = .screen) throws(RenderingError) -> Bitmap {
        try renderer.render(screen, mode: mode)
    }

    /// The height of the picture in pixels.
    public func height(mode: Renderer.Mode) -> Int { renderer.height(of: screen, mode: mode) }

    /// Section and row at a point of the content, in points; nil beside all rows.
    public func row(at point: CGPoint) -> (section: Int, row: Int)? {
        let point = CGPoint(x: point.x, y: point.y - screen.listTop)
        for (section, layout) in screen.layout.sections.enumerated() {
            if let row = layout.rows.firstIndex(where: { $0.frame.contains(point) }) { return (section, row) }
        }
        return nil
    }
}

extension Scene {
    /// The scene laid out on the screen of an environment.
    public func screen(in environment: SceneEnvironment, measurer: some TextMeasuring) -> Screen {
        Screen(
            layout: ListLayout(
                list(for: environment), traits: environment.traits, width: environment.width, measurer: measurer),
            title: title(for: environment.traits),
            size: CGSize(width: environment.width, height: environment.height),
            safeAreaInsets: environment.device.safeAreaInsets)
    }
}
