// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellGraphics
import ListCellRendering
import ListCellScenes

/// A picture of a run that cannot be made; the exit status is 2.
struct PictureError: Error {
    /// Where the picture would have gone, `pictures/settings-root-AX3.png`.
    var name: String
    /// The id of the row that is to blame, where one is.
    var row: String?
    /// Why, in words.
    var reason: String
}

extension PictureError {
    /// The error of a scene's picture, with the first row that writes what cannot be drawn.
    init(name: String, _ error: any Error, of scene: Scene, in environment: SceneEnvironment) {
        self.init(name: name, row: nil, reason: Console.message(of: error))
        guard case .font(.missingGlyphs(let characters)) = error as? RenderingError else { return }
        row = scene.rows(writing: Set(characters.unicodeScalars), in: environment).first?.id
    }
}

extension PictureError: CustomStringConvertible {
    var description: String {
        "\(printable(name)): \(row.map { $0 == "title" ? "title: " : "row \($0): " } ?? "")\(reason)"
    }
}
