// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellImages
import ListCellPreview
import ListCellGraphics
import ListCellRendering
import ListCellScenes

/// `listcell show`: a scene in a window.
enum ShowCommand: Command {
    static let name = "show"
    static let operands = "SCENE"
    static let summary = "Opens a scene in a window."
    static let details = """
        Wheel, arrows and page keys scroll; + and - change the text size, D exchanges light and dark, R the direction, \
        S saves a picture, backspace goes back, Q closes. A tap on a row opens the scene that it names. A scene that \
        is saved is shown anew. SCENE is a file, or - for standard input.
        """
    static let groups = [
        OptionGroup(title: "Window", options: [.zoom, .split, .frames, .screenshot]), .traits, .drawing, .general,
    ]

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let path = try arguments.onlyOperand("SCENE")
        let overrides = try SplitOption.columns(arguments)
        let frames = try arguments.whole(.frames, from: 1, to: 10_000)
        let screenshot = arguments.value(of: .screenshot)
        let zoom = try arguments.number(.zoom, from: 0.1, to: 16)
        let painter = try ScenePainter(arguments)
        let scene = try SceneInput.read([path], arguments, symbols: painter.symbols, console)[0]
        let preview = ScenePreview(
            scene, file: path, overrides: overrides, options: ScenePreview.Options(arguments, painter))
        // What is compared with pictures has their pixels.
        let ownScale = screenshot == nil ? nil : scene.environment(overrides[0]).traits.displayScale
        let options = PreviewWindow.Options(
            zoom: (zoom ?? ownScale).map { Double($0) }, fontPath: ScenePreview.panelFontPath(in: painter.fonts))
        let picture: Bitmap?
        do {
            let isScript = frames != nil || screenshot != nil
            picture = try show(preview, options, frames: isScript ? frames ?? 1 : nil)
        } catch let error as RenderingError {
            let environment = scene.environment(overrides[0])
            throw PictureError(name: shownPath(path), error, of: scene, in: environment)
        }
        painter.reportMissingGlyphs(in: [(path, scene, overrides[0])], console)
        if let picture, let screenshot { try console.deliver(PNG.encode(picture), to: screenshot) }
        return .success
    }

    /// Shows a window until it is closed, or for some frames, of which the last is returned.
    @MainActor private static func show(
        _ preview: ScenePreview, _ options: PreviewWindow.Options, frames: Int?
    ) throws -> Bitmap? {
        let window = try withoutForeignMessages { try PreviewWindow(preview.source, options: options) }
        if let frames { return try window.screenshot(afterFrames: frames) }
        if SystemLibraries.isVideoHidden { throw PreviewError.noDisplay("SDL found none") }
        try window.run()
        return nil
    }
}
