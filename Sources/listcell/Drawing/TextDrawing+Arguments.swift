// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellRendering
import ListCellShaping

extension TextDrawing {
    /// How a command line says that text is drawn.
    init(_ arguments: Arguments) throws {
        let text = try arguments.choice(.text, ScenePainter.Text.self) ?? .glyphs
        self = text == .glyphs ? .glyphs(try FontLibrary(arguments)) : .blocks
    }
}

extension FontLibrary {
    /// The installed fonts, and before them those of the folder that `--fonts` names, which must be there.
    convenience init(_ arguments: Arguments) throws {
        let folder = arguments.value(of: .fonts)
        if let folder, !FileSystem.isReadableFolder(folder) { throw InputError.noFolder(folder) }
        self.init(directory: folder, isLenient: arguments.has(.lenient))
    }
}
