// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellFiles
import ListCellGraphics
import ListCellIcons

extension InputError {
    /// The error in one line.
    var message: String {
        switch self {
        case .unknownSymbol(let name, let nearest): "unknown symbol \(quoted(name))\(suggestion(nearest))"
        case .unknownColor(let name, let nearest):
            "unknown colour \(quoted(name)), expected a system colour's name or #rrggbb\(suggestion(nearest))"
        case .unknownRow(let id, let known, let file):
            known.isEmpty
                ? "\(shownPath(file)): the scene has no rows"
                : "\(shownPath(file)): no row \(quoted(id)): the scene has \(known.prefix(12).joined(separator: ", "))"
                    + (known.count > 12 ? " and \(known.count - 12) more" : "")
        case .noFolder(let path):
            switch FileSystem.kind(path) {
            case .nothing: "\(printable(path)): there is no such folder"
            case .folder: "\(printable(path)): cannot be read: permission denied"
            case .file, .other: "\(printable(path)): it is no folder"
            }
        case .unreadableSymbol(let path, let error): "\(printable(path)): no symbol: \(error.message)"
        case .appIcon(let path, let error): "\(shownPath(path)): \(error.message)"
        case .noAppIconSetName(let path):
            "\(printable(path)): the folder of an app-icon set is named NAME.appiconset"
        case .foreignFile(let folder, let name):
            "\(printable(folder)): it holds \(quotedPath(name)), which is no part of an app-icon set: nothing is replaced"
        case .inputInside(let folder):
            "\(printable(folder)): it holds the picture itself: move the picture out before the set is replaced"
        }
    }
}
