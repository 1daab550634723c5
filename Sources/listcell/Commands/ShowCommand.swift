// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellImages
import ListCellPreview
import ListCellScenes

/// `listcell show`: a scene in a window.
enum ShowCommand: Command {
    static let name = "show"
    static let operands = "SCENE"
    static let summary = "Opens a scene in a window."
    static let details = """
        Wheel, arrows and page keys scroll; + and - change the text size, D exchanges light and dark, R the direction, \
        S saves a picture, backspace goes back, Q closes. A tap on a row opens the scene that it names. SCENE is a \
        file, or - for standard input.
        """
    static let groups = [
        OptionGroup(title: "Window", options: [.zoom, .frames, .screenshot]), .traits, .drawing, .general,
    ]

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
        let path = try arguments.onlyOperand("SCENE")
        let variants = try VariantList(arguments).variants
        guard variants.count == 1 else {
            throw UsageError.conflict(
                "a window shows one system, size, appearance and direction, not \(variants.count)")
        }
        let zoom = try arguments.number(.zoom, from: 0.1, to: 8)
        let frames = try arguments.number(.frames, from: 1, to: 10_000)
        let painter = try ScenePainter(arguments)
        let scene = try SceneInput.read([path], arguments, symbols: painter.symbols, console)[0]
        let preview = ScenePreview(
            painter: painter, overrides: variants[0].overrides,
            options: SceneInput.options(arguments, symbols: painter.symbols))
        let options = PreviewWindow.Options(zoom: zoom.map { Double($0) }, fontPath: painter.fontPath)
        let window = try PreviewWindow(preview.source(scene, file: SceneInput.fileName(path)), options: options)
        let screenshot = arguments.value(of: .screenshot)
        if frames == nil, screenshot == nil {
            if SystemLibraries.isVideoHidden { throw PreviewError.noDisplay("SDL found none") }
            try window.run()
            return .success
        }
        let bitmap = try window.screenshot(afterFrames: Int(frames ?? 1))
        if let screenshot { try console.deliver(PNG.encode(bitmap), to: screenshot) }
        return .success
    }
}
