// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellImages
import ListCellLayout
import ListCellPreview
import ListCellScenes

/// What the window shows of scenes, and what it asks for.
struct ScenePreview {
    let painter: ScenePainter
    /// What the command line says of traits.
    let overrides: TraitOverrides
    let options: SceneReadingOptions

    /// A scene as the window's source.
    ///
    /// - Parameter file: The scene's file without its folder, for saved pictures.
    func source(_ scene: Scene, file: String) -> PreviewSource {
        PreviewSource(
            name: scene.name, picture: { try picture(of: scene, $0) },
            save: { try save($0, of: scene, file: file, $1) }, opened: { try opened(from: scene, at: $0, $1) },
            describe: { Console.message(of: $0) })
    }

    private func screen(of scene: Scene, _ state: PreviewState) -> SceneScreen {
        let traits = overrides.applied(over: scene.traits).resolved().traits
        var changed = overrides
        changed.size = state.size(from: traits.preferredContentSizeCategory)
        changed.appearance = state.appearance(from: traits.userInterfaceStyle)
        changed.direction = state.direction(from: traits.layoutDirection)
        return painter.screen(of: scene, changed)
    }

    private func picture(of scene: Scene, _ state: PreviewState) throws -> PreviewPicture {
        let screen = screen(of: scene, state)
        let list = screen.renderer.displayList(for: screen.screen)
        let height = screen.renderer.height(of: list, mode: .screen)
        let top = max(0, state.contentOffset)
        let traits = screen.environment.traits
        let stated = overrides.applied(over: scene.traits).size ?? .large
        return PreviewPicture(
            bitmap: try screen.renderer.render(list, rows: top..<top + height), displayScale: traits.displayScale,
            contentHeight: max(height, screen.renderer.height(of: list, mode: .all)),
            caption: "\(traits.preferredContentSizeCategory.abbreviation)  \(traits.system.name)",
            sizeSteps: -stated.rawValue...ContentSizeCategory.allCases.count - 1 - stated.rawValue)
    }

    /// Writes what is in view into the current folder, named as `render` names it.
    private func save(_ picture: PreviewPicture, of scene: Scene, file: String, _ state: PreviewState) throws -> String
    {
        let traits = screen(of: scene, state).environment.traits
        let name =
            "\(scene.name)-\(traits.preferredContentSizeCategory.abbreviation)-"
            + "\(traits.userInterfaceStyle.rawValue)-\(traits.layoutDirection.rawValue).png"
        var files = OutputFiles()
        files.add(try PNG.encode(picture.bitmap, metadata: PNG.Metadata(scene: file, traits: traits)), at: name)
        try files.commit()
        return name
    }

    /// The scene that the row under a point opens, a point counting from the content's top.
    private func opened(from scene: Scene, at point: CGPoint, _ state: PreviewState) throws -> PreviewSource? {
        let screen = screen(of: scene, state).screen
        let place = CGPoint(x: point.x, y: point.y - screen.listTop)
        for (section, layout) in zip(scene.sections, screen.layout.sections) {
            for (row, cell) in zip(section.rows, layout.rows) where cell.frame.contains(place) {
                guard let path = row.opens else { return nil }
                let next = try Scene.read(path: path, options: options)
                return source(next, file: SceneInput.fileName(path))
            }
        }
        return nil
    }
}

extension PNG.Metadata {
    /// What a picture says of its scene: never a version, so that a picture does not change with the program.
    ///
    /// - Parameter scene: The scene's file without its folder.
    init(scene: String, traits: TraitCollection) {
        self.init(
            scale: Double(traits.displayScale),
            text: [
                ("Scene", scene), ("System", traits.system.name),
                ("Size", traits.preferredContentSizeCategory.abbreviation),
                ("Appearance", traits.userInterfaceStyle.rawValue),
            ])
    }
}
