// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellImages
import ListCellPreview
import ListCellScenes

extension ScenePreview.Options {
    /// What a command line says of a window's pictures; those that are saved go to the current folder.
    init(_ arguments: Arguments, _ painter: ScenePainter) {
        self.init(text: painter.text, measurer: painter.measurer)
        symbols = painter.symbols
        let reading = SceneInput.options(arguments, symbols: painter.symbols)
        read = { try Scene.read(path: $0, options: reading) }
        save = { try Self.save($0, of: $1, $2) }
        describe = { Console.message(of: $0) }
    }

    /// Writes what is in view, its name saying all that keys change, and returns the name.
    private static func save(
        _ bitmap: Bitmap, of preview: ScenePreview, _ environments: [SceneEnvironment]
    ) throws -> String {
        let traits = environments.map(\.traits)
        let words = [
            traits.map(\.preferredContentSizeCategory.abbreviation), traits.map(\.userInterfaceStyle.rawValue),
            traits.map(\.layoutDirection.rawValue),
        ]
        let name = ([preview.scene.name] + words.flatMap(\.uniqued)).joined(separator: "-") + ".png"
        let metadata = PNG.Metadata(scene: SceneInput.fileName(preview.file), traits: traits)
        var files = OutputFiles()
        files.add(try PNG.encode(bitmap, metadata: metadata), at: name)
        try files.commit()
        return name
    }
}
