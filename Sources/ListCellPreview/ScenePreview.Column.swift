// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellLayout
import ListCellRendering
import ListCellScenes

extension ScenePreview {
    /// A scene laid out for one environment and ready to be drawn.
    struct Column {
        let environment: SceneEnvironment
        let screen: Screen
        let renderer: Renderer
        let list: DisplayList

        init(_ scene: Scene, in environment: SceneEnvironment, options: Options) {
            self.environment = environment
            screen = scene.screen(in: environment, measurer: options.measurer)
            renderer = Renderer(
                scale: environment.traits.displayScale, text: options.text, symbols: options.symbols)
            list = renderer.displayList(for: screen)
        }
    }
}

extension ScenePreview.Column {
    /// Section and row at a point of the content, in points; nil beside all rows.
    func row(at point: CGPoint) -> (section: Int, row: Int)? {
        let point = CGPoint(x: point.x, y: point.y - screen.listTop)
        for (section, layout) in screen.layout.sections.enumerated() {
            if let row = layout.rows.firstIndex(where: { $0.frame.contains(point) }) { return (section, row) }
        }
        return nil
    }
}
